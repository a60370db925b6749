/** What every part of the page may have to know: whether the server is reached, and who is signed in. */
import { signal } from '@preact/signals';
import type { Got } from '../../../packages/client/src/shapes.ts';

export type Whoami = Got<'/api/v1/whoami'>;

/** Whether the last request had no answer. */
export const isOffline = signal(false);

/** Counts the refusals of the session; each may be its end. */
export const sessionEnded = signal(0);

/** Who is signed in; null = nobody, undefined = not known yet. */
export const who = signal<Whoami | null | undefined>(undefined);
