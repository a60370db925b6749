/** When a mail goes out, as the tools that send take it. */
import { z } from 'zod';
import { time, untold } from '../shapes.ts';

export const sendAt = time.optional().describe('Send then, not now.');

export const holdSeconds = z.number().int().min(0).max(3600).optional().describe('As long cancel_email can take it back.');

/** Where few need it. */
export const untoldTiming = { sendAt: untold(sendAt), holdSeconds: untold(holdSeconds) };
