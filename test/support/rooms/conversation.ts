/** A mail as a test writes it, and a list as a test reads it to its end. */
import type { Json, Postroom } from './postroom.ts';

export type PlainMail = { to: string; subject: string; text: string; from?: string; messageId?: string; headers?: string[] };

export function mime(mail: PlainMail): string {
  const lines = [
    `From: ${mail.from ?? 'Bob <bob@example.org>'}`,
    `To: ${mail.to}`,
    `Subject: ${mail.subject}`,
    ...(mail.headers ?? []),
  ];
  if (mail.messageId) lines.push(`Message-ID: ${mail.messageId}`);
  return [...lines, '', mail.text, ''].join('\r\n');
}

/** An answer as a program reads it that removes the fence around strangers' text. */
export function unfenced<T>(answer: T & { fence?: unknown }): T {
  const { fence, ...rest } = answer;
  return JSON.parse(JSON.stringify(rest).replaceAll(`<${fence}>`, '').replaceAll(`</${fence}>`, ''));
}

/** Every record of a list, page by page. */
export async function walk(room: Postroom, path: string, parameter: 'cursor' | 'after' = 'cursor', limit = 7): Promise<Json[]> {
  const rows: Json[] = [];
  for (let next: string | null = null; ; ) {
    const query: string = `${path.includes('?') ? '&' : '?'}limit=${limit}${next ? `&${parameter}=${next}` : ''}`;
    const { body } = await room.rest('GET', path + query);
    rows.push(...body.data);
    next = body.nextCursor;
    if (next === null || body.data.length === 0) return rows;
  }
}

/** The JSON of a tool's answer, as an agent reads it: the first text of it. */
export function jsonOf(result: unknown): Json {
  const [first] = (result as { content: { text?: string }[] }).content;
  return JSON.parse(first?.text ?? 'null');
}
