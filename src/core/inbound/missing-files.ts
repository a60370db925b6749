/** Tells whether a mail that was composed here lacks files that its provider kept and did not hand out. */

/** The anomaly of such a mail. */
export const FILES_MISSING = 'files_missing';

/** The header field in which the mail that was composed says so, with how many; one that a sender wrote is left out of it. */
export const MISSING_FILES_FIELD = 'X-Postroom-Missing-Files';

const FIELD = new RegExp(`^${MISSING_FILES_FIELD}:`, 'im');

/** Whether a reconstructed mail says that it lacks files. Only mail that was composed here has this header field. */
export function lacksFiles(mime: Buffer): boolean {
  return FIELD.test(mime.toString('latin1', 0, mime.indexOf('\r\n\r\n')));
}
