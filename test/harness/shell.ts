/** Command line of a script step: an unnamed bash has no pipefail, a named one has. */
export function shellCommand(
  shell: string,
  file: string,
): { readonly command: string; readonly args: readonly string[] } {
  switch (shell) {
    case '':
      return { command: 'bash', args: ['-e', file] }
    case 'bash':
      return { command: 'bash', args: ['--noprofile', '--norc', '-eo', 'pipefail', file] }
    case 'sh':
      return { command: 'sh', args: ['-e', file] }
    case 'python':
      return { command: 'python3', args: [file] }
    default: {
      if (!shell.includes('{0}')) throw new Error(`shell ${shell}: no such shell, and no {0} for the script`)
      const [command = '', ...args] = shell.replace('{0}', file).split(/\s+/)
      return { command, args }
    }
  }
}
