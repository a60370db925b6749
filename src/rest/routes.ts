/** The routes of REST, derived from the tools. */
import type { Http } from '../../tools/http.ts';
import { tools } from '../../tools/index.ts';
import type { Tool } from '../../tools/tool.ts';

export type Route = Http & { tool: Tool };

/** In the order in which a request is matched and OpenAPI describes them. */
export const routes: readonly Route[] = inOrder(tools.flatMap((tool) => (tool.http ? [{ ...tool.http, tool }] : [])));

/** The order of the tools, but the routes of one collection stand together, and a path stands before those that it precedes. */
function inOrder(given: Route[]): Route[] {
  const ordered: Route[] = [];
  for (const route of given) {
    const follower = ordered.findIndex((other) => precedes(route, other));
    const leader = ordered.findLastIndex((other) => precedes(other, route));
    const neighbour = ordered.findLastIndex((other) => collectionOf(other) === collectionOf(route));
    const end = neighbour >= 0 ? neighbour + 1 : ordered.length;
    ordered.splice(follower >= 0 ? Math.max(follower, leader + 1) : end, 0, route);
  }
  return ordered;
}

/** Whether the route must come first. Within a method, /emails comes before /emails/wait, and that before /emails/{id}, which would take `wait` for an id. */
function precedes(route: Route, other: Route): boolean {
  if (route.method !== other.method) return false;
  const [own, others] = [segmentsOf(route), segmentsOf(other)];
  const isContinued = own.length < others.length && own.every((segment, at) => segment === others[at]);
  const isTaken =
    own.length === others.length && own.every((segment, at) => segment === others[at] || others[at]?.startsWith('{'));
  return isContinued || isTaken;
}

function collectionOf(route: Route): string | undefined {
  return segmentsOf(route)[0];
}

function segmentsOf({ path }: Route): string[] {
  return path.slice(1).split('/');
}
