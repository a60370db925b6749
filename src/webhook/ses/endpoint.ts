/** Where the hosts of AWS are asked. */

/** The same path at `endpoint`, where the operator has a stand-in of AWS there; null = none. */
export function atEndpoint(url: string, endpoint: string | null): string {
  return endpoint === null ? url : endpoint + url.slice(new URL(url).origin.length);
}
