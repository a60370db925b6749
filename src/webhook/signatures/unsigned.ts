/** Which webhooks are taken without a signature, where there is no signing key: never those that a web page could send. */
import type { IncomingMessage } from 'node:http';
import { PostroomError } from '../../core/base/errors.ts';

/**
 * How a webhook proves who posts it. Any of the `keys` is right. None = none is known, and `unsigned` says what is taken then: nothing, what is posted
 * to this machine itself, or everything that no browser sends. The process may learn them while it starts.
 */
export type Signing = { keys: readonly string[]; unsigned: 'refused' | 'loopback' | 'anywhere' };

/** What an endpoint needs in order to ask for signatures. `signing` is read anew for each request. */
export type Signed = { signing: Readonly<Signing> };

/** For `webhookEndpoint`. */
export function proofBy({ signing }: Signed): (req: IncomingMessage) => 'asked' | 'none' {
  return (req) => {
    requireProof(signing, req);
    return signing.keys.length === 0 ? 'none' : 'asked';
  };
}

const HINT =
  'Set PROVIDER_WEBHOOK_SIGNING_KEY, or PROVIDER_WEBHOOK_ALLOW_UNSIGNED=true with NODE_ENV=production where nobody else can reach this address.';

/**
 * Returns for a webhook that must be signed, or that is taken without. Throws `forbidden` for one that a browser sends, and else
 * `unavailable`: what is missing is the operator's to set, and the provider keeps the mail meanwhile.
 */
function requireProof({ keys, unsigned }: Signing, { headers }: IncomingMessage): void {
  if (keys.length > 0) return;
  // A page of any site can post a form here; the browser tells by this header that it did (Fetch standard, 3.1).
  if (headers.origin !== undefined) {
    throw new PostroomError('forbidden', 'A webhook without a signature is not taken from a web page.', { hint: HINT });
  }
  // A page can also give its own name this machine's address; the Host is then that name.
  if (unsigned === 'anywhere' || (unsigned === 'loopback' && isLoopback(headers.host ?? ''))) return;
  const what =
    unsigned === 'loopback' ? 'and unsigned webhooks are taken at localhost only' : 'so this webhook cannot be verified';
  throw new PostroomError('unavailable', `No signing key is configured, ${what}.`, { hint: HINT });
}

/** Names that no DNS server is asked for (RFC 6761 6.3), and loopback addresses, with or without a port. */
function isLoopback(host: string): boolean {
  return /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i.test(host);
}
