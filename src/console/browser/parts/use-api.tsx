/** How to do over the API what is on screen: the curl, and the call of the tool. */
import { CopyButton } from './copy.tsx';

export type ApiUse = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, with its query. */
  path: string;
  body?: unknown;
  /** The same over MCP; null where agents have no tool for it. */
  tool: { name: string; input: Record<string, unknown> } | null;
};

export function UseApi({ use }: { use: ApiUse }) {
  const { method, path, body, tool } = use;
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${location.origin}/api/v1${path}' -H "Authorization: Bearer $KEY"`,
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body))}`]),
  ];
  const curl = lines.join(' \\\n  ');
  return (
    <details class="use-api">
      <summary>Use the API</summary>
      <Snippet title="REST" text={curl} />
      {tool && (
        <Snippet title={`MCP tool ${tool.name}`} text={JSON.stringify({ name: tool.name, arguments: tool.input }, null, 2)} />
      )}
    </details>
  );
}

function Snippet({ title, text }: { title: string; text: string }) {
  return (
    <figure class="snippet">
      <figcaption>
        {title}
        <CopyButton text={text} what={title} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keys */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}

/** For a shell: within single quotes nothing means anything but the quote. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
