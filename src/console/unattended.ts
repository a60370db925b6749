/** How the page says that it calls by itself, for the server and the browser. */

/** A header with any value: nobody asked for this call, such as one that an event set off in a page that nobody touches. */
export const UNATTENDED = 'x-postroom-unattended';
