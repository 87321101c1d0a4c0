import importX from 'eslint-plugin-import-x'
import tseslint from 'typescript-eslint'

// Imports point one way (docs/architecture.md): what decides about GPU-weeks stays testable with literals only if
// nothing below knows of anything above.
const above = {
  core: ['engines', 'launch', 'clients', 'store', 'files', 'report', 'github', 'doctor', 'sweep', 'cli'],
  engines: ['launch', 'clients', 'store', 'files', 'report', 'github', 'doctor', 'sweep', 'cli'],
  launch: ['clients', 'store', 'report', 'github', 'doctor', 'sweep', 'cli'],
  clients: ['launch', 'store', 'report', 'github', 'doctor', 'sweep', 'cli'],
  store: ['launch', 'clients', 'report', 'github', 'doctor', 'sweep', 'cli'],
  files: ['engines', 'launch', 'clients', 'store', 'report', 'github', 'doctor', 'sweep', 'cli'],
  report: ['engines', 'launch', 'clients', 'store', 'github', 'doctor', 'sweep', 'cli'],
  github: ['launch', 'clients', 'store', 'doctor', 'sweep', 'cli'],
  doctor: ['clients', 'store', 'report', 'github', 'sweep', 'cli'],
  sweep: ['github', 'doctor', 'cli'],
}
const zones = Object.entries(above).flatMap(([folder, forbidden]) => [
  ...forbidden.map((other) => ({
    target: `./src/${folder}`,
    from: `./src/${other}`,
    message: `src/${folder} must not know src/${other}: imports point actions, cli → sweep, doctor → github, launch, clients, store, report, files → engines → core (docs/architecture.md).`,
  })),
  {
    target: `./src/${folder}`,
    from: './actions',
    message: 'src must not know the actions: they are thin faces on it.',
  },
])

export default tseslint.config(
  {
    ignores: ['vitest.config.ts', 'dist/', 'lib/', 'node_modules/', '**/*.generated.ts', 'examples/**/*.js'],
  },
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked],
    plugins: { 'import-x': importX },
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.test.json', './src/report/client/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': ['error', { maxDepth: 4 }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // `_` names a value that is taken out or passed over on purpose.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['src/core/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                'node:fs*',
                'node:child_process',
                'node:http*',
                'node:net',
                'node:os',
                'node:process',
                '@actions/*',
                'undici',
                'pg',
                '@electric-sql/*',
              ],
              message: 'src/core is pure: no I/O, no clock, no environment. Pass the value in.',
            },
            {
              group: ['yaml', 'js-yaml'],
              message: 'Use loadYaml() of src/yaml.ts: one dialect, with positions and bounds.',
            },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'process', message: 'src/core knows no environment. Pass the value in.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'src/core has no clock. Pass the time in.' },
      ],
    },
  },
  {
    files: ['src/{engines,launch,clients,store,files,report,sweep,cli}/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@actions/*', '@octokit/*'], message: 'Only src/github talks to GitHub.' }] },
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      // JSON of fakes and expectations is read loosely on purpose; what is wrong there fails the test.
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unnecessary-type-conversion': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-deprecated': 'off',
    },
  },
)
