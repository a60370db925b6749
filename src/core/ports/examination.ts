/** The port of `doctor`: what it finds when it looks at everything that mail needs. */

/** `unknown` = the check could not be made, and the finding says why. */
export type FindingStatus = 'ok' | 'warning' | 'failed' | 'unknown';

/** One sentence on what was found, and one on what to do about it; `at` = what it is about, such as a domain. */
export type Finding = { check: string; code: string; status: FindingStatus; what: string; fix?: string; at?: string };

export type Examination = {
  /** What was found less than five minutes ago, or what is found now, within 12 s. Calls that come meanwhile share the result. */
  findings(): Promise<{ at: Date; found: readonly Finding[] }>;
};
