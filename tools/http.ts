/** Where REST offers a tool: its method, its path and the status of success. */

/** REST paths stand below it. */
export const API_PREFIX = '/api/v1';

export type Http = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below API_PREFIX. `{name}` fills the input of that name; the other inputs come in the query, or in the body of a POST or PATCH. */
  path: string;
  /** Of success. */
  status: 200 | 201 | 202;
  /** What success answers, if not JSON. */
  answers?: 'bytes';
  /** The body may be as large as a mail with its files. */
  largeBody?: true;
};
