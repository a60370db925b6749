/** The one error that Postroom raises: a stable code, a sentence for the reader, and what to do next. */

/** Every error code that a caller may get, with its HTTP status (RFC 9110) and its title. */
export const ERROR_CODES = {
  invalid_request: { status: 400, title: 'The request is not valid' },
  unauthenticated: { status: 401, title: 'No valid API key was presented' },
  missing_scope: { status: 403, title: 'The API key lacks a scope' },
  plan_required: { status: 403, title: 'The plan does not allow this' },
  forbidden: { status: 403, title: 'This is not allowed' },
  not_found: { status: 404, title: 'Nothing is here' },
  method_not_allowed: { status: 405, title: 'The path does not take this method' },
  conflict: { status: 409, title: 'This conflicts with what is stored' },
  too_large: { status: 413, title: 'The request is too large' },
  idempotency_mismatch: { status: 422, title: 'The idempotency key was used for another request' },
  rate_limited: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Postroom failed' },
  upstream: { status: 502, title: 'A server Postroom depends on failed' },
  unavailable: { status: 503, title: 'Postroom cannot do this now' },
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** One field that was refused: a dotted path into the request and why. */
export type FieldError = { path: string; message: string };

export type ErrorOptions = {
  /** What the caller can do next, in one sentence. */
  hint?: string;
  errors?: FieldError[];
  /** Seconds after which the same request may succeed (RFC 9110 10.2.3). */
  retryAfter?: number;
  cause?: unknown;
};

/**
 * Thrown anywhere below the endpoints, which turn it into a problem document or a tool error. Its text never quotes mail, SQL or
 * a stack.
 */
export class PostroomError extends Error {
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'PostroomError';
    this.code = code;
    this.hint = options.hint;
    this.errors = options.errors;
    this.retryAfter = options.retryAfter;
  }
}

/** Whether it is an error of ours with this code. */
export function isCode(error: unknown, code: ErrorCode): error is PostroomError {
  return error instanceof PostroomError && error.code === code;
}

/** A single refused field, as `invalid_request`. */
export function invalidField(path: string, message: string, hint?: string): PostroomError {
  return new PostroomError('invalid_request', `${path}: ${message}`, { errors: [{ path, message }], ...(hint ? { hint } : {}) });
}

/**
 * `not_found` for what does not exist and for what belongs to another account, so that the answer tells nothing about other
 * accounts.
 */
export function notFound(what: string, by: 'id' | 'address' = 'id'): PostroomError {
  return new PostroomError('not_found', `No ${what} with this ${by}.`, {
    hint: `List what this key can see and use an ${by} from there.`,
  });
}
