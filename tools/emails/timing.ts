/** Input fields of the tools that send: when a mail goes out. */
import { z } from 'zod';
import { rare, time } from '../shapes.ts';

export const sendAt = time.optional().describe('Sending time.');

export const holdSeconds = rare(z.number().int().min(0).max(3600).optional().describe('Seconds to cancel it in.'));

export const unlessAnswered = z.boolean().optional().describe('Unless answered.');
