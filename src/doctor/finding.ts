/** What a check is and what it finds: its sentences are data, from which the documents' table is made. */
import type { Finding, FindingStatus } from '../core/ports/examination.ts';
import type { Context } from './context.ts';

export type { Finding, FindingStatus as Status };

/** What a check may find. `when` stands in the documents; the finding itself has the names and figures. */
export type Saying = { status: FindingStatus; when: string; fix?: string };

export type Check = {
  name: string;
  /** The question that it answers. */
  asks: string;
  says: Record<string, Saying>;
  /** Makes the check. It should stop at the signal: by then its time is over. */
  run(context: Context, signal: AbortSignal): Promise<Finding[]>;
};

/** Makes a finding of one of the check's sayings. */
export type Tell<Code extends string> = (code: Code, what: string, at?: string) => Finding;

export function defineCheck<Code extends string>(given: {
  name: string;
  asks: string;
  says: Record<Code, Saying>;
  find(tell: Tell<Code>, context: Context, signal: AbortSignal): Promise<Finding[]>;
}): Check {
  const { name, asks, says, find } = given;
  const tell: Tell<Code> = (code, what, at) => {
    const { status, fix } = says[code];
    return { check: name, code, status, what, ...(fix === undefined ? {} : { fix }), ...(at === undefined ? {} : { at }) };
  };
  return { name, asks, says, run: (context, signal) => find(tell, context, signal) };
}
