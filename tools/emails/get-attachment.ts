/** The tool get_attachment, for what an agent can read of an attachment, and download_attachment, for its bytes over REST. */
import { z } from 'zod';
import { signLink } from '../../src/core/reading/attachment-links.ts';
import { getAttachment as get, readAttachment } from '../../src/core/reading/attachments.ts';
import { API_PREFIX } from '../http.ts';
import { id, rare, timeOut, untrusted } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { attachment } from './email.ts';
import { offset } from './read-options.ts';

const ids = { id: id('email'), attachmentId: id('attachment') };

const output = attachment.extend({
  text: untrusted(z.string()).nullable().describe('Its text; null when none can be read.'),
  nextOffset: z.number().int().nullable().describe('Pass as offset to read on; null at the end.'),
  truncated: z.boolean().describe('The file has more text than can be read: the last piece has url.'),
  hiddenTextRemoved: z.number().int().describe('Pieces of text removed because no person would see them.'),
  possiblyHidden: z.number().int().describe('Pieces of text left out because a person may not see them.'),
  url: z.string().nullable().describe('Downloads it without a key.'),
  urlExpiresAt: timeOut.nullable().describe('When url expires.'),
});

export const getAttachment = defineTool({
  name: 'get_attachment',
  title: 'Read an attachment',
  description:
    'Reads an attachment: text files, PDF and DOCX as text in pieces, images up to 1 MB as an image, and for the rest a url that needs no key and expires.',
  scope: 'emails:read',
  effect: 'read',
  http: { method: 'GET', path: '/emails/{id}/attachments/{attachmentId}/text', status: 200 },
  input: z.strictObject({
    id: ids.id,
    attachmentId: id('attachment').optional(),
    maxChars: z.number().int().min(1).max(100_000).default(8000).describe('Max. characters.'),
    offset,
    link: rare(z.boolean().default(false).describe('Always with url.')),
    linkSeconds: rare(z.number().int().min(60).max(86_400).default(3600).describe('Its validity.')),
  }),
  output,
  compact: output.partial({ contentId: true, text: true, nextOffset: true, url: true, urlExpiresAt: true }),
  run: async (core, actor, input) => {
    const { attachment, text, image } = await readAttachment(core, actor, input);
    // A file that shows no text may still hold something, as a page that is one script does.
    const showsNothing = text === null || (text.text === '' && input.offset === 0);
    const endsEarly = text?.truncated && text.nextOffset === null;
    const link =
      input.link || showsNothing || endsEarly
        ? await signLink(core, actor, { emailId: input.id, attachmentId: attachment.id }, input.linkSeconds)
        : null;
    const shown = {
      ...attachment,
      ...(text ?? { text: null, nextOffset: null, truncated: false, hiddenTextRemoved: 0, possiblyHidden: 0 }),
      url: link && `${core.settings.baseUrl}${API_PREFIX}/files/${link.token}`,
      urlExpiresAt: link?.expiresAt.toISOString() ?? null,
    };
    if (!image) return shown;
    return { shown, content: [{ type: 'image', data: image.bytes.toString('base64'), mimeType: image.mimeType }] };
  },
});

export const downloadAttachment = defineTool({
  name: 'download_attachment',
  title: 'Download an attachment',
  description: 'Streams the decoded bytes of an attachment.',
  scope: 'emails:read',
  effect: 'read',
  http: { method: 'GET', path: '/emails/{id}/attachments/{attachmentId}', status: 200, answers: 'bytes' },
  mcp: false,
  input: z.strictObject(ids),
  output: z.object({}),
  run: async (core, actor, input) => {
    const { attachment, bytes } = await get(core, actor, input.id, input.attachmentId);
    return { bytes, contentType: attachment.contentType, filename: attachment.filename ?? 'attachment' };
  },
});
