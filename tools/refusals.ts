/** What a caller is told of input that a tool's schema refuses: which field, what is wrong with it, and what was probably meant. */
import { z } from 'zod';
import { type FieldError, PostroomError } from '../src/core/base/errors.ts';
import { isRecord } from '../src/core/base/is-record.ts';
import { isOtherKind } from './refusal-words.ts';

/**
 * `invalid_request` with at most 20 field errors, and never with the value that was refused. `brief` = the caller was not shown the
 * fields that are marked as rare, so none of them is proposed.
 */
export function refusal(error: z.ZodError, schema: z.ZodObject, input: unknown, brief = false): PostroomError {
  const known = fieldsAt(schema, brief);
  const found = error.issues.slice(0, MOST_ERRORS).flatMap((issue) => fieldErrors(issue, known, input));
  const errors = found.filter((one) => !isMeant(one, found)).slice(0, MOST_ERRORS);
  const first = errors[0];
  return new PostroomError('invalid_request', first ? `${first.path || 'input'}: ${first.message}` : 'The input is not valid.', {
    hint: hintFor(errors, known),
    errors,
  });
}

/** Names the fields that there are, where nothing is near to one that is not known. */
function hintFor(errors: readonly FieldError[], known: Known): string {
  const unknown = errors.find(({ message }) => message === UNKNOWN);
  const at = (unknown?.path ?? '').split('.').slice(0, -1);
  const names = Object.keys(known(at.map((part) => (/^\d+$/.test(part) ? Number(part) : part)))).join(', ');
  const fields = unknown && names.length > 0 && names.length <= MAX_MESSAGE ? ` Known fields: ${names}.` : '';
  return `Correct the fields listed in errors and call again.${fields}`;
}

const MOST_ERRORS = 20;
const MAX_MESSAGE = 500;

/** Other names for a field, as models and other mail APIs have them. */
const OTHER_NAMES: Record<string, readonly string[]> = {
  id: ['messageid', 'mailid', 'uid'],
  ids: ['messageids', 'id', 'emailid', 'messageid'],
  text: ['body', 'content', 'message', 'plaintext', 'bodytext', 'textbody', 'plain', 'comment', 'note'],
  html: ['bodyhtml', 'htmlbody', 'body'],
  to: ['recipient', 'recipients', 'address', 'email', 'toaddress'],
  from: ['sender', 'fromaddress'],
  inboxId: ['inbox', 'mailbox', 'mailboxid', 'address', 'id', 'from', 'to'],
  threadId: ['thread', 'conversation', 'conversationid'],
  attachmentId: ['attachment', 'fileid', 'file'],
  answers: ['inreplyto', 'replytoid', 'emailid', 'messageid'],
  timeoutSeconds: ['timeout', 'wait', 'seconds', 'timeoutms', 'maxwait'],
  isRead: ['unread', 'read', 'seen', 'unreadonly', 'isunread'],
  count: ['limit', 'max', 'maxresults', 'n'],
  limit: ['max', 'count', 'maxresults', 'pagesize', 'size', 'top', 'n'],
  cursor: ['page', 'pagetoken', 'nextcursor', 'offset', 'after'],
  q: ['query', 'search', 'text', 'keywords', 'words'],
  since: ['after', 'from', 'start', 'startdate', 'newerthan'],
  until: ['before', 'end', 'enddate', 'olderthan'],
  sendAt: ['scheduledat', 'scheduledfor', 'sendtime', 'schedule', 'delay'],
  addLabels: ['labels', 'label', 'add', 'addlabel'],
  removeLabels: ['remove', 'removelabel'],
  localPart: ['name', 'username', 'address', 'local', 'prefix', 'email', 'emailaddress', 'alias'],
  displayName: ['name', 'display', 'title'],
  attachments: ['files', 'attachment'],
  filename: ['name', 'file'],
  content: ['data', 'base64', 'bytes', 'body'],
  contentId: ['cid', 'inlineid'],
  types: ['events', 'eventtypes', 'enabledevents', 'type'],
  domain: ['name', 'domainname', 'hostname'],
  address: ['email', 'emailaddress'],
  outcome: ['action', 'result', 'status'],
  leaseSeconds: ['visibilitytimeout', 'timeoutseconds', 'ttl'],
  contentType: ['type', 'mime', 'mimetype'],
  view: ['format', 'mode'],
  maxChars: ['maxlength', 'maxcharacters', 'limit'],
  contains: ['query', 'q', 'text', 'body', 'keyword'],
  replyAll: ['all', 'replytoall'],
  idempotencyKey: ['idempotency', 'requestid'],
};

/** Whether a field is missing because it was given under another name, which is told already. */
function isMeant({ path, message }: FieldError, all: readonly FieldError[]): boolean {
  return message === REQUIRED && all.some((one) => one.message.endsWith(didYouMean(path)));
}

const REQUIRED = 'is required';
const UNKNOWN = 'is not a known field';

const didYouMean = (name: string) => `; did you mean ${name}?`;

/** An unknown field gets an error of its own, so that the caller sees which one to leave out. */
function fieldErrors(issue: z.core.$ZodIssue, known: Known, input: unknown): FieldError[] {
  const path = issue.path.map(String);
  const at = (parts: string[], message: string) => ({ path: parts.join('.').slice(0, 200), message: shortened(message) });
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, MOST_ERRORS)
      .map((key) => at([...path, key], unknownField(key, known(issue.path), valueAt(input, issue.path))));
  if (path.length > 0 && valueAt(input, issue.path) === undefined) return [at(path, REQUIRED)];
  if (issue.code !== 'invalid_union') return [at(path, issue.message)];
  // A value may be of several kinds: what is wrong with it is told by the kind that it is of.
  const meant = issue.errors.find((issues) => issues.length > 0 && !issues.some(isOtherKind));
  if (!meant) return [at(path, issue.message)];
  return meant.flatMap((inner) => fieldErrors({ ...inner, path: [...issue.path, ...inner.path] }, known, input));
}

/** Some lists of what a value may be are long. What is cut off must not look like one of them. */
function shortened(message: string): string {
  return message.length <= MAX_MESSAGE ? message : `${message.slice(0, MAX_MESSAGE)}…`;
}

function unknownField(sent: string, fields: Fields, given: unknown): string {
  const another = elsewhere(sent, fields);
  if (another !== null) return `${UNKNOWN}; ${another}`;
  const names = Object.keys(fields).filter((name) => !(isRecord(given) && name in given) && !isOtherNoun(sent, name, fields));
  const meant = nearest(sent, names) ?? inside(sent, fields);
  return `${UNKNOWN}${meant === null ? '' : didYouMean(meant)}`;
}

/** Whether `threadId` is sent where the id of an email is meant: to send it as `id` would be the next mistake. */
function isOtherNoun(sent: string, name: string, fields: Fields): boolean {
  const [, noun] = /^(attachment|claim|inbox|template|thread)s?ids?$/.exec(squeezed(sent)) ?? [];
  const { description } = recordOf(fields[name]);
  return noun !== undefined && (name === 'id' || name === 'ids') && !String(description).includes(noun);
}

/** The field of an object within the input, such as `filter.from`. */
function inside(sent: string, fields: Fields): string | null {
  const outer = Object.entries(fields).find(
    ([, field]) => isRecord(field) && field.type === 'object' && sent in propertiesOf(field),
  );
  return outer ? `${outer[0]}.${sent}` : null;
}

/** What is said of a field that names the email to answer, where a tool writes new ones. */
function elsewhere(sent: string, fields: Fields): string | null {
  const isWriting = 'subject' in fields && 'to' in fields && !('answers' in fields);
  return isWriting && ANSWERING.includes(squeezed(sent)) ? 'to answer an email, use reply_to_email' : null;
}

const ANSWERING = [
  'inreplyto',
  'references',
  'replytoid',
  'replytoemailid',
  'threadid',
  'conversationid',
  'emailid',
  'messageid',
];

/** The field that was probably meant; null when none is near. */
export function nearest(sent: string, names: readonly string[]): string | null {
  const word = squeezed(sent);
  if (word.length > 40) return null;
  return (
    names.find((name) => squeezed(name) === word) ??
    // One id is meant, where a tool takes one too.
    names.find((name) => OTHER_NAMES[name]?.includes(word) && !(name === 'ids' && names.includes('id'))) ??
    // Its own noun before the id: emailId, draft_id.
    names.find((name) => (name === 'id' || name === 'ids') && word.length > name.length && word.endsWith(name)) ??
    names.find(
      (name) => word.length > 3 && name.length > 3 && (squeezed(name).startsWith(word) || word.startsWith(squeezed(name))),
    ) ??
    names.find((name) => name.length > 3 && distance(squeezed(name), word) <= (name.length > 5 ? 2 : 1)) ??
    null
  );
}

function squeezed(name: string): string {
  return name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/** Levenshtein's, of names that are short. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The JSON Schemas of fields by their names. */
type Fields = Record<string, unknown>;

type Known = (path: readonly PropertyKey[]) => Fields;

/** The fields of the object at a path; when `brief`, without those that are marked as rare. */
function fieldsAt(schema: z.ZodObject, brief: boolean): Known {
  let whole: unknown;
  return (path) => {
    whole ??= z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const fields = Object.entries(propertiesOf(path.reduce(within, whole)));
    return Object.fromEntries(fields.filter(([, field]) => !brief || !isRecord(field) || field['x-rare'] !== true));
  };
}

function within(schema: unknown, part: PropertyKey): unknown {
  if (!isRecord(schema)) return null;
  if (typeof part === 'number') return [schema, ...optionsOf(schema)].map((one) => one.items).find(Boolean);
  return propertiesOf(schema)[String(part)];
}

function propertiesOf(schema: unknown): Record<string, unknown> {
  if (!isRecord(schema)) return {};
  const found = [schema, ...optionsOf(schema)].map(({ properties }) => properties).find(isRecord);
  return found ?? {};
}

function optionsOf({ anyOf }: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(anyOf) ? anyOf.filter(isRecord) : [];
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((at: unknown, part) => (isRecord(at) || Array.isArray(at) ? Reflect.get(at, part) : undefined), input);
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
