/** A Postroom that Brevo posts mail to, with a stand-in for the API that its files are fetched from. */
import { type BrevoMail, brevoEnv, brevoPost, startBrevoApi } from '../providers/brevo.ts';
import { mailIn, newInbox, post, rawOf } from '../providers/provider-posts.ts';
import { eventually, type Json, type Postroom, standInClock, startPostroom } from './postroom.ts';

export async function stage(env: Record<string, string> = {}) {
  const clock = standInClock();
  const api = await startBrevoApi();
  const room = await startPostroom({ ...brevoEnv(api), ...env }, { clock });
  return { clock, api, room, inbox: await newInbox(room) };
}

export type Stage = Awaited<ReturnType<typeof stage>>;

/** Posts a mail with these files; `again` posts the very same once more. */
export async function told({ room, inbox }: Stage, mail: Partial<BrevoMail> & { files: Json[] }) {
  const { body, headers } = brevoPost({ to: [inbox.address], ...mail });
  const again = async () => {
    const answer = await post(room, 'brevo/inbound', body, headers);
    return [answer.status, answer.body] as const;
  };
  return { first: await again(), again };
}

/** The mail once it came, with the bytes of its files by name. */
export async function came(room: Postroom, inbox: { id: string }) {
  const { whole, raw } = await read(room, inbox);
  const files = new Map<string, Buffer>();
  for (const { id, filename } of whole.attachments)
    files.set(filename, (await room.download(`/emails/${whole.id}/attachments/${id}`)).bytes);
  return { whole, files, raw };
}

export async function read(room: Postroom, inbox: { id: string }) {
  const [email] = await eventually('the mail came', async () => {
    const mails = await mailIn(room, inbox);
    return mails.length > 0 && mails;
  });
  const whole = (await room.rest('GET', `/emails/${email?.id}`)).body;
  return { whole, raw: (await rawOf(room, email)).toString('latin1') };
}
