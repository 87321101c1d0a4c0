import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  vi.unstubAllEnvs()
})

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

// One test: the library looks for the proxy once, when it is loaded.
test('requests that can be aborted go through the proxy of the runner', async () => {
  const github = await listen(
    createServer((_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end('{"full_name":"acme/perf"}')
    }),
  )
  const asked: string[] = []
  const proxy = createServer()
  proxy.on('connect', (request, client) => {
    asked.push(String(request.url))
    const server = connect(github, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      server.pipe(client).pipe(server)
    })
    ends.push(() => {
      server.destroy()
    })
  })
  // A name that only the proxy knows: without it, nothing answers.
  vi.stubEnv('GITHUB_API_URL', 'http://github.invalid/api')
  for (const name of ['no_proxy', 'NO_PROXY', 'https_proxy', 'HTTPS_PROXY', 'HTTP_PROXY'])
    vi.stubEnv(name, '')
  vi.stubEnv('http_proxy', `http://127.0.0.1:${await listen(proxy)}`)
  const { connectGitHub } = await import('../../src/github/client.ts')
  const { octokit } = connectGitHub({
    token: 't',
    repository: 'acme/perf',
    apiUrl: 'http://github.invalid/api',
    signal: new AbortController().signal,
    sleep: () => Promise.reject(new Error('the request failed')),
  })
  const { data } = await octokit.rest.repos.get({ owner: 'acme', repo: 'perf' })
  expect(data.full_name).toBe('acme/perf')
  expect(asked).toEqual(['github.invalid:80'])
})
