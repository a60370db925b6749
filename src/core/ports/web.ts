/** The port for requests to web servers that a stranger named. */

export type Web = {
  /**
   * Posts a form to an https address and answers the status. Redirects are not followed, and the answer's body is not kept. Throws
   * PostroomError: `forbidden` for an address that is not public, `unavailable` when no answer came in time, with the error of the connection as its cause.
   */
  post(url: string, form: Record<string, string>): Promise<{ status: number }>;
  /**
   * Posts JSON to an address that `check` allows now: what a name means is looked up again. Redirects are not followed. Throws as `post`, and
   * `unavailable` when `signal` aborts.
   */
  deliver(url: string, delivery: Delivery): Promise<Delivered>;
  /**
   * Gets what an address of a mail shows, without cookies and without telling who asks: the bytes of an answer with status 200; null for any other
   * answer, and one of more than `mostBytes`. At most three redirects are followed, each judged anew. `timeoutMs` is for all of it. Throws as `post`.
   */
  picture(url: string, bounds: { mostBytes: number; timeoutMs: number }): Promise<Buffer | null>;
  /**
   * Gets what an address of the operator or of their provider has, by https, in the operator's ranges by http too: the answer whatever its status.
   * Redirects are not followed. Throws as `post`, `unavailable` when `signal` aborts, and `too_large` for a body of more than `mostBytes`.
   */
  get(url: string, asking: Asking): Promise<Got>;
  /**
   * Why nothing may be posted to this address, as a sentence; null = it may. A name that cannot be looked up now is not refused. Plain http is
   * for the ranges that the operator allows.
   */
  check(url: string): Promise<string | null>;
};

export type Asking = { headers: Record<string, string>; mostBytes: number; signal: AbortSignal };

/** Names of headers are in lower case. */
export type Got = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** `timeoutMs` is for the whole request. */
export type Delivery = { body: string; headers: Record<string, string>; timeoutMs: number; signal: AbortSignal };

/** `answer`: the first kilobyte of the body, as text. `retryAfter`: the header of that name (RFC 9110 10.2.3). */
export type Delivered = { status: number; answer: string; retryAfter: string | null };
