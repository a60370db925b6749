/** The port for requests to web servers that somebody else named. */

export type Web = {
  /**
   * Posts a form to an https address and answers the status. Redirects are not followed, and the answer's body is not kept. Throws
   * PostroomError: `forbidden` for an address that is not public, `unavailable` when no answer came in time.
   */
  post(url: string, form: Record<string, string>): Promise<{ status: number }>;
};
