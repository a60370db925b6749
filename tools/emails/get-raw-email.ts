/** The tool get_raw_email, for REST only: the bytes of an email. */
import { z } from 'zod';
import { getMime } from '../../src/core/reading/emails.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';

export const getRawEmail = defineTool({
  name: 'get_raw_email',
  title: 'Download the raw email',
  description: 'Streams the RFC 5322 bytes of an email exactly as they were received or sent.',
  scope: 'emails:read',
  effect: 'read',
  http: { method: 'GET', path: '/emails/{id}/raw', status: 200, answers: 'bytes' },
  mcp: false,
  input: z.strictObject({ id: id('email') }),
  output: z.object({}),
  run: async (core, actor, input) => ({
    bytes: await getMime(core, actor, input.id),
    contentType: 'message/rfc822',
    filename: `${input.id}.eml`,
  }),
});
