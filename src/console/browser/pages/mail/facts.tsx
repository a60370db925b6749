/** What was found in a mail, how it was checked, and its ids. */
import { Copyable } from '../../parts/copy.tsx';
import { dayAndClock } from '../../parts/time.tsx';
import { UseApi } from '../../parts/use-api.tsx';
import type { OpenedEmail } from './rows.ts';

/** Links that are shown; a newsletter has a hundred. */
const MOST_LINKS = 30;

/** Characters from which a subject may not be whole above the mail, on a small screen. */
const LONG_SUBJECT = 60;

const QUOTED = {
  none: null,
  below: 'The new text alone is what the agent is shown first; the mail below it is quoted.',
  interleaved: 'Answers stand within the quote, so all of it counts as new.',
};

export function Facts({ email }: { email: OpenedEmail }) {
  const { extracted } = email;
  const codes = extracted?.codes ?? [];
  const links = extracted?.links ?? [];
  const hasFound = codes.length > 0 || links.length > 0 || extracted?.calendar;
  return (
    <div class="facts">
      {hasFound && (
        <details open={extracted?.best != null}>
          <summary>
            Found:{' '}
            {[count(codes.length, 'code'), count(links.length, 'link'), extracted?.calendar ? 'an invitation' : '']
              .filter(Boolean)
              .join(', ')}
          </summary>
          <dl>
            {codes.map(({ value, context, confidence }) => (
              <div key={value}>
                <dt>
                  <Copyable text={value} what="the code" />
                </dt>
                <dd>
                  {context} <span class="hint">({percent(confidence)} sure)</span>
                </dd>
              </div>
            ))}
            {links.slice(0, MOST_LINKS).map(({ n, text, url, host, kind }) => (
              <div key={n}>
                <dt>
                  [{n}] {text || host} {kind !== 'other' && <span class="chip is-accent">{kind}</span>}
                </dt>
                <dd>
                  <Copyable text={url} what={`link ${n}`} />
                </dd>
              </div>
            ))}
            {extracted?.calendar && (
              <div>
                <dt>{extracted.calendar.summary || 'Invitation'}</dt>
                <dd>
                  {[extracted.calendar.start, extracted.calendar.location, extracted.calendar.organizer]
                    .filter(Boolean)
                    .join(' · ')}
                </dd>
              </div>
            )}
          </dl>
        </details>
      )}
      {extracted && QUOTED[extracted.quoted] && <p class="hint">{QUOTED[extracted.quoted]}</p>}
      <details>
        <summary>Details</summary>
        <dl>
          {email.subject.length > LONG_SUBJECT && (
            <Fact name="Subject">
              <bdi>{email.subject}</bdi>
            </Fact>
          )}
          <Fact name="Email id">
            <Copyable text={email.id} what="the email id" />
          </Fact>
          <Fact name="Thread id">
            <Copyable text={email.threadId} what="the thread id" />
          </Fact>
          <Fact name="Inbox id">
            <Copyable text={email.inboxId} what="the inbox id" />
          </Fact>
          {email.messageId && (
            <Fact name="Message-ID">
              <Copyable text={email.messageId} what="the Message-ID" />
            </Fact>
          )}
          <Fact name="Stored">{dayAndClock(email.createdAt)}</Fact>
          {email.direction === 'inbound' && <Fact name="Checked">{checks(email)}</Fact>}
          {email.anomalies.length > 0 && <Fact name="Unusual">{email.anomalies.join(', ').replaceAll('_', ' ')}</Fact>}
        </dl>
      </details>
      <UseApi use={{ method: 'GET', path: `/emails/${email.id}`, tool: { name: 'get_email', input: { id: email.id } } }} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function checks({ sender: { authentication } }: OpenedEmail): string {
  const { dmarc, spf, dkim, arc } = authentication;
  const signed = dkim.map(({ domain, result, aligned }) => `${result} for ${domain}${aligned ? ', as in From' : ''}`).join('; ');
  return `DMARC ${dmarc ?? 'not checked'} · SPF ${spf ?? 'not reported'} · DKIM ${signed || 'none'} · ARC ${arc ?? 'not checked'}`;
}

function count(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function percent(confidence: number): string {
  return `${Math.round(confidence * 100)} %`;
}
