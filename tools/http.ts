/** Where REST offers a tool: its method, its path and the status of success. */

/** Every REST path begins with it. */
export const API_PREFIX = '/api/v1';

export type Http = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** After API_PREFIX. `{name}` fills the input of that name; a POST or PATCH takes the other inputs in its body, the rest in the query. */
  path: string;
  /** The status of a success. */
  status: 200 | 201 | 202;
  /** What a success answers when it is not JSON. */
  answers?: 'bytes';
  /** Inputs that only MCP takes. */
  without?: readonly string[];
  /** The body may be as large as a mail with its files. */
  largeBody?: true;
};
