/** Input fields of time: when a mail goes out, and how long a call waits. */
import { z } from 'zod';
import { rare, time } from '../shapes.ts';

export const sendAt = time.optional().describe('Sending time.');

export const holdSeconds = rare(z.number().int().min(0).max(3600).optional().describe('Seconds to cancel it in.'));

export const unlessAnswered = z.boolean().optional().describe('Unless answered.');

export const timeoutSeconds = z.number().int().min(1).max(300).default(50).describe('1 to 300.');
