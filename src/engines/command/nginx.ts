/** nginx before several front ends: one public port, sessions kept on one front end when the recipe asks for it. */
import { concat, nodeAddress, text } from './text.ts'
import type { Text } from './text.ts'

export interface NginxSettings {
  readonly listenPort: number
  readonly upstreamNodes: readonly number[]
  readonly upstreamPort: number
  /** Requests with the same value of this header go to the same front end; without the header they are spread. */
  readonly affinityHeader?: string
  /** How long idle connections stay open: agentic sessions pause for minutes between turns. */
  readonly keepaliveTimeout: string
}

/** Large bodies pass (agentic prompts exceed nginx's 1 MiB), answers stream, and nothing times out before the client does. */
export function nginxConfig(settings: NginxSettings): Text {
  const { affinityHeader, keepaliveTimeout } = settings
  const variable =
    affinityHeader === undefined ? undefined : `$http_${affinityHeader.toLowerCase().replaceAll('-', '_')}`
  const servers = settings.upstreamNodes.map(
    (node) => text`    server ${nodeAddress(node)}:${settings.upstreamPort};\n`,
  )
  return concat(
    'worker_processes auto;\nevents { worker_connections 65535; }\nhttp {\n',
    '  access_log off;\n  client_max_body_size 45m;\n',
    `  keepalive_timeout ${keepaliveTimeout};\n`,
    variable === undefined
      ? ''
      : `  map ${variable} $frontend_key { default ${variable}; "" $request_id; }\n`,
    '  upstream frontends {\n',
    variable === undefined ? '' : '    hash $frontend_key consistent;\n',
    ...servers,
    `    keepalive 512;\n    keepalive_timeout ${keepaliveTimeout};\n  }\n`,
    `  server {\n    listen ${settings.listenPort};\n    location / {\n`,
    '      proxy_pass http://frontends;\n      proxy_http_version 1.1;\n      proxy_set_header Connection "";\n',
    '      proxy_buffering off;\n      proxy_read_timeout 24h;\n      proxy_send_timeout 24h;\n    }\n  }\n}\n',
  )
}
