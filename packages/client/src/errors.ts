/** The one error that a refused call throws, read from a problem document (RFC 9457). */
import type { components } from './schema.ts';

type Problem = components['schemas']['Problem'];

export class PostroomError extends Error {
  override readonly name = 'PostroomError';
  /** The HTTP status. */
  readonly status: number;
  /** Stable: decide by it. `unknown` = the answer was no problem document, as from a proxy. */
  readonly code: Problem['code'] | 'unknown';
  /** What to do next. */
  readonly hint: string | undefined;
  /** The fields that were refused. */
  readonly errors: { path: string; message: string }[];
  /** The operator finds it in the log. */
  readonly requestId: string | undefined;
  /** Seconds after which the same call may succeed. */
  readonly retryAfter: number | undefined;

  constructor(response: Response, problem: Problem | null) {
    super(problem?.detail ?? `The server answered ${response.status}.`);
    this.status = response.status;
    this.code = problem?.code ?? 'unknown';
    this.hint = problem?.hint;
    this.errors = problem?.errors ?? [];
    this.requestId = problem?.requestId;
    this.retryAfter = secondsOf(response);
  }
}

/** What a refusal says. */
export async function refusal(response: Response): Promise<PostroomError> {
  return new PostroomError(response, problemIn(await response.text().catch(() => '')));
}

/** Whether the same call may succeed later. What is no refusal is a connection that failed. */
export function passes(error: unknown): boolean {
  return !(error instanceof PostroomError) || error.status === 429 || error.status >= 500;
}

/** Retry-After in seconds; its other form, a date, is not what Postroom sends. */
function secondsOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? seconds : undefined;
}

function problemIn(text: string): Problem | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && 'code' in read && 'detail' in read ? (read as Problem) : null;
  } catch {
    return null;
  }
}
