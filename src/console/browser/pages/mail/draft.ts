/** The mail that is being written: what it is, how it saves itself, and how it goes out. */
import { signal } from '@preact/signals';
import { ApiProblem, api } from '../../api.ts';
import { toast, toastProblem } from '../../parts/toasts.tsx';
import { can } from '../../session.ts';
import { who } from '../../state.ts';
import { takeBack } from './actions.ts';
import type { Attached } from './files.ts';
import type { EmailRecord } from './rows.ts';

export type Kind = 'new' | 'reply' | 'reply-all' | 'forward';

export type Writing = {
  kind: Kind;
  inboxId: string;
  /** What it answers or sends on; null for a new mail, and for a draft that was opened. */
  source: EmailRecord | null;
  to: string;
  cc: string;
  bcc: string;
  subject: string;
  text: string;
  quote: boolean;
  /** null = those that the saved draft has. */
  files: Attached[] | null;
  /** As an input of the browser has it, in the zone of the reader; '' = at once. */
  sendAt: string;
  /** Nothing was changed since it was begun. */
  isUntouched: boolean;
  /** The draft on the server; null until it is saved. */
  draftId: string | null;
  /** The key of who writes it. */
  keyId: string | undefined;
  /** So that the same mail goes out once, however often it is sent. */
  idempotencyKey: string;
};

/** Seconds in which a mail can be taken back. */
export const UNDO_SECONDS = 10;

/** Milliseconds after the last change at which a draft saves itself. */
const QUIET = 900;

/** What is being written; null = nothing. */
export const writing = signal<Writing | null>(null);

/** `saved` = all of it is on the server; `failed` = it could not be saved. */
export const savedState = signal<'new' | 'changed' | 'saving' | 'saved' | 'failed'>('new');

let timer: ReturnType<typeof setTimeout> | null = null;
let saving: Promise<void> = Promise.resolve();

/** Begins a mail. One that is being written stays as a draft. */
export function write(begun: { kind: Kind; inboxId: string; source?: EmailRecord } | { draft: EmailRecord }): void {
  if (writing.value) void save();
  const empty = {
    source: null,
    to: '',
    cc: '',
    bcc: '',
    subject: '',
    text: '',
    quote: false,
    sendAt: '',
    isUntouched: false,
    draftId: null,
    files: [],
  };
  const idempotencyKey = idempotency();
  const keyId = who.value?.key.id;
  savedState.value = 'new';
  if ('draft' in begun) {
    const { id, inboxId, to, cc, bcc, subject, text } = begun.draft;
    writing.value = {
      ...empty,
      kind: 'new',
      inboxId,
      to,
      cc,
      bcc,
      subject,
      text: text ?? '',
      draftId: id,
      files: null,
      keyId,
      idempotencyKey,
    };
    savedState.value = 'saved';
    return;
  }
  const { kind, inboxId, source = null } = begun;
  writing.value = { ...empty, kind, inboxId, source, quote: kind === 'reply' || kind === 'reply-all', keyId, idempotencyKey };
}

/** Begins a forward as a draft, with the text and the files of its mail; for keys that may save none, as it is sent. */
export async function forward(source: EmailRecord): Promise<void> {
  if (!can('drafts:write')) return write({ kind: 'forward', inboxId: source.inboxId, source });
  try {
    const { data } = await api.POST('/api/v1/drafts', { body: { forwards: source.id } });
    write({ draft: data });
    if (writing.value) writing.value = { ...writing.value, kind: 'forward', isUntouched: true };
  } catch (error) {
    toastProblem(error);
  }
}

/** Changes it, and saves it a while after the last change. */
export function rewrite(change: Partial<Writing>): void {
  if (!writing.value) return;
  writing.value = { ...writing.value, ...change, isUntouched: false };
  if (!savesItself(writing.value)) return;
  savedState.value = 'changed';
  if (timer) clearTimeout(timer);
  timer = setTimeout(() => void save(), QUIET);
}

/** A forward without a draft is made by the API when it is sent. */
export function savesItself({ kind, draftId }: Writing): boolean {
  return can('drafts:write') && (kind !== 'forward' || draftId !== null);
}

/** Saves what is there now, after what is being saved. Failures show in `savedState`. */
export function save(): Promise<void> {
  if (timer) clearTimeout(timer);
  timer = null;
  saving = saving.then(saveNow);
  return saving;
}

async function saveNow(): Promise<void> {
  const now = writing.peek();
  if (!now || !savesItself(now) || savedState.peek() !== 'changed') return;
  savedState.value = 'saving';
  try {
    const id = await saved(now);
    if (writing.peek()?.idempotencyKey === now.idempotencyKey) writing.value = { ...(writing.peek() ?? now), draftId: id };
    if (savedState.peek() === 'saving') savedState.value = 'saved';
  } catch (error) {
    savedState.value = 'failed';
    // An address that is half written is no news to who is writing it.
    if (!(error instanceof ApiProblem && error.problem.code === 'invalid_request')) toastProblem(error);
  }
}

async function saved({ draftId, inboxId, source, ...written }: Writing): Promise<string> {
  const files = written.files === null ? {} : { attachments: sendable(written.files) };
  const text = { text: written.text, cc: addressesIn(written.cc), ...files };
  const addressed = source
    ? text
    : { ...text, to: addressesIn(written.to), bcc: addressesIn(written.bcc), subject: written.subject };
  if (draftId !== null) {
    const { data } = await api.PATCH('/api/v1/drafts/{id}', { params: { path: { id: draftId } }, body: addressed });
    return data.id;
  }
  const begun = source ? { answers: source.id } : { inboxId };
  const { data } = await api.POST('/api/v1/drafts', { body: { ...begun, ...addressed } });
  return data.id;
}

/** Stops writing. What is there stays as a draft, unless nothing was written. */
export async function closeWriting(): Promise<void> {
  if (writing.value?.isUntouched) return await discard();
  await save();
  writing.value = null;
}

/** Throws what was written away, and its draft. */
export async function discard(): Promise<void> {
  if (timer) clearTimeout(timer);
  await saving;
  const id = writing.value?.draftId ?? null;
  writing.value = null;
  if (id !== null) await deleteDraft(id);
}

/** Sends it, and offers to take it back while that is possible. Rejects with what the API says. */
export async function send(): Promise<void> {
  const now = writing.value;
  if (!now) return;
  if (timer) clearTimeout(timer);
  await saving;
  const draftId = writing.value?.draftId ?? null;
  const timing = now.sendAt === '' ? { holdSeconds: UNDO_SECONDS } : { sendAt: new Date(now.sendAt).toISOString() };
  const isSaved = (now.kind === 'new' || now.kind === 'forward') && draftId !== null;
  if (isSaved && savedState.value !== 'saved') await saved({ ...now, draftId });
  const sent = isSaved ? await sendDraft(draftId, timing, now) : await sendNow(now, timing);
  if (!isSaved && draftId !== null) await deleteDraft(draftId);
  writing.value = null;
  tellSent(sent, now);
}

type Timing = { holdSeconds: number } | { sendAt: string };

async function sendDraft(id: string, timing: Timing, { idempotencyKey }: Writing): Promise<EmailRecord> {
  const params = { path: { id }, header: { 'Idempotency-Key': idempotencyKey } };
  const { data } = await api.POST('/api/v1/drafts/{id}/send', { params, body: timing });
  return data as EmailRecord;
}

async function sendNow(now: Writing, timing: Timing): Promise<EmailRecord> {
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

function tellSent(sent: EmailRecord, now: Writing): void {
  const { id, status, held } = sent;
  if (status === 'held') {
    toast(`It waits for approval. ${held?.reason ?? ''}`.trim());
    return;
  }
  const undo = async () => {
    if (await takeBack(id)) {
      // It is another mail now: the first was canceled.
      const draftId = await draftWithFiles(sent, now).catch(toastProblem);
      const kind = now.source ? now.kind : 'new';
      writing.value = { ...now, kind, draftId: draftId ?? null, idempotencyKey: idempotency() };
      savedState.value = draftId ? 'saved' : 'new';
    }
  };
  const isLater = now.sendAt !== '';
  const text = isLater ? `Scheduled for ${new Date(now.sendAt).toLocaleString()}` : 'Sent';
  toast(text, { action: { label: 'Undo', run: () => void undo() }, stays: isLater ? 10_000 : (UNDO_SECONDS - 1) * 1000 });
}

/** The files of a draft are on the server alone: those of the mail that was taken back go into the next draft. Null = there are none. */
async function draftWithFiles({ id, attachments }: EmailRecord, now: Writing): Promise<string | null> {
  if (now.files !== null || attachments.length === 0) return null;
  const files = attachments.map((file) => ({ emailId: id, attachmentId: file.id }));
  const { inboxId, to, cc, bcc, subject, text } = now;
  const addressed = { to: addressesIn(to), cc: addressesIn(cc), bcc: addressesIn(bcc) };
  const { data } = await api.POST('/api/v1/drafts', { body: { inboxId, ...addressed, subject, text, attachments: files } });
  return data.id;
}

async function deleteDraft(id: string): Promise<void> {
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

function idempotency(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
