/** Settings and health: whose key this is, what the plan allows, where the server is, and what is not configured. */
import { api } from '../../api.ts';
import { isLive } from '../../live.ts';
import { Button } from '../../parts/button.tsx';
import { Copyable } from '../../parts/copy.tsx';
import { PageHead, Panel, sizeOf } from '../../parts/page.tsx';
import { useReading } from '../../parts/reading.ts';
import { dayAndClock } from '../../parts/time.tsx';
import { UseApi } from '../../parts/use-api.tsx';
import { can } from '../../session.ts';
import { type Whoami, who } from '../../state.ts';
import { nextTheme, theme } from '../../theme.ts';

const COLOURS = { system: 'as the system has it', light: 'light', dark: 'dark' };

export default function Settings() {
  const me = who.value;
  if (!me) return null;
  const { account, key, server, notConfigured = [], quotas = [] } = me;
  return (
    <div class="page">
      <PageHead title="Settings and health" />
      <Panel title="Health">
        <ul class="checks">
          <Check
            isGood={isLive.value}
            text={isLive.value ? 'Changes appear by themselves.' : 'The stream of events is not connected.'}
          />
          <Check
            isGood={account.sendingStoppedAt === null}
            text={
              account.sendingStoppedAt ? `Sending is stopped since ${dayAndClock(account.sendingStoppedAt)}.` : 'Sending is on.'
            }
          />
          {notConfigured.map(({ setting, blocks }) => (
            <Check key={setting} isGood={false} text={`${setting} is not set. ${blocks}`} />
          ))}
          {can('metrics:read') && <Operation />}
        </ul>
        <p class="hint">
          The operator sees more with <code>npm run postroom -- doctor</code>.
        </p>
      </Panel>
      <Panel title="This session">
        <dl class="facts">
          <Fact title="Account" value={account.name} />
          <Fact title="Key" value={key.name} />
          <Fact title="It may" value={key.readOnly ? `only read: ${key.scopes.join(', ')}` : key.scopes.join(', ')} />
          <Fact title="The key ends" value={key.expiresAt ? dayAndClock(key.expiresAt) : 'never'} />
          {quotas.map(({ name, left, limit }) => (
            <Fact key={name} title={name} value={`${left} of ${limit} sends are left`} />
          ))}
        </dl>
        <Button onClick={nextTheme}>Colours: {COLOURS[theme.value]}</Button>
      </Panel>
      {me.plan && <Plan plan={me.plan} />}
      {server && (
        <Panel title="Server">
          <dl class="facts">
            <Address title="REST" value={`${server.baseUrl}/api/v1`} />
            <Address title="MCP" value={`${server.appUrl}/mcp`} />
            <Address title="Mail provider posts to" value={`${server.appUrl}/webhooks/provider/inbound`} />
            <Address title="Shared domain" value={server.sharedDomain} />
          </dl>
        </Panel>
      )}
      <UseApi use={{ method: 'GET', path: '/whoami', tool: { name: 'whoami', input: {} } }} />
    </div>
  );
}

/** What only figures tell: mail that is not filed, and stored mail that is read again. */
function Operation() {
  const { value } = useReading(
    async (asked) => (await api.GET('/api/v1/metrics', { ...asked, params: { query: { days: 1 } } })).data,
    [],
  );
  if (!value) return null;
  const { backlog, reindex, webhook } = value;
  return (
    <>
      {backlog && (
        <Check
          isGood={(backlog.oldestSeconds ?? 0) < 60}
          text={
            backlog.mails === 0 ? 'All mail is filed.' : `${backlog.mails} mails wait to be filed (${sizeOf(backlog.bytes)}).`
          }
        />
      )}
      <Check
        isGood={webhook.rejected + webhook.failed === 0}
        text={`Posts of the mail provider today: ${webhook.accepted} taken, ${webhook.rejected} with a bad signature, ${webhook.failed} failed.`}
      />
      {reindex && reindex.state !== 'finished' && (
        <Check isGood text={`Stored mail is read again: ${reindex.percent} % are done.`} />
      )}
    </>
  );
}

function Plan({ plan: { name, limits, used } }: { plan: NonNullable<Whoami['plan']> }) {
  const of = (use: number | string, limit: number | string | null) => `${use} of ${limit ?? 'as many as you like'}`;
  return (
    <Panel title={`Plan ${name}`}>
      <dl class="facts">
        <Fact title="Inboxes" value={of(used.inboxes, limits.inboxes)} />
        <Fact title="Mails today" value={of(used.sendsPerDay, limits.sendsPerDay)} />
        <Fact title="Domains" value={of(used.customDomains, limits.customDomains)} />
        <Fact
          title="Stored"
          value={of(sizeOf(used.storedBytes), limits.storedBytes === null ? null : sizeOf(limits.storedBytes))}
        />
      </dl>
    </Panel>
  );
}

function Check({ isGood, text }: { isGood: boolean; text: string }) {
  return (
    <li>
      <span class={isGood ? 'chip is-good' : 'chip is-warn'}>{isGood ? 'good' : 'look'}</span> {text}
    </li>
  );
}

function Fact({ title, value }: { title: string; value: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Address({ title, value }: { title: string; value: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <Copyable text={value} what={title} />
      </dd>
    </div>
  );
}
