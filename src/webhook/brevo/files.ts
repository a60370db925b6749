/** Fetches the files of a mail from Brevo, which keeps them, and gives them to callers with its API key. */
import { PostroomError } from '../../core/base/errors.ts';
import type { FetchTools } from '../adapter.ts';
import type { ParsedFields } from '../posts/parsed-fields.ts';

/** What a post says of a file; null = it does not say it. */
export type NamedFile = {
  Name: string | null;
  ContentType: string | null;
  ContentLength: number | null;
  ContentID: string | null;
  DownloadToken: string | null;
};

/** The most files, as of any mail: a note about one more would not be shown. */
const MOST_FILES = 1_000;

type Files = Pick<ParsedFields, 'attachments' | 'contentIdMap'> & { missing: number };

/**
 * The files in their order, with a note in place of each that cannot be had, so that the reader knows there was one. Throws for one that a later try
 * may get, unless this is the last.
 */
export async function filesOf(named: readonly NamedFile[], tools: FetchTools): Promise<Files> {
  const attachments: ParsedFields['attachments'] = [];
  const contentIds: [string, string][] = [];
  let [left, missing] = [tools.mostBytes, Math.max(0, named.length - MOST_FILES)];
  for (const [at, file] of named.slice(0, MOST_FILES).entries()) {
    const field = `attachment-${at + 1}`;
    const got = await bytesOf(file, left, tools);
    if (Buffer.isBuffer(got)) {
      left -= got.length;
      attachments.push({ field, filename: file.Name, contentType: file.ContentType, content: got });
      if (file.ContentID) contentIds.push([file.ContentID, field]);
    } else {
      missing += 1;
      attachments.push({ field, ...noteFor(file, at, got.reason) });
    }
  }
  return { attachments, contentIdMap: JSON.stringify(Object.fromEntries(contentIds)), missing };
}

async function bytesOf({ DownloadToken: token }: NamedFile, mostBytes: number, tools: FetchTools) {
  if (tools.settings.brevoApiKeys.length === 0) return { reason: 'BREVO_API_KEY is not set.' };
  // A part of an address that is only points leads elsewhere, however it is written.
  if (!token || /^\.{1,2}$/.test(token)) return { reason: 'The post did not say how to get it.' };
  try {
    return await fetched(token, mostBytes, tools);
  } catch (error) {
    if (!(error instanceof PostroomError)) throw error;
    if (error.code !== 'too_large' && !tools.isLast) throw error;
    return { reason: error.message };
  }
}

/** Tries each key in turn: while one replaces the other, either may be the one that works. */
async function fetched(token: string, mostBytes: number, { get, settings }: FetchTools): Promise<Buffer> {
  const url = `${settings.brevoApiUrl}/inbound/attachments/${encodeURIComponent(token)}`;
  let answered = { status: 0, retryAfter: Number.NaN };
  for (const key of settings.brevoApiKeys) {
    const { status, headers, body } = await get(url, { 'api-key': key }, mostBytes);
    if (status === 200) return body;
    answered = { status, retryAfter: status === 429 ? Number(headers['retry-after'] ?? 1) : Number.NaN };
    if (status !== 401 && status !== 403) break;
  }
  const { status, retryAfter } = answered;
  const hint = status === 401 || status === 403 ? { hint: 'Check BREVO_API_KEY.' } : {};
  const wait = retryAfter >= 0 ? { retryAfter } : {};
  throw new PostroomError('unavailable', `Brevo answered ${status} when it was asked for a file.`, { ...hint, ...wait });
}

function noteFor({ Name, ContentType, ContentLength, DownloadToken }: NamedFile, at: number, reason: string) {
  const what = `${Name || 'A file without a name'}, ${ContentType ?? 'of an unknown type'}, ${ContentLength ?? 'an unknown number of'} bytes`;
  const note = `This file stayed at Brevo: ${reason}\n${what}\nDownloadToken: ${DownloadToken ?? 'none'}\n`;
  return {
    filename: `${Name || `attachment-${at + 1}`}.not-fetched.txt`,
    contentType: 'text/plain; charset=utf-8',
    content: Buffer.from(note),
  };
}
