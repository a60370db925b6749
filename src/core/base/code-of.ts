/** The code that Node and the drivers give their errors, such as ENOENT. */

/** '' for an error without a code, and for what is no error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
