/** A help desk that companies answer from: tickets, a password to set, a two-step code, ratings; English, Italian, Korean. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'abcdefghijklmnopqrstuvwxyz0123456789';

const ticket = (inner: string, ref: string) => `<div style="color:#b5b5b5">##- Please type your reply above this line -##</div>
<div style="font-family:'Lucida Grande',Verdana,Arial,sans-serif;font-size:12px;color:#444;line-height:18px">${inner}</div>
<div style="padding:10px 0;font-size:11px;color:#aaa;border-top:1px dotted #c5c5c5;margin-top:10px">This email is a service from Aquatrail.
Delivered by <a href="https://www.deskling.example/?utm_medium=poweredby">Deskling</a> | <a href="https://aquatrail.deskling.example/hc/privacy">Privacy Policy</a>
<br>Aquatrail Ltd, 17 Dock Street, Bristol BS1 6TY. Company 08442915, VAT GB 162 7730 41. Phone lines 0117 496 0145, Mon to Fri 9 to 5</div>
<span style="color:#fff">[${ref}]</span>`;

export function mails(random: Random): FamilyMail[] {
  const ref = () =>
    `${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 6)}-${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 4)}`;
  const verify = `https://aquatrail.deskling.example/verification/email/${random.text(ID, 32)}`;
  const reset = `https://aquatrail.deskling.example/access/reset_password?return_to=%2Fagent&token=${random.text(ID, 28)}`;
  const italian = `https://aiuto.aquatrail.example/verification/email/${random.text(ID, 32)}`;
  const code = random.digits(6);
  const korean = random.digits(6);
  const number = random.whole(48_000, 99_000);
  return [
    {
      name: 'welcome with a password to create',
      language: 'en',
      subject: 'Welcome to Aquatrail',
      text: `Welcome to the Aquatrail Help Center.

Please click the link below to create a password and sign in.

${verify}

Your requests so far (1) will then be there: #${number} "Leaking valve on TrailPack 40".

This email is a service from Aquatrail.
`,
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'request received',
      language: 'en',
      subject: `[Request received] Leaking valve on TrailPack 40`,
      html: ticket(
        `<p>Hi Robin,</p><p>Your request (<a href="https://aquatrail.deskling.example/hc/requests/${number}">#${number}</a>) has been received
        and is being reviewed by our support staff. We answer within ${random.whole(1, 3)} working days.</p><p>To add additional comments,
        reply to this email.</p>`,
        ref(),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'answer with a replacement',
      language: 'en',
      subject: `Re: [Aquatrail] Leaking valve on TrailPack 40 (#${number})`,
      html: ticket(
        `<p><strong>Noor (Aquatrail)</strong><br>12 May 2026, 16:0${random.digits(1)} GMT+1</p><p>Hello Robin, thanks for the photos.</p><p>I've
        set up a free replacement: order AQ${random.digits(7)}, part VLV-${random.digits(3)}-B. It leaves Bristol tomorrow. And as a sorry,
        the code DRYFEET${random.digits(2)} takes 15% off anything in the shop until 30 June.</p><p>Keep the old one, no need to return it.</p>
        <p>Noor</p>`,
        ref(),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'agent resets a password',
      language: 'en',
      subject: 'Password reset for aquatrail.deskling.example',
      html: ticket(
        `<p>A password reset was asked for your agent account at aquatrail.deskling.example. Follow
        <a href="${reset.replaceAll('&', '&amp;')}">this link</a> and pick a new one; we'll sign out your other ${random.whole(2, 5)} sessions as
        you do.</p><p>It can be used once, within 24 hours.</p>`,
        ref(),
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'two-step code for an agent',
      language: 'en',
      subject: 'Deskling: two-factor authentication code',
      html: `<div style="font-family:Verdana;font-size:13px"><p>Hi Robin,</p><p>Your sign-in to aquatrail.deskling.example needs one more thing.
      The code is <b>${code}</b>.</p><p>It is yours alone and lasts ten minutes.</p><p>Deskling Security<br><small>Requested 0${random.whole(1, 9)}:1${random.digits(1)}
      from 198.51.100.${random.whole(3, 220)}</small></p></div>`,
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'italian welcome',
      language: 'it',
      subject: 'Aquatrail – Un clic per verificare la tua e-mail',
      html: ticket(
        `<p>Ciao Robin,</p><p>per seguire le tue richieste online dobbiamo essere sicuri che questo indirizzo sia tuo. Verificalo qui:<br>
        <a href="${italian}">${italian}</a></p><p>Il tuo numero cliente resta ${random.digits(7)}.</p><p>A presto,<br>il team Aquatrail</p>`,
        ref(),
      ),
      codes: [],
      links: [italian],
      best: { link: italian },
    },
    {
      name: 'korean code',
      language: 'ko',
      subject: '[Aquatrail 고객센터] 이메일 인증번호 안내',
      html: ticket(
        `<p>안녕하세요, Aquatrail 고객센터입니다.</p><p>문의 내역(#${number + 77})을 확인하시려면 아래 인증번호를 입력해 주세요.</p><p style="font-size:22px">
        <strong>${korean}</strong></p><p>인증번호는 5분간 유효합니다. 상담 전화: 1588-${random.digits(4)}</p>`,
        ref(),
      ),
      codes: [korean],
      links: [],
      best: { code: korean },
    },
    {
      name: 'how did we do',
      language: 'en',
      subject: 'How would you rate the support you received?',
      html: ticket(
        `<p>Hello Robin, we'd love to hear what you think of our customer service for ticket ${number}. Pick one:</p>
        <p><a href="https://aquatrail.deskling.example/requests/${number}/satisfaction/new/${random.text(ID, 24)}?intention=16">Good, I'm satisfied</a></p>
        <p><a href="https://aquatrail.deskling.example/requests/${number}/satisfaction/new/${random.text(ID, 24)}?intention=4">Bad, I'm unsatisfied</a></p>`,
        ref(),
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
