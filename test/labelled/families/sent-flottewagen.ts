/** A German car sharing: informal HTML of today, codes, links, rides with PINs of the safe, bills, fines and vouchers; German and English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const modern = (
  preview: string,
  inner: string,
) => `<html lang="de"><head><meta name="viewport" content="width=device-width"><style>.p{font:16px/1.6 Inter,Arial;color:#10233f}.c{background:#d9ff5b;padding:18px;border-radius:14px;font:700 30px Inter,Arial;text-align:center}</style></head><body style="background:#f2f5f9">
<span style="display:none">${preview}&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</span><div class="p" style="max-width:540px;margin:24px auto;background:#fff;border-radius:18px;padding:32px"><b>flottewagen</b>${inner}<p>Gute Fahrt!<br>Deine Leute von flottewagen</p></div>
<table align="center" role="presentation"><tr><td style="font:13px Arial;padding:10px"><a href="https://l.flottewagen.example/app/ios">iPhone-App</a></td><td style="font:13px Arial;padding:10px"><a href="https://l.flottewagen.example/app/android">Android-App</a></td><td style="font:13px Arial;padding:10px"><a href="https://l.flottewagen.example/hilfe">Fragen? 0221 99 88 510</a></td></tr></table>
<img src="https://l.flottewagen.example/o/7f31.gif" width="1" height="1" alt="">
<p style="text-align:center;font:12px Arial;color:#8b97a8">Flottewagen Carsharing GmbH, Ehrenfeldgürtel 125, 50823 Köln, HRB 61704<br><a href="https://l.flottewagen.example/web">Im Browser ansehen</a> · <a href="https://l.flottewagen.example/abmelden">Abmelden</a> · <a href="https://instagram.example/flottewagen">Instagram</a></p></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(4);
  const payment = random.digits(6);
  const ride = random.digits(8);
  const magic = `https://l.flottewagen.example/einloggen/${random.text('abcdefghijkmnopqrstuvwxyzABCDEFGHJK23456789', 36)}`;
  const licence = `https://check.flottewagen.example/fuehrerschein/start?session=${random.text('abcdef0123456789', 24)}&locale=de`;
  const company = `https://l.flottewagen.example/firma/beitreten/${random.text('abcdef0123456789', 20)}`;
  const typed = random.digits(6);
  const confirm = `https://l.flottewagen.example/confirm?e=${random.text('abcdef0123456789', 28)}&v=2`;
  return [
    {
      name: 'code of sign-in',
      language: 'de',
      subject: 'Dein Code 🔑',
      html: modern(
        'Nur 10 Minuten gültig',
        `<p>Hey Robin,</p><p>tipp diesen Code in die App und los geht’s:</p><div class="c">${[...login].join(' ')}</div><p>Du hast gar keinen Code gewollt? Schreib uns an hilfe@flottewagen.example.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'code to change the means of payment, in English',
      language: 'en',
      subject: `Your flottewagen code is ${payment}`,
      text: `Hey Robin,

you're swapping your payment method to a Visa ending in ${random.digits(4)}. Pop ${payment} into the app to make it official.

Didn't start this? Lock your account in the app under Profile, Security.

Drive safely!
Your flottewagen crew`,
      codes: [payment],
      links: [],
      best: { code: payment },
    },
    {
      name: 'magic link',
      language: 'de',
      ...bothParts({
        from: 'flottewagen <moin@flottewagen.example>',
        subject: 'Einmal tippen, drin sein',
        encoding: 'quoted-printable',
        text: `Hey Robin,

öffne diesen Link auf deinem Handy, dann bist du angemeldet:
${magic}

Er klappt genau einmal und nur bis ${random.whole(10, 22)}:${random.whole(10, 59)} Uhr.

Gute Fahrt!`,
        html: modern(
          'Einmal tippen',
          `<p>Hey Robin,</p><p><a href="${magic}" class="c" style="display:block;text-decoration:none">Jetzt anmelden</a></p><p>Klappt genau einmal.</p>`,
        ),
      }),
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'licence to be checked',
      language: 'de',
      subject: 'Wir müssen deinen Führerschein sehen',
      html: modern(
        'Dauert 3 Minuten',
        `<p>Hey Robin,</p><p>alle 6 Monate prüfen wir die Führerscheine unserer Fahrerinnen und Fahrer. <a href="${licence.replace('&', '&amp;')}">Starte die Prüfung</a> bis ${random.whole(10, 28)}.10., sonst müssen wir dein Konto pausieren.</p><p>Nummer in Feld 5 deines Führerscheins: endet auf ${random.text('ABCDEFGHJK0123456789', 3)}.</p>`,
      ),
      codes: [],
      links: [licence],
      best: { link: licence },
    },
    {
      name: 'invitation to a company',
      language: 'de',
      subject: 'Lena lädt dich ins Firmenkonto ein',
      html: modern(
        'Fahr auf Kosten der Firma',
        `<p>Hey Robin,</p><p>Lena Brandt (Kolb &amp; Söhne) möchte, dass du dienstlich mit uns fährst. Nimm die Einladung an: ${company}</p><p>Budget: ${random.whole(1, 4)}50 € im Monat, Kostenstelle ${random.digits(5)}.</p>`,
      ),
      codes: [],
      links: [company],
      best: { link: company },
    },
    {
      name: 'ride was booked',
      language: 'de',
      subject: `Gebucht: Opel Corsa, K-FW ${random.digits(4)}`,
      html: modern(
        'Morgen 9 Uhr',
        `<p>Buchung ${ride}<br>Sa, ${random.whole(10, 28)}.06.2026, 09:00–18:00<br>Station Ehrenfeld Bf, Platz ${random.whole(1, 9)}</p><p>Tresor-PIN für den Schlüssel: <b>${random.digits(4)}</b><br>Tankkarten-PIN: liegt im Handschuhfach, ${random.digits(4)}</p><p>Gib im Bordcomputer bitte die Schäden an, die du siehst (bekannt: 3).</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bill and a voucher',
      language: 'de',
      subject: `Deine Rechnung FW-2026-${random.digits(6)}`,
      html: modern(
        'Danke fürs Fahren',
        `<table><tr><td>Fahrt ${ride}, ${random.whole(20, 140)} km</td><td>${random.whole(19, 69)},${random.digits(2)} €</td></tr><tr><td>Reinigung</td><td>0,00 €</td></tr></table><p>Wir buchen mit Mandat FW${random.digits(8)} (Gläubiger-ID DE57ZZZ0000${random.digits(7)}) am ${random.whole(10, 28)}.07. ab.</p><p>Freunde werben: Mit <b>ROBIN-${random.text('ABCDEFGHJK', 3)}${random.digits(2)}</b> gibt’s 15 € für euch beide.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'confirmation by button or code, in English',
      language: 'en',
      subject: 'Almost there: confirm your email',
      html: modern(
        'Two ways, same result',
        `<p>Hey Robin,</p><p>confirm your email to unlock your first car. Tap the button on this phone:</p><p><a href="${confirm.replace('&', '&amp;')}" class="c" style="display:block;text-decoration:none">Confirm email</a></p><p>Reading this on a laptop? Then key this into the app instead: <b>${typed.slice(0, 3)}-${typed.slice(3)}</b></p>`,
      ),
      codes: [typed],
      links: [confirm],
      best: { code: typed },
    },
  ];
}
