/** Which requests come from a page of this console: the one place that decides it. */
import type { Request } from 'express';
import { PostroomError } from '../core/base/errors.ts';
import { type HostRules, hostNameCheck } from '../http/hosts.ts';

export type OwnOrigin = {
  /** Throws `forbidden` for a Host that is not ours: a name that a stranger's DNS led here (DNS rebinding). */
  requireHost(request: Request): void;
  /**
   * Throws `forbidden` unless the Origin (RFC 6454) is that of this console: scheme and Host of the request, or those of APP_URL or BASE_URL. A
   * browser sends none with its own GET; there `Sec-Fetch-Site: same-origin` (W3C Fetch Metadata) says the same.
   */
  requireOrigin(request: Request): void;
  /** Whether the browser that sent the request came by TLS. */
  isByTls(request: Request): boolean;
};

export function ownOrigin(rules: HostRules): OwnOrigin {
  const wrongHost = hostNameCheck(rules);
  const configured = new Set([new URL(rules.appUrl).origin, new URL(rules.baseUrl).origin]);
  const isOwn = (request: Request) => {
    const origin = originOf(request);
    return origin !== null && (configured.has(origin) || origin === addressOf(request));
  };
  return {
    requireHost(request) {
      const refusal = wrongHost(request.headers.host);
      if (refusal !== null)
        throw new PostroomError('forbidden', refusal, { hint: 'Open the console at the address in APP_URL.' });
    },
    requireOrigin(request) {
      if (isOwn(request)) return;
      if (request.method === 'GET' && originOf(request) === null && request.get('sec-fetch-site') === 'same-origin') return;
      throw new PostroomError('forbidden', 'The request does not come from a page of this console.', {
        hint: 'A call by cookie needs the Origin of the console. Behind a proxy, set APP_URL to the address that the browser shows. Programs send an API key.',
      });
    },
    isByTls: (request) => request.secure || (isOwn(request) && originOf(request)?.startsWith('https:') === true),
  };
}

function originOf(request: Request): string | null {
  return request.get('origin')?.toLowerCase() ?? null;
}

/** The origin as a browser writes it: without the port that the scheme stands for. */
function addressOf({ protocol, headers }: Request): string {
  const host = (headers.host ?? '').toLowerCase();
  return `${protocol}://${host.replace(protocol === 'https' ? /:443$/ : /:80$/, '')}`;
}
