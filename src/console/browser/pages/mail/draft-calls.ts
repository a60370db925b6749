/** What the API is asked about a mail that is being written. */
import { api } from '../../api.ts';
import { toastProblem } from '../../parts/toasts.tsx';
import type { Attached } from './files.ts';
import { type EmailRecord, MOST_CHARS } from './rows.ts';
import type { Writing } from './written.ts';

export type Timing = { holdSeconds: number } | { sendAt: string };

/** A draft on the server, as it was saved. */
export type SavedDraft = Pick<EmailRecord, 'id' | 'updatedAt'>;

/** Its draft, which is made where it has none. Rejects with what the API says, as all of these do. */
export async function saved({ draftId, inboxId, source, ...written }: Writing): Promise<SavedDraft> {
  const files = written.files === null ? {} : { attachments: sendable(written.files) };
  const text = { text: written.text, cc: addressesIn(written.cc), ...files };
  const addressed = source
    ? text
    : { ...text, to: addressesIn(written.to), bcc: addressesIn(written.bcc), subject: written.subject };
  if (draftId !== null) {
    const body = { ...addressed, ...(written.html === 'gone' ? { html: '' } : {}) };
    const { data } = await api.PATCH('/api/v1/drafts/{id}', { params: { path: { id: draftId } }, body });
    return data;
  }
  const begun = source ? { answers: source.id } : { inboxId };
  const { data } = await api.POST('/api/v1/drafts', { body: { ...begun, ...addressed } });
  return data;
}

/** What another key wrote is sent as it was read, and no other way. */
export async function sendDraft(
  { id, updatedAt }: Pick<SavedDraft, 'id'> & { updatedAt: string | null },
  timing: Timing,
  { idempotencyKey }: Writing,
): Promise<EmailRecord> {
  const params = { path: { id }, header: { 'Idempotency-Key': idempotencyKey } };
  const { data } = await api.POST('/api/v1/drafts/{id}/send', {
    params,
    body: { ...timing, ...(updatedAt === null ? {} : { updatedAt }) },
  });
  return data as EmailRecord;
}

export async function sendNow(now: Writing, timing: Timing): Promise<EmailRecord> {
  const { kind, source, inboxId, text, quote, idempotencyKey } = now;
  const header = { 'Idempotency-Key': idempotencyKey };
  const copies = addressesIn(now.cc);
  const attachments = sendable(now.files ?? []);
  if (source && (kind === 'reply' || kind === 'reply-all')) {
    const body = { text, quote, ...(copies.length > 0 ? { cc: copies } : {}), attachments, allowAutomated: true, ...timing };
    const params = { path: { id: source.id }, header };
    const { data } =
      kind === 'reply'
        ? await api.POST('/api/v1/emails/{id}/reply', { params, body })
        : await api.POST('/api/v1/emails/{id}/reply-all', { params, body });
    return data as EmailRecord;
  }
  const addressed = { to: addressesIn(now.to), cc: copies, bcc: addressesIn(now.bcc) };
  if (source && kind === 'forward') {
    const params = { path: { id: source.id }, header };
    const { data } = await api.POST('/api/v1/emails/{id}/forward', { params, body: { ...addressed, text, ...timing } });
    return data as EmailRecord;
  }
  const body = { inboxId, ...addressed, subject: now.subject, text, attachments, ...timing };
  const { data } = await api.POST('/api/v1/emails/send', { params: { header }, body });
  return data as EmailRecord;
}

/** The files and the HTML of a draft are on the server alone: those of the mail that was taken back go into the next draft. Null = there are none. */
export async function draftAgain({ id, attachments }: EmailRecord, now: Writing): Promise<string | null> {
  if (now.files !== null || (attachments.length === 0 && now.html !== 'kept')) return null;
  const files = attachments.map((file) => ({ emailId: id, attachmentId: file.id }));
  const html = now.html === 'kept' ? await htmlOf(id) : null;
  const { inboxId, to, cc, bcc, subject, text } = now;
  const addressed = { to: addressesIn(to), cc: addressesIn(cc), bcc: addressesIn(bcc) };
  const written = { subject, text, ...(html ? { html } : {}), attachments: files };
  const { data } = await api.POST('/api/v1/drafts', { body: { inboxId, ...addressed, ...written } });
  return data.id;
}

/** Null where it is too long to be read at once. */
async function htmlOf(id: string): Promise<string | null> {
  const params = { path: { id }, query: { view: 'full' as const, maxChars: MOST_CHARS } };
  const { html, nextOffset } = (await api.GET('/api/v1/emails/{id}', { params })).data;
  return nextOffset === null ? (html ?? null) : null;
}

/** A failure is shown. */
export async function deleteDraft(id: string): Promise<void> {
  await api.DELETE('/api/v1/emails/{id}', { params: { path: { id } } }).catch(toastProblem);
}

/** Commas within quotes and angle brackets are part of a name. */
function addressesIn(text: string): string[] {
  return (text.match(/(?:"[^"]*"|<[^>]*>|[^",;<])+/g) ?? []).map((one) => one.trim()).filter(Boolean);
}

function sendable(files: Attached[]) {
  return files.map(({ filename, contentType, content }) => ({
    filename,
    content,
    ...(contentType === '' ? {} : { contentType }),
  }));
}
