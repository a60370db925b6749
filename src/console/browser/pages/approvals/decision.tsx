/** The decision about a held mail: approve exactly what was read, reject it with a reason, or send something else in its place. */
import { useState } from 'preact/hooks';
import { api } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { act, Field, Form } from '../../parts/form.tsx';
import { toast } from '../../parts/toasts.tsx';
import { can } from '../../session.ts';
import { addressesOf } from '../mail/rows.ts';
import type { Held } from './held.ts';

/** The question that is open, and the mail it is about, which may be in the list no more. */
export type Asking = { what: 'reject' | 'edit'; mail: Held };

type DecisionProps = { mail: Held; ask(what: Asking['what']): void; again(): void };

export function Decision({ mail, ask, again }: DecisionProps) {
  const params = { path: { id: mail.id } };
  const hash = mail.held?.hash;
  const [isBusy, setBusy] = useState(false);
  const approve = async () => {
    setBusy(true);
    const body = hash ? { hash } : {};
    // A refusal may mean that another person has decided.
    await act(() => api.POST('/api/v1/emails/{id}/approve', { params, body }), 'Approved: it leaves now.');
    setBusy(false);
    again();
  };
  return (
    <div class="buttons" id="decision">
      {can('emails:send') && (
        <Button icon="compose" shortcut="e" onClick={() => ask('edit')}>
          Edit and send as new
        </Button>
      )}
      <Button look="danger" icon="close" shortcut="r" onClick={() => ask('reject')}>
        Reject
      </Button>
      <span id="approve">
        <Button look="main" icon="check" shortcut="a" isBusy={isBusy} onClick={() => void approve()}>
          Approve
        </Button>
      </span>
    </div>
  );
}

type QuestionProps = { asking: Asking; onClose(): void; again(): void };

export function Question({ asking: { what, mail }, onClose, again }: QuestionProps) {
  const done = (said: string) => {
    toast(said);
    onClose();
    again();
  };
  if (what === 'reject')
    return (
      <Dialog title="Reject this mail" onClose={onClose}>
        <Form
          action="Reject"
          look="danger"
          onCancel={onClose}
          onSubmit={async ({ text }) => {
            const reason = text('reason');
            const params = { path: { id: mail.id } };
            await api.POST('/api/v1/emails/{id}/reject', { params, body: reason ? { reason } : {} });
            done('Rejected: it does not leave.');
          }}
        >
          <Field name="reason" label="Why" hint="The agent reads it in the record of the mail." />
        </Form>
      </Dialog>
    );
  return (
    <Dialog title="Send this in its place" wide onClose={onClose}>
      <Form
        action="Send, and reject the held one"
        onCancel={onClose}
        onSubmit={async ({ text }) => {
          await replace(mail, text);
          done('The new mail is on its way, and the held one is rejected.');
        }}
      >
        <p class="hint">
          A new mail is sent to the same people with your key, as text. The held one is rejected, and its record says so.
          {mail.attachments.length > 0 && ' Its files are not sent.'}
        </p>
        <Field name="subject" label="Subject" value={mail.subject} required />
        <Field name="text" label="Text" value={mail.text ?? ''} rows={12} required />
      </Form>
    </Dialog>
  );
}

/** The new mail goes first: if it is refused, the held one still waits. It goes once, also if the held one cannot be rejected then. */
async function replace(mail: Held, text: (name: string) => string): Promise<void> {
  const { status } = (await api.GET('/api/v1/emails/{id}', { params: { path: { id: mail.id }, query: { view: 'headers' } } }))
    .data;
  // One that was approved meanwhile would reach the same people besides.
  if (status !== 'held') throw new Error(`It is held no more, but ${status}: somebody else has decided. Nothing was sent.`);
  const { data: recipients } = (await api.GET('/api/v1/emails/{id}/deliveries', { params: { path: { id: mail.id } } })).data;
  const all = recipients.map(({ recipient }) => recipient);
  const named = (header: string) => all.filter((address) => namesIn(header).includes(address.toLowerCase()));
  const bcc = named(mail.bcc);
  const cc = named(mail.cc).filter((address) => !bcc.includes(address));
  const to = all.filter((address) => !bcc.includes(address) && !cc.includes(address));
  const body = {
    inboxId: mail.inboxId,
    to,
    ...(cc.length > 0 ? { cc } : {}),
    ...(bcc.length > 0 ? { bcc } : {}),
    ...(mail.replyTo === '' ? {} : { replyTo: addressesOf(mail.replyTo) }),
    ...(mail.sendAt !== null && Date.parse(mail.sendAt) > Date.now() ? { sendAt: mail.sendAt } : {}),
    subject: text('subject'),
    text: text('text'),
  };
  const params = { header: { 'Idempotency-Key': `in place of ${mail.id}` } };
  const { data: sent } = await api.POST('/api/v1/emails/send', { params, body });
  const reason = `Replaced by ${sent.id}, which a person wrote.`;
  await api.POST('/api/v1/emails/{id}/reject', { params: { path: { id: mail.id } }, body: { reason } });
}

/** The addresses in a header of ours, in lower case. */
function namesIn(header: string): string[] {
  return (header.match(/[^\s<>,"]+@[^\s<>,"]+/g) ?? []).map((address) => address.toLowerCase());
}
