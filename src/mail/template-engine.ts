/** Mail templates: which variables a template has, and the text that it becomes with their values. */
import Mustache from 'mustache';
import { invalidField, PostroomError } from '../core/base/errors.ts';
import { MAX_TEXT, MAX_VARIABLE_NAME } from '../core/base/limits.ts';

/**
 * White space is bounded, because Mustache's time grows with its square. Names have no dots, which Mustache would read as paths.
 */
const VARIABLE = new RegExp(`^\\s{0,8}([A-Za-z][A-Za-z0-9_-]{0,${MAX_VARIABLE_NAME - 1}})\\s{0,8}$`);

const FORM = `Between {{ and }} stands a name of 1 to ${MAX_VARIABLE_NAME} letters, digits, _ and -, beginning with a letter: {{first_name}}.`;
const ONE_TEXT = 'A template is text and variables; make another template for another text, and put what varies into a variable.';
const ESCAPED = 'Write {{name}}: a value is escaped in html, and stands as it is in subject and text.';

/** The other meanings that Mustache gives to the sign after `{{`. */
const OTHER_TAGS: Record<string, { what: string; hint: string }> = {
  '#': { what: 'begins a section', hint: ONE_TEXT },
  '^': { what: 'begins a section', hint: ONE_TEXT },
  '/': { what: 'ends a section', hint: ONE_TEXT },
  '>': { what: 'includes a partial', hint: ONE_TEXT },
  '=': { what: 'sets other delimiters', hint: 'Write every variable as {{name}}.' },
  '!': { what: 'is a comment', hint: 'Leave comments out.' },
  '{': { what: 'asks for a value that is not escaped', hint: ESCAPED },
  '&': { what: 'asks for a value that is not escaped', hint: ESCAPED },
};

/**
 * The names of the variables in the order of the template, each as often as it occurs. Throws `invalid_request` naming `path` for
 * every tag of mustache(5) that is no variable. Takes time in proportion to the template.
 */
export function templateVariables(template: string, path: string): string[] {
  const names: string[] = [];
  for (let at = template.indexOf('{{'); at !== -1; ) {
    const end = template.indexOf('}}', at + 2);
    const where = `{{ at character ${at + 1}`;
    if (end === -1) throw invalidField(path, `has ${where} without a }} after it`, FORM);
    const inside = template.slice(at + 2, end);
    const name = VARIABLE.exec(inside)?.[1];
    if (name === undefined) {
      const other = OTHER_TAGS[inside.trimStart().charAt(0)];
      throw invalidField(path, `has ${where} that ${other?.what ?? 'is followed by no name of a variable'}`, other?.hint ?? FORM);
    }
    names.push(name);
    at = template.indexOf('{{', end + 2);
  }
  return names;
}

/**
 * The template with each variable replaced by its value, which is escaped in `html` and is never itself read as a template.
 * Throws as `templateVariables`, and `too_large` when the result would have more than MAX_TEXT characters, before it is made.
 */
export function fillTemplate(template: string, values: ReadonlyMap<string, string>, field: 'subject' | 'text' | 'html'): string {
  const written = new Map<string, string>();
  let length = template.length;
  for (const name of templateVariables(template, field)) {
    const value = values.get(name);
    if (value === undefined) throw new Error('a variable of a template has no value');
    const text = written.get(name) ?? (field === 'html' ? Mustache.escape(value) : value);
    written.set(name, text);
    length += text.length;
    if (length > MAX_TEXT) throw tooLong(field);
  }
  // Each call has a Writer of its own: the shared one would keep every template it has ever seen.
  return new Mustache.Writer().render(template, new FlatContext(written), undefined, { escape: (value) => value });
}

/**
 * Replaces Mustache's look-up, which finds inherited properties, calls functions, and takes a variable `hasOwnProperty` for the
 * method.
 */
class FlatContext extends Mustache.Context {
  readonly #values: ReadonlyMap<string, string>;

  constructor(values: ReadonlyMap<string, string>) {
    super({});
    this.#values = values;
  }

  override lookup(name: string): string | undefined {
    return this.#values.get(name);
  }
}

function tooLong(field: string): PostroomError {
  const message = `would be over ${MAX_TEXT} characters with these values`;
  return new PostroomError('too_large', `${field}: ${message}`, {
    hint: 'Give shorter values, or attach what is long.',
    errors: [{ path: field, message }],
  });
}
