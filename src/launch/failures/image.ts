/** Faults of getting and opening a container image. */
import type { FailureRow } from './row.ts'

export const imageFailures: readonly FailureRow[] = [
  {
    id: 'image-rate-limit',
    pattern: /toomanyrequests|pull rate limit|(registry|manifest|docker|enroot|auth).{0,160}\b429\b/i,
    cause: 'the registry has had too many pulls from this site for the container image',
    blame: 'infra',
    hint: 'log in to the registry, use a mirror, or fill the image cache beforehand',
    retriable: true,
  },
  {
    id: 'image-platform',
    pattern: /no matching manifest for|exec format error|image platform .{0,80}does not match/i,
    cause: 'the container image is for another processor',
    blame: 'user',
    hint: 'GB200 and GB300 nodes are arm64: take an image that has this platform',
    retriable: false,
  },
  {
    id: 'image-denied',
    pattern:
      /pull access denied|(requested access to the resource is denied)|unauthorized: authentication required|(registry|docker|enroot|manifest|auth|token).{0,160}\b(401|403)\b|denied: .{0,80}(permission|access)/i,
    cause: 'the registry does not give the container image to this site',
    blame: 'infra',
    hint: 'log in to the registry on the runner (or put the token where enroot reads it); check that the repository exists',
    retriable: false,
  },
  {
    id: 'image-missing',
    pattern:
      /manifest (unknown|for \S+ not found)|container image \S+ not found|repository \S+ not found|No such image|(docker|enroot|manifest).{0,160}\b404\b/i,
    cause: 'the container image does not exist under this name and tag',
    blame: 'user',
    hint: 'check name and tag in the configuration; a nightly tag may have been removed',
    retriable: false,
  },
  {
    id: 'image-unreachable',
    pattern:
      /TLS handshake timeout|Client\.Timeout exceeded while awaiting headers|dial tcp.{0,120}(i\/o timeout|connection refused|no such host|no route to host)|received unexpected HTTP status: 5\d\d/i,
    cause: 'the registry of the container image does not answer',
    blame: 'infra',
    hint: 'check network, name resolution and proxy of the node',
    retriable: true,
  },
  {
    id: 'image-import',
    pattern:
      /error (pulling|importing) image|enroot.{0,80}(failed|ERROR)|pyxis: (failed to (import|create)|couldn't start container)|squashfs.{0,60}(corrupt|error|invalid)|filesystem on .{0,200}mount.{0,60}failed/i,
    cause: 'the container image could not be unpacked or opened',
    blame: 'infra',
    hint: 'a damaged file in the image cache, or no space for unpacking: remove the file and let it be imported again',
    retriable: true,
  },
]
