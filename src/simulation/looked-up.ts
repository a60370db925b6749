/** What a simulation asks the REST API of a running server: whom to write to, and to whom mail went out from it. */

/** `apiKey` throws a sentence where it is not known. */
export type Place = { server: string; apiKey(): string };

/** `messageId` is without angle brackets. */
export type Written = { emailId: string; messageId: string; recipient: string };

/** The address of the first active inbox. */
export async function firstAddress(place: Place): Promise<string> {
  const [inbox] = await listed(place, '/inboxes?status=active&limit=1');
  if (typeof inbox?.address === 'string') return inbox.address;
  throw new Error('There is no active inbox. Create one, or give --to ADDRESS.');
}

/** Up to `most`, of the newest 100 mails: recipients for whom a relay took the mail, and of whom nothing worse is known. */
export async function recipientsWritten(place: Place, most: number): Promise<Written[]> {
  const found: Written[] = [];
  for (const email of await listed(place, '/emails?direction=outbound&limit=100')) {
    if (found.length >= most) break;
    const messageId = String(email.messageId).replace(/^<|>$/g, '');
    for (const { recipient, status, attempts } of await listed(place, `/emails/${String(email.id)}/deliveries`))
      if ((status === 'sent' || status === 'delivered') && Number(attempts) > 0)
        found.push({ emailId: String(email.id), messageId, recipient: String(recipient) });
  }
  return found.slice(0, most);
}

async function listed({ server, apiKey }: Place, path: string): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${server}/api/v1${path}`, { headers: { authorization: `Bearer ${apiKey()}` } });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data)) return body.data;
  throw new Error(`The server answered ${answer.status} to GET /api/v1${path}.`);
}
