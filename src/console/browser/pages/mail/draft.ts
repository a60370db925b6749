/** The mail that is being written: what it is, how it saves itself, and how it goes out. */
import { signal } from '@preact/signals';
import { ApiProblem, api } from '../../api.ts';
import { toast, toastProblem } from '../../parts/toasts.tsx';
import { can } from '../../session.ts';
import { isOver, who } from '../../state.ts';
import { takeBack } from './actions.ts';
import { deleteDraft, draftAgain, type SavedDraft, saved, sendDraft, sendNow } from './draft-calls.ts';
import type { EmailRecord } from './rows.ts';
import type { Kind, Writing } from './written.ts';

/** Seconds in which a mail can be taken back. */
export const UNDO_SECONDS = 10;

/** Milliseconds after the last change at which a draft saves itself. */
const QUIET = 900;

/** What is being written; null = nothing. */
export const writing = signal<Writing | null>(null);

/** `saved` = all of it is on the server; `failed` = it could not be saved. */
export const savedState = signal<'new' | 'changed' | 'saving' | 'saved' | 'failed'>('new');

/** Whether a person is asked if what they wrote may be thrown away. */
export const isAsking = signal(false);

const NOT_SAVED = 'It is not saved: an address may be unfinished. Correct it, or throw it away.';

let timer: ReturnType<typeof setTimeout> | null = null;
let saving: Promise<void> = Promise.resolve();
/** The draft that was saved last, and the mail it is of. */
let latest: (SavedDraft & { key: string }) | null = null;
/** The key of the mail that is being sent: its draft is not saved meanwhile. */
let goingOut: string | null = null;

type Begun = { kind: Kind; inboxId: string; source?: EmailRecord } | { draft: EmailRecord };

/** Begins a mail. One that is being written stays as a draft, and where it cannot, nothing is begun. */
export async function write(begun: Begun): Promise<void> {
  if (!writing.value || (await isLeft(writing.value))) begin(begun);
}

function begin(begun: Begun): void {
  const empty = {
    source: null,
    to: '',
    cc: '',
    bcc: '',
    subject: '',
    text: '',
    html: 'none' as const,
    quote: false,
    sendAt: '',
    isUntouched: false,
    draftId: null,
    updatedAt: null,
    files: [],
  };
  const idempotencyKey = idempotency();
  const keyId = who.value?.key.id;
  savedState.value = 'new';
  if ('draft' in begun) {
    const { id, inboxId, to, cc, bcc, subject, text, html, updatedAt } = begun.draft;
    writing.value = {
      ...empty,
      kind: 'new',
      inboxId,
      to,
      cc,
      bcc,
      subject,
      text: text ?? '',
      html: html ? 'kept' : 'none',
      draftId: id,
      updatedAt,
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
  if (!can('drafts:write')) return await write({ kind: 'forward', inboxId: source.inboxId, source });
  try {
    const { data } = await api.POST('/api/v1/drafts', { body: { forwards: source.id } });
    await write({ draft: data });
    if (writing.value?.draftId === data.id) writing.value = { ...writing.value, kind: 'forward', isUntouched: true };
    else await deleteDraft(data.id);
  } catch (error) {
    toastProblem(error);
  }
}

/** Changes it, and saves it a while after the last change. */
export function rewrite(change: Partial<Writing>): void {
  if (!writing.value) return;
  const html = writing.value.html === 'kept' && change.text !== undefined ? 'gone' : writing.value.html;
  writing.value = { ...writing.value, ...change, html, isUntouched: false };
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
  // Once the session is over, the next one may be that of another person.
  if (!now || isOver.peek() || !savesItself(now) || !isUnsaved() || goingOut === now.idempotencyKey) return;
  savedState.value = 'saving';
  try {
    const { id, updatedAt } = await saved(now);
    latest = { key: now.idempotencyKey, id, updatedAt };
    if (isWritten(now)) writing.value = { ...(writing.peek() ?? now), draftId: id, updatedAt };
    if (isWritten(now) && savedState.peek() === 'saving') savedState.value = 'saved';
  } catch (error) {
    if (isWritten(now)) savedState.value = 'failed';
    if (isWritten(now) && now.draftId !== null && isGone(error)) return await saveAnew(writing.peek() ?? now);
    // An address that is half written is no news to who is writing it, and once a session is there again this is done again.
    const isKnown = error instanceof ApiProblem && ['invalid_request', 'unauthenticated'].includes(error.problem.code);
    if (!isKnown) toastProblem(error);
  }
}

/** The first draft was deleted, by an agent or in another tab, and its files with it. */
async function saveAnew(now: Writing): Promise<void> {
  latest = null;
  const kind = now.source ? now.kind : 'new';
  writing.value = { ...now, kind, html: 'none', draftId: null, updatedAt: null, files: now.files ?? [] };
  toast(
    `Its draft was deleted elsewhere${now.files === null ? ', and its files with it' : ''}. What you write is saved as another.`,
  );
  await saveNow();
}

function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.code === 'not_found';
}

/** What failed is tried again. */
function isUnsaved(): boolean {
  return savedState.peek() === 'changed' || savedState.peek() === 'failed';
}

/** Saves what is not saved of this mail; false, and tells why, where it would be gone. */
async function isLeft(now: Writing): Promise<boolean> {
  if (goingOut === now.idempotencyKey) return true;
  if (isUnsavable(now)) {
    toast('Send what you are writing first, or throw it away: your key saves no drafts.');
    return false;
  }
  await save();
  if (isWritten(now) && savedState.peek() === 'failed') {
    toast(NOT_SAVED);
    return false;
  }
  return true;
}

/** Whether something was written that is kept nowhere. */
function isUnsavable(now: Writing): boolean {
  const { to, cc, bcc, subject, text, files } = now;
  return !savesItself(now) && (`${to}${cc}${bcc}${subject}${text}`.trim() !== '' || (files?.length ?? 0) > 0);
}

function saveLeft(left: Writing): void {
  if (!savesItself(left)) return;
  saving = saving.then(async () => void (await saved({ ...left, draftId: draftOf(left)?.id ?? null }))).catch(toastProblem);
}

/** Also of a draft that was saved after this was written. */
function draftOf({ draftId, updatedAt, idempotencyKey }: Writing): { id: string; updatedAt: string | null } | null {
  if (latest?.key === idempotencyKey) return latest;
  return draftId === null ? null : { id: draftId, updatedAt };
}

/** False once it was closed, or another was begun. */
function isWritten({ idempotencyKey }: Writing): boolean {
  return writing.peek()?.idempotencyKey === idempotencyKey;
}

/** Stops writing. What is there stays as a draft, unless nothing was written. Where it cannot, a person is asked. */
export async function closeWriting(): Promise<void> {
  const now = writing.value;
  if (now?.isUntouched) return await discard();
  if (now && isUnsavable(now)) {
    isAsking.value = true;
    return;
  }
  await save();
  if (!now || !isWritten(now)) return;
  // What could not be saved would be gone.
  if (savedState.peek() === 'failed') toast(NOT_SAVED);
  else writing.value = null;
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
  goingOut = now.idempotencyKey;
  try {
    await saving;
    const sent = await sendWritten(now);
    if (isWritten(now)) writing.value = null;
    tellSent(sent, now);
  } catch (error) {
    if (!isWritten(now)) saveLeft(now);
    throw error;
  } finally {
    goingOut = null;
    // What was typed meanwhile, where it was not sent.
    if (isWritten(now)) void save();
  }
}

async function sendWritten(now: Writing): Promise<EmailRecord> {
  const draft = draftOf(now);
  const timing = now.sendAt === '' ? { holdSeconds: UNDO_SECONDS } : { sendAt: new Date(now.sendAt).toISOString() };
  // A draft without a text is refused as unfinished, and a mail of files alone is not.
  const isFinished = now.text !== '' || now.files === null;
  const isSaved = (now.kind === 'new' || now.kind === 'forward') && isFinished;
  const isWhole = isWritten(now) && savedState.value === 'saved';
  if (!draft || !isSaved) {
    const sent = await sendNow(now, timing);
    if (draft) await deleteDraft(draft.id);
    return sent;
  }
  return await sendDraft(isWhole ? draft : await saved({ ...now, draftId: draft.id }), timing, now);
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
      const draftId = await draftAgain(sent, now).catch(toastProblem);
      const kind = now.source ? now.kind : 'new';
      writing.value = { ...now, kind, draftId: draftId ?? null, updatedAt: null, idempotencyKey: idempotency() };
      savedState.value = draftId ? 'saved' : 'new';
    }
  };
  const isLater = now.sendAt !== '';
  const text = isLater ? `Scheduled for ${new Date(now.sendAt).toLocaleString()}` : 'Sent';
  toast(text, { action: { label: 'Undo', run: () => void undo() }, stays: isLater ? 10_000 : (UNDO_SECONDS - 1) * 1000 });
}

function idempotency(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
