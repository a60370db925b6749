/** What is known of a sender, and where a mail stands, in words. */

export type Tone = 'good' | 'warn' | 'bad' | 'plain';

type Said = { title: string; text: string; tone: Tone };

const VERDICTS: Record<string, Said> = {
  verified: { title: 'Verified', text: 'It is from who it says: the domain of the sender vouches for it.', tone: 'good' },
  forwarded: {
    title: 'Forwarded',
    text: 'Only a forwarder vouches for it, which proves nothing about who wrote it.',
    tone: 'warn',
  },
  list: {
    title: 'Mailing list',
    text: 'Only a mailing list vouches for it, which proves nothing about who wrote it.',
    tone: 'warn',
  },
  failed: {
    title: 'Not from who it says',
    text: 'The domain in From says that its mail looks otherwise. The sender may be forged.',
    tone: 'bad',
  },
  unknown: { title: 'Not verified', text: 'Nothing proves who wrote it.', tone: 'warn' },
  pending: { title: 'Being checked', text: 'Who wrote it is still being looked at.', tone: 'plain' },
};

export function verdictWords(verdict: string): Said {
  return VERDICTS[verdict] ?? { title: verdict, text: '', tone: 'plain' };
}

const STATUSES: Record<string, { title: string; tone: Tone }> = {
  quarantined: { title: 'Quarantined', tone: 'warn' },
  draft: { title: 'Draft', tone: 'plain' },
  queued: { title: 'Queued', tone: 'plain' },
  sending: { title: 'Sending', tone: 'plain' },
  sent: { title: 'Sent', tone: 'good' },
  delivered: { title: 'Delivered', tone: 'good' },
  deferred: { title: 'Deferred', tone: 'warn' },
  failed: { title: 'Failed', tone: 'bad' },
  bounced: { title: 'Bounced', tone: 'bad' },
  complained: { title: 'Called spam', tone: 'bad' },
  held: { title: 'Held', tone: 'warn' },
  canceled: { title: 'Canceled', tone: 'plain' },
  unknown: { title: 'Unknown', tone: 'warn' },
};

/** `at` = when it is sent, for mail that waits for its time. */
export function statusWords(status: string, at?: string | null): { title: string; tone: Tone } {
  if (status === 'queued' && at && Date.parse(at) > Date.now()) return { title: 'Scheduled', tone: 'plain' };
  return STATUSES[status] ?? { title: status, tone: 'plain' };
}
