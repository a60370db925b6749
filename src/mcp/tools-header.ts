/** The header X-Postroom-Tools, with which a caller asks to see only some of the tools that its key allows. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Tool } from '../../tools/tool.ts';
import type { Actor } from '../core/base/actor.ts';

/** More than there are tools. */
const MAX_NAMES = 200;

/**
 * Narrows an actor to the tools of the header. An absent or empty header changes nothing, and no header allows more than the key does.
 * Answers a sentence instead when the header is wrong.
 */
export function toolsHeader(tools: readonly Tool[]): (actor: Actor, headers: IncomingHttpHeaders) => Actor | string {
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
