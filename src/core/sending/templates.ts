/** Templates: subject, text and HTML that are written once, with variables that each mail fills. */
import { type Actor, requireScope } from '../base/actor.ts';
import { changesOf } from '../base/changes.ts';
import { invalidField, notFound, PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { commit } from '../base/idempotency.ts';
import { MAX_SUBJECT, MAX_TEMPLATE_NAME, MAX_VARIABLES } from '../base/limits.ts';
import { type PageInput, pageOf, pageRequest } from '../base/pages.ts';
import type { Core } from '../ports/core.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import type { TemplateRow } from '../store/templates.ts';

/** The most templates of one account. */
const MAX_TEMPLATES = 1000;

const FIELDS = ['subject', 'text', 'html'] as const;

export type TemplateSummary = Pick<TemplateRow, 'id' | 'name' | 'subject' | 'variables'> & {
  createdAt: string;
  updatedAt: string;
};

export type TemplateRecord = TemplateSummary & Pick<TemplateRow, 'text' | 'html'>;

/** Lists leave out text and html. */
export async function listTemplates(core: Core, actor: Actor, input: PageInput) {
  const rows = await core.store.read((tx) => tx.templates.list(actor.account.id, pageRequest('templates', input)));
  return pageOf('templates', rows, input, templateSummary);
}

/**
 * Throws `invalid_request` for what is not a valid template, `conflict` for a name that is taken and for one template too many.
 */
export async function createTemplate(
  core: Core,
  actor: Actor,
  input: { name: string; subject: string; text?: string | undefined; html?: string | undefined },
): Promise<TemplateRecord> {
  const now = core.clock.now();
  const { name, subject, text = null, html = null } = input;
  const row: TemplateRow = {
    id: core.ids.next(),
    accountId: actor.account.id,
    ...checked(core, { name, subject, text, html }),
    createdAt: now,
    updatedAt: now,
  };
  return await commit(core, actor, async (tx) => {
    if ((await tx.templates.count(row.accountId)) >= MAX_TEMPLATES) {
      throw new PostroomError('conflict', `This account has ${MAX_TEMPLATES} templates, which is as many as it may have.`, {
        hint: 'Delete templates that are not used any more.',
      });
    }
    await refuseTaken(tx, row);
    await tx.templates.insert(row);
    await recordEvent(core, tx, { accountId: row.accountId, type: 'template.created', inboxId: null, subjectId: row.id });
    return templateRecord(row);
  });
}

export async function getTemplate(core: Core, actor: Actor, id: string): Promise<TemplateRecord> {
  return await core.store.read(async (tx) => templateRecord(await ownTemplate(tx, actor, id)));
}

/** Absent fields stay as they are, and what is so already changes nothing; `text: null` or `html: null` removes that one. Throws `not_found`, and as `createTemplate`. */
export async function updateTemplate(
  core: Core,
  actor: Actor,
  input: {
    id: string;
    name?: string | undefined;
    subject?: string | undefined;
    text?: string | null | undefined;
    html?: string | null | undefined;
  },
): Promise<TemplateRecord> {
  const { id } = input;
  return await commit(core, actor, async (tx) => {
    const row = await ownTemplate(tx, actor, id);
    const { name = row.name, subject = row.subject, text = row.text, html = row.html } = input;
    const changes = changesOf(row, checked(core, { name, subject, text, html }, row));
    if (changes === null) return templateRecord(row);
    const change = { ...changes, updatedAt: core.clock.now() };
    const changed = { ...row, ...change };
    await refuseTaken(tx, changed);
    await tx.templates.update(id, change);
    await recordEvent(core, tx, { accountId: row.accountId, type: 'template.updated', inboxId: null, subjectId: id });
    return templateRecord(changed);
  });
}

/** Deletes a template. Mail that was written with it stays as it is. Throws `not_found`. */
export async function deleteTemplate(core: Core, actor: Actor, id: string): Promise<{ id: string; deleted: true }> {
  return await commit(core, actor, async (tx) => {
    const { accountId } = await ownTemplate(tx, actor, id);
    await tx.templates.remove(id);
    await recordEvent(core, tx, { accountId, type: 'template.deleted', inboxId: null, subjectId: id });
    return { id, deleted: true as const };
  });
}

/** The words of a mail that is written with the template and these values. Throws as `written`. */
export async function previewTemplate(
  core: Core,
  actor: Actor,
  { id, variables }: { id: string; variables?: Record<string, string | number> | undefined },
): Promise<Words> {
  return await written(core, actor, { template: { id, variables } });
}

/** The content of a mail as the caller gives it: its own, or that of a template, whose subject may be replaced. */
export type WordsInput = {
  subject?: string | undefined;
  text?: string | undefined;
  html?: string | undefined;
  template?: { id: string; variables?: Record<string, string | number> | undefined } | undefined;
};

export type Words = { subject: string; text: string | null; html: string | null };

/**
 * The subject, text and HTML of a mail. Throws `invalid_request` when they are missing, when both the caller and a template give
 * them, and for every variable that is missing or unknown; `not_found` for a template that the account does not have; `too_large`
 * when the filled template is too long; and `missing_scope` without `templates:read`, because a key could read a template by
 * sending it to its own inbox.
 */
export async function written(core: Core, actor: Actor, input: WordsInput): Promise<Words> {
  const { subject, text, html, template } = input;
  if (template) return await filled(core, actor, { ...input, template });
  if (subject === undefined) throw invalidField('subject', 'is missing', 'Give a subject.');
  if (text === undefined && html === undefined) throw invalidField('text', 'is missing', 'Give text, html or both.');
  return { subject, text: text ?? null, html: html ?? null };
}

async function filled(
  core: Core,
  actor: Actor,
  input: WordsInput & { template: NonNullable<WordsInput['template']> },
): Promise<Words> {
  requireScope(actor, 'templates:read');
  const own = (['text', 'html'] as const).filter((field) => input[field] !== undefined);
  if (own.length > 0) {
    throw new PostroomError('invalid_request', `${own[0]}: cannot be given beside a template`, {
      hint: 'Leave text and html out, or send without the template.',
      errors: own.map((path) => ({ path, message: 'cannot be given beside a template' })),
    });
  }
  const row = await core.store.read((tx) => ownTemplate(tx, actor, input.template.id));
  const values = new Map(Object.entries(input.template.variables ?? {}).map(([name, value]) => [name, String(value)]));
  const ofSubject = input.subject === undefined ? core.templates.variables(row.subject, 'subject') : [];
  const ofBody = [row.text, row.html].flatMap((part) => core.templates.variables(part ?? '', 'text'));
  refuseUnfit(row, values, new Set([...ofSubject, ...ofBody]));
  for (const name of ofSubject) core.mailComposer.checkLine(values.get(name) ?? '', pathOf(name), MAX_SUBJECT);
  const subject = input.subject ?? core.templates.fill(row.subject, values, 'subject');
  if (subject.length > MAX_SUBJECT) {
    const hint = "Give a shorter subject beside the template, or shorten the template's own or the values in it.";
    throw invalidField('subject', `is over ${MAX_SUBJECT} characters.`, hint);
  }
  return {
    subject,
    text: row.text === null ? null : core.templates.fill(row.text, values, 'text'),
    html: row.html === null ? null : core.templates.fill(row.html, values, 'html'),
  };
}

/**
 * Throws for missing variables, because a mail with a gap is worse than none, and for unknown ones, which are most likely
 * misspelt.
 */
function refuseUnfit(row: TemplateRow, values: ReadonlyMap<string, string>, needed: ReadonlySet<string>): void {
  const missing = [...needed].filter((name) => !values.has(name));
  const unknown = [...values.keys()].filter((name) => !row.variables.includes(name));
  const errors = [
    ...missing.map((name) => ({ path: pathOf(name), message: 'is missing' })),
    ...unknown.map((name) => ({ path: pathOf(name), message: 'is not a variable of the template' })),
  ];
  const [first] = errors;
  if (!first) return;
  const names = row.variables.slice(0, 20).join(', ') + (row.variables.length > 20 ? ' …' : '');
  throw new PostroomError('invalid_request', `${first.path}: ${first.message}`, {
    hint: names === '' ? 'The template has no variables; give none.' : `The variables of the template are: ${names}.`,
    errors,
  });
}

function pathOf(name: string): string {
  return `template.variables.${name}`;
}

type Parts = Pick<TemplateRow, 'name' | (typeof FIELDS)[number]>;

/**
 * Checks the parts, and adds the names of all their variables, each once, in the order of their first appearance. A subject that stays
 * as it was `before` may be longer than a new one may be.
 */
function checked(core: Core, parts: Parts, before?: TemplateRow): Parts & Pick<TemplateRow, 'variables'> {
  core.mailComposer.checkLine(parts.name, 'name', MAX_TEMPLATE_NAME);
  if (parts.subject !== before?.subject) core.mailComposer.checkLine(parts.subject, 'subject', MAX_SUBJECT);
  if (parts.text === null && parts.html === null) throw invalidField('text', 'is missing', 'Give text, html or both.');
  const variables = new Set<string>();
  for (const field of FIELDS) {
    for (const name of core.templates.variables(parts[field] ?? '', field)) variables.add(name);
    if (variables.size > MAX_VARIABLES) {
      throw invalidField(field, `brings the template to more than ${MAX_VARIABLES} variables`, 'Use fewer variables.');
    }
  }
  return { ...parts, variables: [...variables] };
}

async function refuseTaken(tx: WriteTx, row: TemplateRow): Promise<void> {
  const holder = await tx.templates.byName(row.accountId, row.name);
  if (!holder || holder.id === row.id) return;
  throw new PostroomError('conflict', 'This account has a template of this name.', {
    hint: 'Choose another name, or update that template.',
  });
}

async function ownTemplate(tx: Pick<ReadTx, 'templates'>, actor: Actor, id: string): Promise<TemplateRow> {
  const row = await tx.templates.get(actor.account.id, id);
  if (!row) throw notFound('template');
  return row;
}

export function templateSummary(row: Omit<TemplateRow, 'text' | 'html'>): TemplateSummary {
  const { id, name, subject, variables } = row;
  return { id, name, subject, variables, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

function templateRecord(row: TemplateRow): TemplateRecord {
  return { ...templateSummary(row), text: row.text, html: row.html };
}
