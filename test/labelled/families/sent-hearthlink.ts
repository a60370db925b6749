/** A maker of smart homes: account codes, homes shared, devices, alarms, updates, orders; English, German, Korean, Italian. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'abcdefghijklmnopqrstuvwxyz0123456789';

const plain = (
  inner: string,
) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html><body style="background:#fafafa"><div style="width:92%;max-width:520px;margin:0 auto;background:#fff;border-radius:16px;padding:28px;font-family:Roboto,sans-serif;
color:#202124"><p style="color:#00a3a1;font-weight:700;font-size:18px">Hearthlink</p>${inner}</div><p style="text-align:center;font-size:11px;color:#80868b">
Hearthlink B.V. · Kanaalweg 14 · 3526 KL Utrecht · <a href="https://hearthlink.example/app/preferences">Preferences</a><br>KvK 30214877 · BTW NL8131.24.905.B01<br>
<a href="https://hearthlink.example/help">Help</a> · <a href="https://hearthlink.example/community">Community</a> · <a href="https://shop.hearthlink.example/?utm_source=mail&amp;utm_campaign=tx_2026_06">Shop</a></p></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const code = random.digits(6);
  const german = random.digits(6);
  const korean = random.digits(6);
  const share = `https://go.hearthlink.example/?link=https%3A%2F%2Fapp.hearthlink.example%2Fhome%2Fjoin%2F${random.text(ID, 22)}&apn=example.hearthlink`;
  const confirm = `https://auth.hearthlink.example/u/email-verification?ticket=${random.text(ID, 32)}`;
  const serial = `HL${random.digits(2)}${random.text('ABCDEFGH', 1)}${random.digits(8)}`;
  return [
    {
      name: 'code for a new account',
      language: 'en',
      subject: 'Hearthlink account verification',
      html: plain(`<p>Dear user,</p><p>Welcome to Hearthlink. You are registering an account with robin@postroom.localhost. Verification code:</p>
      <p style="font-size:24px;color:#00a3a1"><b>${code}</b></p><p>(valid for 5 minutes)</p><p>If it's not your own operation, ignore it please.</p>
      <p>Thanks,<br>Hearthlink team</p>`),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'home shared',
      language: 'en',
      ...bothParts({
        from: 'Hearthlink <home@notify.hearthlink.example>',
        subject: 'Pieter added you to "Beach house"',
        encoding: 'quoted-printable',
        text: `Pieter de Wit wants to share the home "Beach house" (9 devices, 2 cameras) with you.

Join it from your phone: ${share}

Members can see who unlocks the door. The invitation is open for 14 days.
`,
        html: plain(`<p>Pieter de Wit wants to share the home <b>Beach house</b> (9 devices, 2 cameras) with you.</p><p><a href="${share.replaceAll('&', '&amp;')}"
style="background:#00a3a1;color:#fff;padding:10px 24px;border-radius:20px">Join home</a></p><p>Members can see who unlocks the door. The
invitation is open for 14 days.</p>`),
      }),
      codes: [],
      links: [share],
      best: { link: share },
    },
    {
      name: 'smoke and battery',
      language: 'en',
      subject: '⚠ Hallway smoke alarm: battery at 8%',
      html: plain(`<p>Replace with one CR123A. Device ${serial}, firmware 3.${random.digits(1)}.${random.digits(2)}, last test ${random.whole(2, 28)} June, 07:${random.whole(10, 59)}.</p><p>To test, press
      the button for 5 seconds; to silence it enter the low-battery menu in the app.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'setup of a bulb',
      language: 'en',
      subject: 'Getting started with your new bridge',
      html: plain(`<p>The bridge ${serial.replace('HL', 'HB')} is online. If you move it to another app, you'll be asked for its 8-digit setup number, which is on the underside and in the
      booklet's last page.</p><ol><li>Screw in up to 50 bulbs</li><li>Name your rooms</li><li>Say good night</li></ol><p><a href="https://hearthlink.example/start?m=0${random.digits(4)}">Watch
      the 90-second film</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'address confirmed by a bare link',
      language: 'en',
      subject: 'Verify your email',
      text: `Your Hearthlink developer account needs a verified address before it can get API keys.

Verify it by opening ${confirm} within five days.

Client IDs per account: 10. Calls per day: 50,000.
`,
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'german code of the alarm',
      language: 'de',
      subject: 'Bestätigungscode: Alarmanlage fernentschärfen',
      html: plain(`<p>Hallo Robin,</p><p>für das Entschärfen aus der Ferne brauchen wir eine zweite Bestätigung. Dein Code:</p><p style="font-size:24px">${german.slice(0, 3)} ${german.slice(3)}</p>
      <p>Zentrale ${serial}, angefragt um ${random.whole(10, 22)}:${random.whole(10, 59)} Uhr. Gib ihn nie am Telefon weiter.</p>`),
      codes: [german],
      links: [],
      best: { code: german },
    },
    {
      name: 'korean new device',
      language: 'ko',
      subject: 'Hearthlink 계정 인증 코드',
      html: plain(
        `<p>안녕하세요.</p><p>Hearthlink 계정에 로그인하기 위한 인증 코드는 ${korean} 입니다.</p><p>코드는 10분 동안 유효하며, 타인에게 알려주지 마세요.</p>`,
      ),
      codes: [korean],
      links: [],
      best: { code: korean },
    },
    {
      name: 'italian report of energy',
      language: 'it',
      subject: 'I tuoi consumi di maggio',
      html: plain(`<p>A maggio la tua casa ha usato ${random.whole(120, 340)},${random.digits(1)} kWh (–${random.whole(2, 14)}% rispetto ad aprile). Presa «Lavatrice»: 31 cicli. Termostato: 19,5 °C di media.</p>
      <p>Con il codice promozionale SOLE${random.digits(2)} hai 20 € di sconto sulla seconda presa.</p>`),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
