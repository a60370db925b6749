/** Messages as the frame of the console shows them, and the paths of ours that they name. */
import { type ConsoleClient, consoleClient } from '../clients/console-client.ts';
import { API_KEY, type Postroom } from '../rooms/postroom.ts';
import { mail } from './received-mail.ts';

export type MailFile = { contentId: string; type: string; bytes: Buffer };

/** A mail with this HTML, whatever bytes are in it, and files that it names by their Content-ID. */
export function htmlMail(subject: string, html: string, files: MailFile[] = []): Buffer {
  const lines = (bytes: Buffer) => bytes.toString('base64').match(/.{1,76}/g) ?? [];
  const part = (type: string, bytes: Buffer, more: string[] = []) => [
    '--edge',
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    ...more,
    '',
    ...lines(bytes),
  ];
  return mail(
    'From: Mallory <mallory@example.com>',
    'To: agent@example.com',
    `Subject: ${subject}`,
    `Message-ID: <${subject.replace(/\W+/g, '-')}@example.com>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary=edge',
    '',
    ...part('text/html; charset=utf-8', Buffer.from(html)),
    ...files.flatMap(({ contentId, type, bytes }) =>
      part(type, bytes, [`Content-ID: <${contentId}>`, 'Content-Disposition: inline']),
    ),
    '--edge--',
    '',
  );
}

/** Makes an inbox; answers a function that receives a mail there through the webhook, and the id it got. */
export async function messageDoor(room: Postroom, key = API_KEY): Promise<(mime: Buffer) => Promise<string>> {
  const { body } = await room.rest('POST', '/inboxes', {}, { key });
  const known = new Set<string>();
  return async (mime) => {
    const { json, status } = await room.inbound(body.address, mime);
    if (status !== 200) throw new Error(`the mail was not taken: ${status} ${JSON.stringify(json)}`);
    // Under a clock that stands still, the newest is not always the first.
    const { body: list } = await room.rest('GET', `/emails?inboxId=${body.id}&limit=100`, undefined, { key });
    const found: string | undefined = list.data.map(({ id }: { id: string }) => id).find((id: string) => !known.has(id));
    if (found === undefined) throw new Error('the mail is not in the list');
    known.add(found);
    return found;
  };
}

/** A person who is signed in. */
export async function signedIn(room: Postroom, key = API_KEY): Promise<ConsoleClient> {
  const client = consoleClient(room.url);
  const { status } = await client.signIn({ key });
  if (status !== 201) throw new Error(`the sign-in was answered with ${status}`);
  return client;
}

/** The paths of ours in a page of the frame. */
export function pathsIn(html: string): { links: string[]; images: string[]; withImages: string | null } {
  const all = [...html.matchAll(/ (?:href|src)="(\/console\/messages\/[^"]+)"/g)].map(([, path = '']) => path);
  return {
    links: all.filter((path) => path.includes('/links/')),
    images: all.filter((path) => path.includes('/images/')),
    withImages: all.find((path) => path.split('/').length === 5) ?? null,
  };
}

/** Pictures of one point. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
