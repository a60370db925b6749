/** Input fields of the tools that send: when a mail goes out. */
import { z } from 'zod';
import { time, untold } from '../shapes.ts';

export const sendAt = time.optional().describe('Send then, not now.');

export const holdSeconds = z.number().int().min(0).max(3600).optional().describe('As long cancel_email can take it back.');

/** The same fields in tools where few callers need them. */
export const untoldTiming = { sendAt: untold(sendAt), holdSeconds: untold(holdSeconds) };
