/** Mail that waits for a person: what would leave, why it waits, and the decision. */
import { useRef, useState } from 'preact/hooks';
import { api } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { useKeys } from '../../parts/keys.ts';
import { PageHead } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem.tsx';
import { useListing } from '../../parts/reading.ts';
import { Time } from '../../parts/time.tsx';
import { UseApi } from '../../parts/use-api.tsx';
import { go, pathParts } from '../../router.ts';
import { type Asking, Decision, Question } from './decision.tsx';
import { inOrder } from './held.ts';
import { HeldMail } from './held-mail.tsx';

export default function Approvals() {
  const { rows, error, more, again } = useListing(
    async (cursor, asked) =>
      (await api.GET('/api/v1/emails/held', { ...asked, params: { query: cursor ? { cursor } : {} } })).data,
    [],
    ({ type }) => /^email\.(held|approved|rejected|canceled|deleted)$/.test(type),
  );
  const [asking, ask] = useState<Asking | null>(null);
  // Mail that comes in above takes nobody's place: what was read is what is decided about.
  const shown = useRef<string | null>(null);
  const named = (id: string | null | undefined) => rows?.find((one) => one.id === id);
  const chosen = named(pathParts()[0]) ?? named(shown.current) ?? rows?.[0];
  if (rows) shown.current = chosen?.id ?? null;
  const step = (by: number) => {
    const next = rows?.[rows.findIndex((one) => one.id === chosen?.id) + by];
    if (next) go(`/approvals/${next.id}`, { replace: true });
  };
  useKeys(
    'Approvals',
    {
      j: { does: 'Next mail', run: () => step(1) },
      k: { does: 'Mail before', run: () => step(-1) },
      r: { does: 'Reject', run: () => chosen && ask({ what: 'reject', mail: chosen }) },
      e: { does: 'Edit, and send as a new mail', run: () => chosen && ask({ what: 'edit', mail: chosen }) },
      a: {
        does: 'Go to the button that approves',
        run: () => document.getElementById('approve')?.querySelector('button')?.focus(),
      },
    },
    [rows, chosen?.id],
  );
  return (
    <div class="page is-wide">
      <PageHead title="Approvals" lead="Nothing here leaves until a person approves it. After 72 hours it is canceled." />
      {error !== null && error !== undefined && <ProblemNote error={error} retry={again} />}
      {rows?.length === 0 && (
        <Empty icon="approvals" title="Nothing waits for you">
          <p>
            Mail waits here when its API key or its inbox needs approval, when a conversation goes in circles, or when a rule says
            so. Make <a href="/keys">a key whose mail needs approval</a> for an agent that you do not know yet.
          </p>
        </Empty>
      )}
      {rows && chosen && (
        <div class="split">
          <div>
            <ul class="panel picks" aria-label="Held mail">
              {rows.map((one) => (
                <li key={one.id}>
                  <a href={`/approvals/${one.id}`} aria-current={one.id === chosen.id ? 'true' : undefined}>
                    <strong>{inOrder(one.subject) || '(no subject)'}</strong>
                    <span>{one.to}</span>
                    <span class="hint">
                      {one.held?.sentBy && `${inOrder(one.held.sentBy)} · `}
                      {one.held?.rule} · <Time at={one.createdAt} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
            {more && (
              <p class="more">
                <Button onClick={more}>Show more</Button>
              </p>
            )}
          </div>
          <div>
            <HeldMail key={chosen.id} mail={chosen} />
            <Decision key={`decision ${chosen.id}`} mail={chosen} ask={(what) => ask({ what, mail: chosen })} again={again} />
          </div>
        </div>
      )}
      {/* What was written in place of a mail is not gone with it. */}
      {asking && (asking.what === 'edit' || asking.mail.id === chosen?.id) && (
        <Question asking={asking} onClose={() => ask(null)} again={again} />
      )}
      <UseApi
        use={
          chosen
            ? {
                method: 'POST',
                path: `/emails/${chosen.id}/approve`,
                body: { hash: chosen.held?.hash },
                tool: { name: 'approve_email', input: { id: chosen.id, hash: chosen.held?.hash } },
              }
            : { method: 'GET', path: '/emails/held', tool: { name: 'list_held_emails', input: {} } }
        }
      />
    </div>
  );
}
