/** The REST API as the page calls it: every path with its types, by the cookie of the session. */
import createOpenApiClient from 'openapi-fetch';
import type { paths } from '../../../packages/client/src/schema.ts';
import type { Call, Got } from '../../../packages/client/src/shapes.ts';
import { UNATTENDED } from '../unattended.ts';
import { isOffline, sessionEnded } from './state.ts';

export type { Got };

/** What the API says when it refuses (RFC 9457). */
export type ProblemDocument = {
  status: number;
  code: string;
  title: string;
  detail: string;
  hint?: string | undefined;
  requestId?: string | undefined;
  errors?: { path: string; message: string }[] | undefined;
};

/** A refusal. `message` is what the API said, and `problem` all of it. */
export class ApiProblem extends Error {
  readonly problem: ProblemDocument;

  constructor(problem: ProblemDocument) {
    super(problem.detail || problem.title);
    this.problem = problem;
  }
}

/** No answer came: the server cannot be reached. */
export class Unreachable extends Error {
  constructor() {
    super('Postroom cannot be reached.');
  }
}

const NOT_DONE = { detail: 'The session had ended, so this was not done.', hint: 'Do it again.' };

export type Api = { GET: Call<'get'>; POST: Call<'post'>; PATCH: Call<'patch'>; DELETE: Call<'delete'> };

/** Its calls reject with ApiProblem and with Unreachable. A 401 ends the session of the page besides. */
export const api = createOpenApiClient<paths>({ baseUrl: '', fetch: answered }) as unknown as Api;

/** To be given to a call that no person set off, so that it keeps no session alive. */
export const unasked = { headers: { [UNATTENDED]: 'yes' } };

/** `fetch`, which answers successes alone. */
export async function answered(input: Request | string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(input, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    isOffline.value = true;
    throw new Unreachable();
  }
  isOffline.value = false;
  if (response.ok) return response;
  const problem = await problemOf(response);
  if (response.status !== 401) throw new ApiProblem(problem);
  sessionEnded.value += 1;
  // What signs in tells why by itself. All else is read once somebody has signed in again.
  throw new ApiProblem(typeof input === 'string' ? problem : { ...problem, ...NOT_DONE });
}

/** A proxy may answer in place of the server, in whatever form. */
async function problemOf(response: Response): Promise<ProblemDocument> {
  const told: Partial<ProblemDocument> = await response.json().catch(() => ({}));
  return {
    ...told,
    status: response.status,
    code: told.code ?? 'unknown',
    title: told.title ?? response.statusText,
    detail: told.detail ?? `The server answered ${response.status} ${response.statusText}`.trim(),
  };
}
