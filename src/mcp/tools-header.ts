/** The header X-Postroom-Tools: the only tools a caller wants to see, of those its key allows. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Tool } from '../../tools/tool.ts';
import type { Actor } from '../core/base/actor.ts';

/** More than there are tools. */
const MAX_NAMES = 200;

/**
 * The actor as the header narrows it; without the header, or with nothing in it, as it came. Never wider: what the key does not
 * allow stays so. Answers in a sentence what is wrong with the header.
 */
export function narrowing(tools: readonly Tool[]): (actor: Actor, headers: IncomingHttpHeaders) => Actor | string {
  const known = new Set(tools.filter((tool) => tool.mcp).map(({ name }) => name));
  return (actor, headers) => {
    const sent = headers['x-postroom-tools'];
    if (sent === undefined) return actor;
    const names = [sent]
      .flat()
      .join(',')
      .split(',', MAX_NAMES)
      .map((name) => name.trim());
    const wanted = names.filter((name) => name !== '');
    const unknown = wanted.find((name) => !known.has(name));
    if (unknown !== undefined) {
      const shown = JSON.stringify(unknown.slice(0, 100));
      return `X-Postroom-Tools names ${shown}, which is no tool. Use names that tools/list shows without the header, comma separated.`;
    }
    return wanted.length > 0 ? { ...actor, tools: wanted } : actor;
  };
}
