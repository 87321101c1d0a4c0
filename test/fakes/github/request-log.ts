/** Every request that came, to hold callers to a budget. */
export interface LoggedRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** The route, e.g. `GET /repos/{owner}/{repo}/pulls/{pull_number}`; undefined when there is none. */
  readonly route: string | undefined
  readonly status: number
  readonly login: string | undefined
  readonly body: string
}

export class RequestLog {
  readonly entries: LoggedRequest[] = []

  count(match: (request: LoggedRequest) => boolean = () => true): number {
    return this.entries.filter(match).length
  }

  of(route: string): readonly LoggedRequest[] {
    return this.entries.filter((entry) => entry.route === route)
  }

  /** `3 GET /repos/…` per route, for the message of a failed budget. */
  summary(): string {
    const counts = new Map<string, number>()
    for (const { route, method, path } of this.entries) {
      const key = route ?? `${method} ${path} (no such route)`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    return [...counts].map(([key, count]) => `${count} ${key}`).join('\n')
  }

  clear(): void {
    this.entries.length = 0
  }
}
