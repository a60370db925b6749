/** Host and Origin checks: a page in a browser must not reach a post room by DNS rebinding. */
import type { IncomingHttpHeaders } from 'node:http';

export type HostRules = {
  /** Names with or without a port, from MCP_ALLOWED_HOSTS; empty = loopback and the hosts of `baseUrl` and `appUrl`. */
  allowedHosts: readonly string[];
  baseUrl: string;
  appUrl: string;
};

/** `allowedOrigins` are origins (RFC 6454) in lower case, from MCP_ALLOWED_ORIGINS; the origin of `appUrl` is always allowed. */
export type OriginRules = HostRules & { allowedOrigins: readonly string[] };

/** A check of one header, which answers null when it passes, else the message of the 403. */
export type HeaderCheck = (header: string | undefined) => string | null;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Makes the check of Host and Origin for /mcp. It answers null when both pass, else the message of the 403. */
export function hostCheck(rules: OriginRules): (headers: IncomingHttpHeaders) => string | null {
  const wrongHost = hostNameCheck(rules);
  const origins = new Set([new URL(rules.appUrl).origin, ...rules.allowedOrigins]);
  return (headers) => {
    const refusal = wrongHost(headers.host);
    if (refusal !== null) return refusal;
    if (headers.origin !== undefined && !origins.has(headers.origin.toLowerCase())) {
      return 'This Origin is not allowed here. Have the operator add the origin to MCP_ALLOWED_ORIGINS.';
    }
    return null;
  };
}

/** A host entry with a port matches only that port, and one without matches any port (RFC 9110 7.2). Case never matters. */
export function hostNameCheck(rules: HostRules): HeaderCheck {
  const named =
    rules.allowedHosts.length > 0 ? rules.allowedHosts : [...LOOPBACK, hostname(rules.baseUrl), hostname(rules.appUrl)];
  const hosts = new Set(named.map((host) => host.toLowerCase()));
  return (header) =>
    isAllowedHost(hosts, header ?? '')
      ? null
      : 'This Host is not allowed here. Use the address in APP_URL, or have the operator add the host to MCP_ALLOWED_HOSTS.';
}

/** Compares text: the URL parser would rewrite what was sent, such as user information and short IPv4 forms. */
function isAllowedHost(hosts: ReadonlySet<string>, header: string): boolean {
  const host = header.toLowerCase();
  const name = /^(\[[0-9a-f:.]+\]|[^:@/[\]]+)(?::\d{1,5})?$/.exec(host)?.[1];
  return name !== undefined && (hosts.has(host) || hosts.has(name));
}

function hostname(url: string): string {
  return new URL(url).hostname;
}
