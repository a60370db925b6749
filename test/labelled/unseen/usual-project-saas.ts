/** A task board for teams in four languages: a light HTML page in the system font with one violet button or one boxed code. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const SIGN = { en: 'The Taskloom Team', sv: 'Taskloom-teamet', da: 'Taskloom-teamet', nb: 'Taskloom-teamet' };

function page(language: keyof typeof SIGN, heading: string, body: string, note: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta name="color-scheme" content="light dark"><meta charset="utf-8"></head>
<body style="font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,sans-serif;color:#24223a;padding:32px 16px">
<main style="max-width:480px;margin:auto">
<img src="https://static.taskloom.example/email/mark@2x.png" width="36" alt="Taskloom" style="margin-bottom:20px">
<h2 style="font-weight:600;font-size:22px;margin:0 0 16px">${heading}</h2>
${body}
<p style="margin-top:28px">${SIGN[language]}</p>
<hr style="border:none;border-top:1px solid #e4e2f0;margin:28px 0 14px">
<p style="font-size:12px;color:#8b88a3">${note}</p>
<p style="font-size:12px;color:#8b88a3">Taskloom AB · Box 3081 · 103 61 Stockholm · <a style="color:#8b88a3" href="https://taskloom.example/status">Status</a> · <a style="color:#8b88a3" href="https://social.example/@taskloom">Social</a></p>
</main></body></html>`;
}
const button = (url: string, label: string) =>
  `<p><a href="${url.replaceAll('&', '&amp;')}" target="_blank" style="background:#5b3df5;color:#fff;border-radius:8px;padding:12px 22px;text-decoration:none;display:inline-block;font-weight:600">${label}</a></p>`;
const box = (code: string) =>
  `<div style="border:1px solid #d5d2ea;border-radius:8px;background:#f7f6fd;padding:16px;text-align:center;font:600 28px/1 Menlo,Consolas,monospace">${code}</div>`;

export function mails(random: Random): FamilyMail[] {
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
  const login = `${random.text('ABCDEFGHJKMNP', 1)}${random.text(letters, 3)}-${random.text(letters, 3)}${random.text('QRSTVWXYZ', 1)}`;
  const swedish = random.digits(6);
  const swedishMail = random.digits(6);
  const danish = random.digits(6);
  const norwegian = random.text('ABCDEFGHJKMNPQRSTVWXYZ', 6);
  const key = () => random.text('abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789', 22);
  const invitation = `https://app.taskloom.example/invite/${key()}`;
  const magic = `https://app.taskloom.example/login/magic?email=robin%40postroom.example&t=${key()}`;
  const confirm = `https://app.taskloom.example/verify-email/${key()}?lang=sv`;
  const reset = `https://app.taskloom.example/password/reset/${key()}`;
  const join = `https://app.taskloom.example/invite/${key()}`;
  return [
    {
      name: 'team invitation',
      language: 'en',
      subject: 'Dana Whitcombe invited you to join Quillwork Studio on Taskloom',
      html: page(
        'en',
        'Join your team on Taskloom',
        `<p><b>Dana Whitcombe</b> (dana@quillwork.example) has invited you to collaborate in the workspace <b>Quillwork Studio</b>, with 14 members and 6 boards.</p>${button(invitation, 'Accept invitation')}<p>This invitation will expire in 7 days, on 27 January 2026.</p>`,
        'Don’t know Dana? You can ignore this invitation. <a href="https://taskloom.example/help/invites">Learn more about invitations</a>.',
      ),
      codes: [],
      links: [invitation],
      best: { link: invitation },
    },
    {
      name: 'log in with code or link',
      language: 'en',
      subject: `Your temporary Taskloom login code is ${login}`,
      html: page(
        'en',
        'Log in to Taskloom',
        `<p>Copy and paste this temporary login code:</p>${box(login)}<p>Or log in with a single click:</p>${button(magic, 'Log in to Taskloom')}<p>The code and the link are good for 15 minutes.</p>`,
        'If you didn’t try to log in, you can ignore this email. Requested from Firefox 147 on macOS, 198.51.100.201.',
      ),
      codes: [login],
      links: [magic],
      best: { code: login },
    },
    {
      name: 'receipt',
      language: 'en',
      subject: `Your receipt from Taskloom AB #2${random.digits(3)}-${random.digits(4)}`,
      html: page(
        'en',
        'Receipt from Taskloom AB',
        `<p style="font-size:30px;margin:0">$84.00</p><p style="color:#8b88a3">Paid January 5, 2026 · card ending in ${random.digits(4)}</p><table style="width:100%;font-size:14px"><tr><td>Team plan (7 seats × $12.00)</td><td style="text-align:right">$84.00</td></tr><tr><td>Tax (0%)</td><td style="text-align:right">$0.00</td></tr><tr><td><b>Amount paid</b></td><td style="text-align:right"><b>$84.00</b></td></tr></table><p>Invoice number TL-${random.digits(8)}-0009. <a href="https://billing.taskloom.example/i/acct_1f/pdf">Download invoice</a> or <a href="https://billing.taskloom.example/r/acct_1f/pdf">receipt</a>.</p>`,
        'Questions about your bill? Contact billing@taskloom.example. VAT no. SE559018223401.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'inloggningskod',
      language: 'sv',
      subject: `${swedish} är din inloggningskod till Taskloom`,
      html: page(
        'sv',
        'Din inloggningskod',
        `<p>Hej Robin!</p><p>Ange koden nedan för att logga in på ditt konto:</p>${box(swedish)}<p>Koden är giltig i 10 minuter. Dela den inte med någon.</p>`,
        'Om du inte har begärt någon kod kan du bortse från det här mejlet.',
      ),
      codes: [swedish],
      links: [],
      best: { code: swedish },
    },
    {
      name: 'bekräfta e-post',
      language: 'sv',
      subject: 'Bekräfta din e-postadress',
      html: page(
        'sv',
        'Välkommen till Taskloom!',
        `<p>Hej Robin,</p><p>Tack för att du har skapat ett konto. Klicka på knappen för att bekräfta din e-postadress och komma igång.</p>${button(confirm, 'Bekräfta e-postadress')}<p>Länken gäller i 24 timmar.</p><p style="font-size:13px">Fungerar inte knappen? Kopiera länken till webbläsaren: ${confirm}</p>`,
        'Du får det här mejlet eftersom någon registrerade adressen robin@postroom.example. Support: 08-555 019 40.',
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'veckosammanfattning',
      language: 'sv',
      subject: 'Din vecka i Taskloom: 12 klara uppgifter, 3 försenade',
      html: page(
        'sv',
        'Veckosammanfattning, vecka 3 2026',
        `<p>Hej Robin! Så här gick det för <b>Quillwork Studio</b> den 12–18 januari:</p><ul><li>12 uppgifter slutförda (förra veckan: 9)</li><li>3 uppgifter försenade: <a href="https://app.taskloom.example/t/20871">#20871 Ny prislista</a>, #20902, #20915</li><li>5 nya kommentarer</li></ul>${button('https://app.taskloom.example/w/quillwork/report/2026-03', 'Visa rapporten')}`,
        'Vill du inte ha veckomejlet? <a href="https://app.taskloom.example/unsubscribe/w/8812">Avsluta prenumerationen</a>.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ny e-postadress',
      language: 'sv',
      subject: 'Din verifieringskod',
      html: page(
        'sv',
        'Verifiera din nya e-postadress',
        `<p>Hej!</p><p>Du har bytt e-postadress på ditt konto från r.marsh@quillwork.example till den här adressen. Skriv in verifieringskoden i appen för att slutföra bytet:</p>${box(`${swedishMail.slice(0, 3)} ${swedishMail.slice(3)}`)}<p>Koden upphör att gälla om 30 minuter.</p>`,
        'Var det inte du? Kontakta oss på support@taskloom.example eller 08-555 019 40.',
      ),
      codes: [swedishMail],
      links: [],
      best: { code: swedishMail },
    },
    {
      name: 'nulstil adgangskode',
      language: 'da',
      subject: 'Nulstil din adgangskode',
      html: page(
        'da',
        'Nulstil din adgangskode',
        `<p>Hej Robin</p><p>Vi har modtaget en anmodning om at nulstille adgangskoden til din Taskloom-konto. Klik på knappen herunder for at vælge en ny.</p>${button(reset, 'Nulstil adgangskode')}<p>Linket udløber om 60 minutter.</p>`,
        'Har du ikke bedt om at få nulstillet din adgangskode, kan du se bort fra denne mail.',
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'engangskode',
      language: 'da',
      subject: 'Din engangskode til Taskloom',
      html: page(
        'da',
        'Bekræft, at det er dig',
        `<p>Hej Robin</p><p>Din engangskode er:</p>${box(danish)}<p>Indtast koden for at fortsætte. Den er gyldig i 5 minutter, og du må ikke dele den med andre.</p>`,
        'Login forsøgt 19.01.2026 kl. 13.44 fra Aarhus, Danmark (203.0.113.77).',
      ),
      codes: [danish],
      links: [],
      best: { code: danish },
    },
    {
      name: 'nyt login',
      language: 'da',
      subject: 'Nyt login på din konto',
      html: page(
        'da',
        'Vi har registreret et nyt login',
        `<p>Hej Robin</p><p>Der er logget ind på din konto fra en ny enhed:</p><p>Enhed: Edge på Windows 11<br>Tid: 17. januar 2026 kl. 22.10<br>Sted: Odense, Danmark<br>IP-adresse: 192.0.2.33</p><p>Hvis det var dig, behøver du ikke gøre noget. Hvis ikke, bør du straks <a href="https://app.taskloom.example/settings/security">skifte adgangskode</a>.</p>`,
        'Du får denne mail for at beskytte din konto. Sagsnr. 5519204.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'invitasjon',
      language: 'nb',
      subject: 'Ingrid Solvang har invitert deg til Taskloom',
      html: page(
        'nb',
        'Du er invitert!',
        `<p>Hei!</p><p>Ingrid Solvang har invitert deg til arbeidsområdet <b>Fjordlys Arkitekter</b>. Opprett en konto for å bli med og se de 4 oppgavene du har fått tildelt.</p>${button(join, 'Godta invitasjonen')}<p>Invitasjonen er gyldig til 2. februar 2026.</p>`,
        'Kjenner du ikke avsenderen, kan du se bort fra e-posten. <a href="https://taskloom.example/no/personvern">Personvern</a>',
      ),
      codes: [],
      links: [join],
      best: { link: join },
    },
    {
      name: 'engangskode på norsk',
      language: 'nb',
      subject: 'Engangskode for innlogging',
      html: page(
        'nb',
        'Engangskoden din',
        `<p>Hei Robin,</p><p>Bruk denne engangskoden for å logge inn:</p>${box(norwegian)}<p>Koden utløper om 10 minutter. Ikke del den med noen.</p>`,
        'Har du ikke prøvd å logge inn? Da trenger du ikke gjøre noe.',
      ),
      codes: [norwegian],
      links: [],
      best: { code: norwegian },
    },
    {
      name: 'kvittering',
      language: 'nb',
      subject: 'Kvittering for betaling – faktura 2026-00318',
      html: page(
        'nb',
        'Takk for betalingen',
        `<p>Hei Robin,</p><p>Vi har mottatt betalingen din på <b>kr 1 045,00</b> for Team-abonnementet (januar 2026).</p><p>Fakturanummer: 2026-00318<br>KID: ${random.digits(12)}<br>Betalt: 16.01.2026<br>Neste fakturadato: 16.02.2026</p>${button('https://billing.taskloom.example/no/2026-00318', 'Se faktura')}`,
        'Org.nr. 559018-2234 · Spørsmål? Ring 21 55 01 88.',
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
