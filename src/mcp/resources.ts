/** Resources over MCP: listed, read, completed and watched, each with the rights of the tools that answer the same. */
import { type Context, mayUse, requireTools } from '../../tools/context.ts';
import { withInboxIds } from '../../tools/named-inboxes.ts';
import type { Content, Resource, Watch } from '../../tools/resources/resource.ts';
import type { Call } from '../../tools/tool.ts';
import type { Actor } from '../core/base/actor.ts';
import { PostroomError } from '../core/base/errors.ts';
import type { Core } from '../core/ports/core.ts';
import { type Completing, type Completion, completeWith } from './completion.ts';
import { RPC, RpcError, rpcErrorOf } from './rpc-errors.ts';

/** A resource as resources/list shows it (MCP 2025-11-25, server/resources). */
export type ListedResource = { uri: string; name: string; title: string; description?: string; mimeType?: string };

/** A template as resources/templates/list shows it; `uriTemplate` is RFC 6570 level 1. */
export type ListedTemplate = { uriTemplate: string; name: string; title: string; description: string; mimeType?: string };

/** What resources/read answers; `blob` is base64. */
export type Contents = { uri: string; mimeType: string } & ({ text: string } | { blob: string });

/** Throws RpcError as Catalog says. */
export type ResourceCatalog = {
  /** A page, with the cursor of the next one when there is one. */
  listResources(actor: Actor, cursor: string | undefined): Promise<{ resources: ListedResource[]; nextCursor?: string }>;
  listTemplates(actor: Actor): ListedTemplate[];
  read(actor: Actor, uri: string, call: Call): Promise<Contents>;
  completeVariable(actor: Actor, template: string, completing: Completing): Promise<Completion>;
  /**
   * Calls `changed` after each commit that changed what the URI shows, until the answered function is called. Throws when there is
   * no such resource, when the actor may not see it, and when it has no subscriptions. Nothing is checked later: when a key stops
   * working, its session has to end the watch.
   */
  watch(actor: Actor, uri: string, changed: () => void): Promise<() => void>;
  /** Whether the URI may have changed, in the sense of `watch`, at or after a time. Throws as `watch`. */
  changedSince(actor: Actor, uri: string, since: Date): Promise<boolean>;
};

type Found = { resource: Resource; values: Record<string, unknown> };

const PAGE = 100;
const MAX_URI = 2000;
const MAX_CURSOR = 1000;

export function resourceCatalog(
  core: Core,
  resources: readonly Resource[],
  contextOf: (actor: Actor, call: Call) => Context,
): ResourceCatalog {
  const patterns = resources.map((resource) => ({ resource, pattern: patternOf(resource.uri) }));

  async function listResources(actor: Actor, cursor: string | undefined) {
    const seen = resources.filter((resource) => mayUse(actor, resource.rights));
    const sources = seen.filter((resource) => resource.list);
    const [at, within] = cursor === undefined ? [0, undefined] : readCursor(cursor, sources.length);
    const first = cursor === undefined ? seen.filter(isSingle).map(listedSingle) : [];
    const source = sources[at];
    if (!source?.list) return { resources: first };
    try {
      const page = await source.list(core, actor, { limit: PAGE, cursor: within });
      const members = page.data.map(({ values, name, title }) => listed(source, expand(source.uri, values), name, title));
      const next = page.nextCursor !== null ? [at, page.nextCursor] : at + 1 < sources.length ? [at + 1] : null;
      return { resources: [...first, ...members], ...(next ? { nextCursor: writeCursor(next) } : {}) };
    } catch (error) {
      throw rpcErrorOf(core, error, 'a list of resources failed');
    }
  }

  function listTemplates(actor: Actor): ListedTemplate[] {
    return resources
      .filter((resource) => !isSingle(resource) && mayUse(actor, resource.rights))
      .map(({ uri, name, title, description, mimeType }) => ({
        uriTemplate: uri,
        name,
        title,
        description,
        ...(mimeType === null ? {} : { mimeType }),
      }));
  }

  /** Answers every fault of a URI as an unknown resource; only missing rights are named. */
  async function withResource<T>(actor: Actor, uri: string, work: (found: Found) => Promise<T>): Promise<T> {
    try {
      const found = find(uri);
      if (!found) throw noResource(uri);
      requireTools(actor, found.resource.rights);
      const values = await withInboxIds(core, actor, found.resource.variables, found.values);
      return await work({ ...found, values });
    } catch (error) {
      const isAbsent = error instanceof PostroomError && (error.code === 'not_found' || error.code === 'invalid_request');
      throw isAbsent ? noResource(uri) : rpcErrorOf(core, error, 'a resource could not be served');
    }
  }

  function find(uri: string): Found | null {
    if (uri.length > MAX_URI) return null;
    for (const { resource, pattern } of patterns) {
      const groups = pattern.exec(uri)?.groups;
      const values = groups ?? (resource.uri === uri ? {} : null);
      const parsed = values && resource.variables.safeParse(decoded(values));
      if (parsed?.success) return { resource, values: parsed.data };
    }
    return null;
  }

  function watchOf(resource: Resource): Watch {
    if (resource.watch) return resource.watch;
    const watched = resources.filter((one) => one.watch).map(({ uri }) => uri);
    throw new RpcError(RPC.invalidParams, `This resource has no subscriptions. Subscribe to one of: ${watched.join(', ')}.`);
  }

  return {
    listResources,
    listTemplates,
    read: (actor, uri, call) =>
      withResource(actor, uri, async ({ resource, values }) =>
        contentsOf(uri, await resource.read(contextOf(actor, call), values)),
      ),
    watch: (actor, uri, changed) =>
      withResource(actor, uri, ({ resource, values }) => watchOf(resource).from(core, actor, values, changed)),
    changedSince: (actor, uri, since) =>
      withResource(actor, uri, ({ resource, values }) => watchOf(resource).since(core, actor, values, since)),
    async completeVariable(actor, template, completing) {
      const resource = resources.find((one) => one.uri === template);
      if (!resource)
        throw new RpcError(RPC.invalidParams, 'There is no such template. Use one that resources/templates/list names.');
      const completer = mayUse(actor, resource.rights) ? resource.complete?.[completing.argument.name] : undefined;
      return await completeWith(core, actor, completer, completing);
    },
  };
}

function isSingle(resource: Resource): boolean {
  return !resource.uri.includes('{');
}

function listedSingle(resource: Resource): ListedResource {
  return { ...listed(resource, resource.uri, resource.name, resource.title), description: resource.description };
}

function listed({ mimeType }: Resource, uri: string, name: string, title: string): ListedResource {
  return { uri, name, title, ...(mimeType === null ? {} : { mimeType }) };
}

/** A variable stands for one segment of the path (RFC 6570 3.2.2). */
function patternOf(template: string): RegExp {
  const source = template
    .split(/(\{\w+\})/)
    .map((part) => {
      const variable = /^\{(\w+)\}$/.exec(part)?.[1];
      return variable ? `(?<${variable}>[^/?#]+)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}$`);
}

function decoded(values: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return values;
  }
}

function expand(template: string, values: Record<string, unknown>): string {
  return template.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(String(values[name])));
}

function contentsOf(uri: string, content: Content): Contents {
  if ('json' in content) return { uri, mimeType: 'application/json', text: JSON.stringify(content.json) };
  if ('text' in content) return { uri, mimeType: content.mimeType, text: content.text };
  return { uri, mimeType: content.mimeType, blob: content.bytes.toString('base64') };
}

function noResource(uri: string): RpcError {
  const message = 'Resource not found. Use a URI that resources/list names, or fill in a template of resources/templates/list.';
  return new RpcError(RPC.noResource, message, { uri: uri.slice(0, MAX_URI) });
}

/** A cursor names one of the lists that are read one after the other, and the place in it. */
function writeCursor(parts: (number | string)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

function readCursor(cursor: string, sources: number): [number, string | undefined] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor.slice(0, MAX_CURSOR), 'base64url').toString('utf8'));
    const [at, within] = Array.isArray(parts) ? parts : [];
    if (Number.isInteger(at) && at >= 0 && at < sources && (within === undefined || typeof within === 'string'))
      return [at, within];
  } catch {
    // Not one of our cursors: refused below.
  }
  throw new RpcError(RPC.invalidParams, 'This is not a cursor of this list. Use nextCursor as it was answered, or none.');
}
