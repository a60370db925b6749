/** Carries what was thrown from one thread to another, where an error would lose its class. */
import { type ErrorOptions, PostroomError } from '../../core/base/errors.ts';
import { OutOfTime } from '../signatures/out-of-time.ts';

type Refusal = { message: string; options: ErrorOptions } & (
  | { code: PostroomError['code'] }
  | { signedAt: Date; oldestMs: number }
);

/** A fault as data. */
export type ToldFault = Refusal | { error: Error };

export function toldFault(fault: unknown): ToldFault {
  if (!(fault instanceof PostroomError)) return { error: bare(fault) };
  const { message, code, hint, errors, retryAfter, cause } = fault;
  const options = {
    ...(hint === undefined ? {} : { hint }),
    ...(errors === undefined ? {} : { errors }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(cause === undefined ? {} : { cause: bare(cause) }),
  };
  if (!(fault instanceof OutOfTime)) return { message, options, code };
  return { message, options, signedAt: fault.signedAt, oldestMs: fault.oldestMs };
}

export function faultOf(told: ToldFault): Error {
  if ('error' in told) return told.error;
  const { message, options } = told;
  if ('code' in told) return new PostroomError(told.code, message, options);
  return new OutOfTime(message, options.hint ?? '', told.signedAt, told.oldestMs);
}

/** The parts of an error that can be sent, whatever it holds. */
function bare(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('Something was thrown that is no error.');
  const sent = new Error(error.message);
  return Object.assign(sent, { name: error.name, stack: error.stack });
}
