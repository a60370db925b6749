/** get_attachment over MCP, and the same bytes over REST. */
import { z } from 'zod';
import { PostroomError } from '../../src/core/errors.ts';
import { getAttachment as get } from '../../src/core/reading.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { attachment } from './email.ts';

/** More base64 than this helps no agent. */
const MAX_INLINE_BYTES = 1024 * 1024;

const input = z.strictObject({ id: id('email'), attachmentId: id('attachment, from the attachments of the email') });

export const getAttachment = defineTool({
  name: 'get_attachment',
  title: 'Get an attachment',
  description:
    'Returns the bytes of an attachment in base64, up to 1 MB; larger ones come over REST at GET /api/v1/emails/{id}/attachments/{attachmentId}. Take attachmentId from the attachments of the email.',
  scope: 'emails:read',
  effect: 'read',
  doors: 'mcp',
  input,
  output: attachment.extend({ content: z.string().describe('The bytes in base64.') }),
  run: async (core, actor, input) => {
    const { attachment, bytes } = await get(core, actor, input.id, input.attachmentId);
    if (bytes.length > MAX_INLINE_BYTES) {
      throw new PostroomError(
        'too_large',
        `The attachment has ${bytes.length} bytes; a tool answers ${MAX_INLINE_BYTES} at most.`,
        {
          hint: `Fetch ${core.settings.baseUrl}/api/v1/emails/${input.id}/attachments/${input.attachmentId} with this API key.`,
        },
      );
    }
    return { ...attachment, content: bytes.toString('base64') };
  },
});

export const downloadAttachment = defineTool({
  name: 'download_attachment',
  title: 'Download an attachment',
  description: 'Streams the decoded bytes of an attachment.',
  scope: 'emails:read',
  effect: 'read',
  doors: 'rest',
  input,
  output: z.object({}),
  run: async (core, actor, input) => {
    const { attachment, bytes } = await get(core, actor, input.id, input.attachmentId);
    return { bytes, contentType: attachment.contentType, filename: attachment.filename ?? 'attachment' };
  },
});
