/** How the page says that it calls by itself, for the server and the browser. */

/** A header with any value: no person asked for this call, such as one that an event set off in an idle page. */
export const UNATTENDED = 'x-postroom-unattended';
