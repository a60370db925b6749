/** A chain of hotels with a members' club: passcodes, bookings, points, a stay to come, terms; English, Japanese, Korean, German, Spanish. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const gilt = (
  inner: string,
  member: string,
) => `<table width="100%" bgcolor="#1c1c1c" cellpadding="0" cellspacing="0"><tr><td align="center">
<table width="640" bgcolor="#ffffff" cellpadding="0" cellspacing="0"><tr><td style="padding:8px 30px;font:11px Arial;color:#777" align="right">
${member} &nbsp;|&nbsp; <a href="https://e.calderhotels.example/H/2/v${member.length}/view">View in browser</a></td></tr>
<tr><td align="center" style="padding:26px;font:30px 'Times New Roman';letter-spacing:8px">CALDER</td></tr>
<tr><td style="padding:0 48px 36px;font:15px/24px Georgia;color:#333">${inner}</td></tr>
<tr><td bgcolor="#f4efe6" style="padding:20px 48px;font:10px Arial;color:#777">Calder Hotels &amp; Resorts, 7750 Crescent Road, Bethesda, MD 20814. Please do not reply.
Calder will not ask you for passwords or card numbers in an email.<br><br>
<a href="https://e.calderhotels.example/H/2/terms">Circle terms</a> | <a href="https://e.calderhotels.example/H/2/privacy">Privacy center</a> |
<a href="https://e.calderhotels.example/H/2/app">Get the app</a> | <a href="https://e.calderhotels.example/H/2/prefs">Choose what we send</a><br>Rates exclude taxes of 6% to 14.5% where
they apply. Calder Suites, Calder Inn and The Ninth Floor are marks of Calder Hotels. Reservations: +1 301 555 0188. © 1996 – 2026</td></tr></table></td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const member = `Calder Circle No. ${random.digits(9)}`;
  const code = random.digits(6);
  const japanese = random.digits(6);
  const korean = random.digits(6);
  const enrol = `https://e.calderhotels.example/H/2/v600000${random.text(ID, 12)}/d${random.text(ID, 8)}-${random.text(ID, 30)}/HTML`;
  const german = `https://www.calderhotels.example/de/konto/passwort-neu?k=${random.text(ID, 30)}`;
  const confirmation = random.digits(8);
  return [
    {
      name: 'one-time passcode',
      language: 'en',
      subject: 'Your Calder Circle verification code',
      html: gilt(
        `<p>Dear Robin Vale,</p><p>As requested, please find below your verification code for one use:</p><p align="center" style="font-size:30px">${code}</p><p>Return to the page
        where you were asked for it and continue signing in. It lapses in 20 minutes; if it has, request a further one.</p><p>Not expecting this? Member Services are on
        1-800-555-0${random.digits(3)}.</p>`,
        member,
      ),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'booking',
      language: 'en',
      subject: `Reservation Confirmation #${confirmation} for Calder Porto Ribeira`,
      html: gilt(
        `<h3>Thank you for booking with us</h3><table width="100%"><tr><td>Confirmation number</td><td><b>${confirmation}</b></td></tr><tr><td>Check-in</td><td>Fri, Oct ${random.whole(2, 9)}, 3:00 PM</td></tr>
        <tr><td>Check-out</td><td>Mon, Oct 12, 12:00 PM</td></tr><tr><td>Room</td><td>1 King, river view, floor 4 or above</td></tr><tr><td>Total for stay</td><td>EUR ${random.whole(480, 990)}.${random.digits(2)}</td></tr>
        <tr><td>Corporate code</td><td>${random.text('ABCDEFGHJKLM', 3)}</td></tr></table><p>Cancel by 6 PM two days before. Hotel: +351 22 ${random.digits(3)} ${random.digits(4)}.
        <a href="https://e.calderhotels.example/H/2/modify/${random.text(ID, 20)}">Modify or cancel</a></p>`,
        member,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'enrolment to complete',
      language: 'en',
      subject: 'Welcome to Calder Circle — one thing remains',
      html: gilt(
        `<p>At the desk in Porto you asked to join. Your number is printed above, and ${random.whole(900, 4000)} points for the stay wait in it. To
        <a href="${enrol}">complete your enrolment</a>, please choose a password and accept the terms by the end of the month.</p>`,
        member,
      ),
      codes: [],
      links: [enrol],
      best: { link: enrol },
    },
    {
      name: 'before the stay',
      language: 'en',
      subject: 'Your stay begins in 2 days',
      html: gilt(
        `<p>Your room will be ready from 3 PM. Some things that guests ask:</p><ul><li>Wi-Fi: network CALDER-GUEST, access code ribeira${random.digits(4)}</li><li>Garage: keypad ${random.digits(4)}#,
        EUR 28 a night</li><li>Breakfast 7:00 – 10:30, EUR ${random.whole(19, 32)}</li></ul><p><a href="https://e.calderhotels.example/H/2/checkin/${random.text(ID, 20)}">Check in by phone</a></p>`,
        member,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'monthly account',
      language: 'en',
      subject: 'Robin, your November points: 2X is on',
      html: gilt(
        `<table width="100%"><tr><td>Points</td><td>${random.whole(10, 90)},${random.digits(3)}</td></tr><tr><td>Nights this year</td><td>${random.whole(3, 24)}</td></tr><tr><td>To Silver</td><td>${random.whole(1, 9)} nights</td></tr></table>
        <p>Register by Nov 30 for double points, promotion WX${random.digits(3)}. Give a friend 10%: your referral code is ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 7)}.</p>
        <p><a href="https://e.calderhotels.example/H/2/register/${random.text(ID, 22)}">Register now</a> · <a href="https://e.calderhotels.example/H/2/unsub/${random.text(ID, 22)}">Unsubscribe</a></p>`,
        member,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'japanese code',
      language: 'ja',
      subject: '【カルダーサークル】ワンタイムパスコードのお知らせ',
      html: gilt(
        `<p>Robin Vale 様</p><p>平素よりカルダーホテルズをご愛顧いただき、心より御礼申し上げます。</p><p>ワンタイムパスコード:<b>${japanese}</b></p><p>ログイン画面にご入力ください。発行後20分を過ぎると使えません。</p>
        <p>会員番号 ${random.digits(9)} / カスタマーサービス 0120-${random.digits(3)}-${random.digits(3)}</p>`,
        member,
      ),
      codes: [japanese],
      links: [],
      best: { code: japanese },
    },
    {
      name: 'korean code for points',
      language: 'ko',
      subject: '포인트 사용을 위한 본인 확인 코드',
      html: gilt(
        `<p>고객님, 포인트 ${random.whole(10, 60)},000점을 숙박권으로 교환하려면 다음 확인 코드를 입력해 주십시오.</p><p>[${korean}]</p><p>코드는 10분 후 만료됩니다. 요청하지 않으셨다면 고객센터로 연락해 주십시오.</p>`,
        member,
      ),
      codes: [korean],
      links: [],
      best: { code: korean },
    },
    {
      name: 'german password',
      language: 'de',
      subject: 'Ihr Kennwort für Calder Circle',
      html: gilt(
        `<p>Guten Tag Robin Vale,</p><p>unter <a href="${german}">diesem Link</a> vergeben Sie ein neues Kennwort für Ihr Mitgliedskonto. Er funktioniert einmal und bis morgen um
        ${random.whole(10, 23)}:${random.whole(10, 59)} Uhr.</p>`,
        member,
      ),
      codes: [],
      links: [german],
      best: { link: german },
    },
    {
      name: 'spanish bill',
      language: 'es',
      subject: `Su factura del Calder Sevilla`,
      html: gilt(
        `<p>Gracias por su estancia. Folio ${random.digits(6)}, habitación ${random.digits(3)}: 2 noches × ${random.whole(110, 180)},00 €, IVA 10 %, minibar ${random.whole(3, 9)},50 €. Pagado con tarjeta terminada en ${random.digits(4)}.</p>`,
        member,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
