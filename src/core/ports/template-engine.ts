/** The port that reads and fills templates. */

export type TemplateEngine = {
  /** The variables of a template, as often as they stand in it; throws PostroomError invalid_request naming `path` for any other tag. */
  variables(template: string, path: string): string[];
  /** The template with `values` in it, escaped in `html`; throws PostroomError too_large when that is too long. Every variable has a value. */
  fill(template: string, values: ReadonlyMap<string, string>, field: 'subject' | 'text' | 'html'): string;
};
