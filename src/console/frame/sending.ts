/** How documents of the frame are sent, with headers that no answer of it lacks. */
import type { Response } from 'express';

export const SAFE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
};

export function sendPage(response: Response, html: string, policy: string): void {
  response.set({ ...SAFE_HEADERS, 'Content-Security-Policy': policy, 'X-Frame-Options': 'SAMEORIGIN' });
  response.type('html').send(html);
}
