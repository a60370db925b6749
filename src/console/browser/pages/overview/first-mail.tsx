/** What is shown while there is no mail yet: a test mail by the real endpoint, and the call that a provider makes. */
import { api } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy.tsx';
import { act } from '../../parts/form.tsx';
import { Panel } from '../../parts/page.tsx';
import { can } from '../../session.ts';
import { who } from '../../state.ts';

export function FirstMail() {
  const { server } = who.value ?? {};
  const curl = signedCurl(server?.appUrl ?? location.origin, `ada@${server?.sharedDomain ?? 'example.com'}`);
  const maySend = can('emails:send') && can('inboxes:read') && can('inboxes:write');
  return (
    <Panel title="No mail yet">
      <p>
        An agent gets an address, mail to it is stored before it is answered, and what the agent sends goes out from a queue. Try
        it with one mail.
      </p>
      {maySend && (
        <p>
          <Button
            look="main"
            icon="send"
            onClick={() => void act(sendTest, 'The test mail is on its way. It arrives in a moment.')}
          >
            Send a test mail
          </Button>
        </p>
      )}
      <p class="hint">Or post one to the webhook, signed as a mail provider signs it. The inbox ada has to exist.</p>
      <figure class="snippet">
        <figcaption>
          Signed mail
          <CopyButton text={curl} what="the signed mail" />
        </figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keys */}
        <pre tabIndex={0}>{curl}</pre>
      </figure>
    </Panel>
  );
}

/** From an inbox of this account to itself: it takes the same way as mail from anywhere else. */
async function sendTest(): Promise<void> {
  const { data } = await api.GET('/api/v1/inboxes', { params: { query: { limit: 1 } } });
  const inbox = data.data[0] ?? (await api.POST('/api/v1/inboxes', { body: { displayName: 'Test' } })).data;
  const text = 'This mail went through the queue and arrived as any other does.\n\nYour code is 493217.';
  await api.POST('/api/v1/emails/send', {
    body: { inboxId: inbox.id, to: inbox.address, subject: 'A test mail', text },
  });
}

function signedCurl(url: string, recipient: string): string {
  return `TIMESTAMP=$(date +%s)
TOKEN=$(openssl rand -hex 25)
SIGNATURE=$(printf '%s' "$TIMESTAMP$TOKEN" | openssl dgst -sha256 -hmac $SIGNING_KEY | awk '{print $NF}')
curl -s ${url}/webhooks/provider/inbound \\
  -F timestamp=$TIMESTAMP -F token=$TOKEN -F signature=$SIGNATURE \\
  -F recipient=${recipient} -F sender=grace@example.org \\
  -F body-mime="From: Grace <grace@example.org>
To: ${recipient}
Subject: Hello
Message-ID: <$TOKEN@example.org>

Your code is 493217."`;
}
