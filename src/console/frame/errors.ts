/** Errors in the frame, which a person reads there: a sentence on a page, where the browser asked for a page. */
import type { ErrorRequestHandler } from 'express';
import { ERROR_CODES, PostroomError } from '../../core/base/errors.ts';
import { errorPage } from './link-page.ts';
import { policyOf } from './page.ts';
import { sendPage } from './sending.ts';

/** Faults of this server, and what a picture or a program asked for, are left to the handler of all errors. */
export const frameErrors: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const isPage = request.get('sec-fetch-dest') === 'iframe' || request.get('sec-fetch-dest') === 'document';
  if (!(error instanceof PostroomError) || error.code === 'internal' || !isPage || response.headersSent) return next(error);
  response.status(ERROR_CODES[error.code].status);
  sendPage(response, errorPage(error), policyOf([]));
};
