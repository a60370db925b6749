/** The port that reads and fills templates. */

export type TemplateEngine = {
  /**
   * The variables of a template, one entry for each occurrence. Throws PostroomError `invalid_request`, naming `path`, for any
   * other tag.
   */
  variables(template: string, path: string): string[];
  /**
   * The template with `values` filled in, escaped in `html`. Every variable must have a value. Throws PostroomError `too_large`
   * when the result is too long.
   */
  fill(template: string, values: ReadonlyMap<string, string>, field: 'subject' | 'text' | 'html'): string;
};
