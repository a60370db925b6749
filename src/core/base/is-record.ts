/** Tells what has named fields from all else that JSON may be. */

/** Whether it is an object, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
