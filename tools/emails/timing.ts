/** Input fields of the tools that send: when a mail goes out. */
import { z } from 'zod';
import { time, untold } from '../shapes.ts';

export const sendAt = time.optional().describe('When to send it.');

export const holdSeconds = z.number().int().min(0).max(3600).optional().describe('Seconds in which cancel_email still works.');

/** The same fields in tools where few callers need them. */
export const untoldTiming = { sendAt: untold(sendAt), holdSeconds: untold(holdSeconds) };
