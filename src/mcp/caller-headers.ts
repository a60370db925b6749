/** The headers with which a caller says, for one request, which tools it wants to see and how it wants to be answered. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Tool } from '../../tools/tool.ts';
import type { Actor } from '../core/base/actor.ts';
import { isPreset } from '../core/base/tool-choice.ts';

/** More than there are tools. */
const MAX_NAMES = 200;

/** What a caller may ask for; a sentence instead of an actor says what is wrong with a header. */
export type CallerHeaders = (actor: Actor, headers: IncomingHttpHeaders) => Actor | string;

/**
 * Reads X-Postroom-Tools, which narrows an actor to tools by name or to a preset, and X-Postroom-Output, which is `text` or `structured`.
 * A header that is absent or empty changes nothing, and none allows more than the key does.
 */
export function callerHeaders(tools: readonly Tool[]): CallerHeaders {
  const known = new Set(tools.filter((tool) => tool.mcp).map(({ name }) => name));
  return (actor, headers) => {
    const narrowed = withTools(actor, listOf(headers['x-postroom-tools']), known);
    return typeof narrowed === 'string' ? narrowed : withOutput(narrowed, listOf(headers['x-postroom-output']));
  };
}

function withTools(actor: Actor, wanted: string[], known: ReadonlySet<string>): Actor | string {
  const preset = wanted.find(isPreset);
  if (preset !== undefined)
    return wanted.length === 1
      ? { ...actor, tools: preset }
      : `X-Postroom-Tools names the preset ${preset} beside tools. It stands alone.`;
  const unknown = wanted.find((name) => !known.has(name));
  if (unknown !== undefined)
    return `X-Postroom-Tools names ${quoted(unknown)}, which is no tool. Use names that tools/list shows without the header, comma separated.`;
  return wanted.length > 0 ? { ...actor, tools: wanted } : actor;
}

function withOutput(actor: Actor, [wanted, ...more]: string[]): Actor | string {
  if (wanted === undefined || more.length > 0) return more.length > 0 ? 'X-Postroom-Output names one form only.' : actor;
  if (wanted === 'text' || wanted === 'structured') return { ...actor, output: wanted };
  return `X-Postroom-Output is ${quoted(wanted)}. It is text or structured.`;
}

function listOf(header: string | string[] | undefined): string[] {
  if (header === undefined) return [];
  const parts = [header].flat().join(',').split(',', MAX_NAMES);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 100));
}
