/**
 * The one entry of the bundle: ncc splits every dynamic import into its own chunk, so an action loads only what it
 * uses. The stubs in dist/ call `main` with their own name and folder.
 */
import { setDistDir } from './assets.ts'

export async function main(name: string, distDir: URL): Promise<void> {
  setDistDir(distDir)
  switch (name) {
    case 'infx':
      return (await import('./cli/main.ts')).main(process.argv.slice(2))
    case 'check-changelog':
      return (await import('../actions/check-changelog/main.ts')).main()
    case 'matrix-generate':
      return (await import('../actions/matrix-generate/main.ts')).main()
    case 'canary-select':
      return (await import('../actions/canary-select/main.ts')).main()
    case 'run-agentic-point':
      return (await import('../actions/run-agentic-point/main.ts')).main()
    case 'run-fixed-point':
      return (await import('../actions/run-fixed-point/main.ts')).main()
    case 'run-eval-point':
      return (await import('../actions/run-eval-point/main.ts')).main()
    case 'collect-results':
      return (await import('../actions/collect-results/main.ts')).main()
    case 'collect-evals':
      return (await import('../actions/collect-evals/main.ts')).main()
    case 'ingest':
      return (await import('../actions/ingest/main.ts')).main()
    case 'gate':
      return (await import('../actions/gate/main.ts')).main()
    case 'fan-out':
      return (await import('../actions/fan-out/main.ts')).main()
    case 'reuse-points':
      return (await import('../actions/reuse-points/main.ts')).main()
    case 'collect-artifacts':
      return (await import('../actions/collect-artifacts/main.ts')).main()
    case 'upload-artifacts':
      return (await import('../actions/upload-artifacts/main.ts')).main()
    case 'post-comment':
      return (await import('../actions/post-comment/main.ts')).main()
    case 'answer-command':
      return (await import('../actions/answer-command/main.ts')).main()
    case 'check-sign-off':
      return (await import('../actions/check-sign-off/main.ts')).main()
    case 'sweep-verdict':
      return (await import('../actions/sweep-verdict/main.ts')).main()
    case 'retry-canary':
      return (await import('../actions/retry-canary/main.ts')).main()
    case 'run-sweep':
      return (await import('../actions/run-sweep/main.ts')).main()
    default:
      throw new Error(`no entry point is called "${name}"`)
  }
}
