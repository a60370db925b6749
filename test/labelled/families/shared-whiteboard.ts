/** A shared whiteboard: table mails with VML buttons whose links run through a click tracker on another host. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const PATH = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The button that desktop mail programs draw from VML, and all others from the table cell. */
const button = (href: string, label: string, fill = '#5b2be0') => `
<table role="presentation" border="0" cellpadding="0" cellspacing="0" align="center"><tr><td align="center" bgcolor="${fill}" style="border-radius:8px">
<!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" href="${href}" style="height:46px;v-text-anchor:middle;width:240px;" arcsize="18%" stroke="f" fillcolor="${fill}"><w:anchorlock/><center style="color:#ffffff;font-family:Arial,sans-serif;font-size:16px;font-weight:bold;">${label}</center></v:roundrect><![endif]-->
<!--[if !mso]><!--><a href="${href}" target="_blank" style="display:inline-block;padding:13px 34px;font:bold 16px/20px Inter,Arial,sans-serif;color:#ffffff;text-decoration:none;border-radius:8px;mso-hide:all">${label}</a><!--<![endif]-->
</td></tr></table>`;

const page = (
  lang: string,
  pre: string,
  rows: string,
  track: () => string,
  foot: string,
) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="${lang}"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><meta name="viewport" content="width=device-width" /><title>Chalkmoor</title></head>
<body style="margin:0;padding:0;background:#f4f2fb"><div style="display:none;max-height:0;overflow:hidden">${pre}&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:28px 12px"><table role="presentation" width="580" cellpadding="0" cellspacing="0" style="background:#ffffff;border-radius:12px">
<tr><td style="padding:26px 40px 0"><a href="${track()}"><img src="https://img.chalkmoor.example/m/logo@2x.png" width="132" height="28" alt="Chalkmoor" border="0" /></a></td></tr>
${rows}
<tr><td style="padding:24px 40px;font:12px/18px Arial,sans-serif;color:#8a86a0;border-top:1px solid #ece9f7">${foot}</td></tr></table></td></tr></table>
<img src="${track()}" width="1" height="1" alt="" /></body></html>`;

const row = (inner: string) =>
  `<tr><td style="padding:20px 40px;font:16px/25px Inter,Arial,sans-serif;color:#26223a">${inner}</td></tr>`;

export function mails(random: Random): FamilyMail[] {
  const track = () =>
    `https://click.parcelwing.example/ls/click?upn=u001.${random.text(PATH, 86)}-2F${random.text(PATH, 40)}-3D-3D`;
  const en = (pre: string, rows: string) =>
    page(
      'en',
      pre,
      rows,
      track,
      `Chalkmoor B.V., Keizerskade 210, 1016 DW Amsterdam · KvK 68120447<br /><a href="${track()}">Help centre</a> · <a href="${track()}">Mail settings</a> · <a href="${track()}">Privacy</a>`,
    );
  const de = (pre: string, rows: string) =>
    page(
      'de',
      pre,
      rows,
      track,
      `Chalkmoor B.V., Keizerskade 210, 1016 DW Amsterdam, Niederlande<br /><a href="${track()}">Hilfe</a> · <a href="${track()}">Welche Mails ich bekomme</a> · <a href="${track()}">Impressum</a>`,
    );
  const [join, letsGo, grant, refuse, confirm, werkraum, passwort, zurueck] = [
    track(),
    track(),
    track(),
    track(),
    track(),
    track(),
    track(),
    track(),
  ];
  const joinPlain = `https://app.chalkmoor.example/join/${random.text(PATH, 24)}/?board=o9J_${random.text(PATH, 8)}`;
  const codeDigits = random.digits(6);
  return [
    {
      name: 'board invitation with a link to paste',
      language: 'en',
      subject: 'Odile Brandt is waiting for you on “Q1 roadmap”',
      html: en(
        'Sticky notes, arrows and 6 colleagues',
        `${row(`<img src="https://img.chalkmoor.example/av/${random.digits(7)}.png" width="56" height="56" alt="" style="border-radius:28px" /><h1 style="font-size:24px;line-height:30px;margin:12px 0">Odile keeps a spot for you</h1>
<p style="margin:0">Odile Brandt (odile@ferrow.example) opened the board <b>Q1 roadmap</b> for you. You may edit, comment and vote there.</p>`)}
<tr><td style="padding:8px 40px 20px">${button(join, 'Hop onto the board')}</td></tr>
${row(`<span style="font-size:13px;color:#6d6885">Button asleep? Put this into your browser:<br /><a href="${joinPlain}" style="color:#5b2be0;word-break:break-all">${joinPlain}</a></span>`)}`,
      ),
      codes: [],
      links: [join, joinPlain],
      best: { link: join },
    },
    {
      name: 'magic link',
      language: 'en',
      subject: 'Your way in',
      html: en(
        'Valid for 20 minutes, works one time',
        `${row(`<p style="margin:0">Hi Robin,</p><p>you wanted into Chalkmoor without a password. Fine by us.</p>`)}
<tr><td style="padding:4px 40px 16px">${button(letsGo, 'Let’s go')}</td></tr>
${row(`<p style="margin:0;font-size:13px;color:#6d6885">Wanted at 14:06 CET on 24 Nov 2026 in Safari 19, near Utrecht (192.0.2.61). It stops working at 14:26. Nothing of the sort wanted? Bin this mail; without it nobody gets in. <a href="${track()}">How signing in by mail works</a></p>`)}`,
      ),
      codes: [],
      links: [letsGo],
      best: { link: letsGo },
    },
    {
      name: 'access request, grant or refuse',
      language: 'en',
      subject: 'Jonas Lill asks to see “Hiring 2027”',
      html: en(
        'You own this board',
        `${row(`<h1 style="font-size:22px;margin:0 0 10px">Let Jonas in?</h1><p style="margin:0"><b>Jonas Lill</b> &lt;jonas.lill@ferrow.example&gt; has no rights on <a href="${track()}">Hiring 2027</a> and asks for <i>can view</i>. His words:</p><blockquote style="border-left:3px solid #d9d2f5;margin:14px 0;padding-left:14px">Need the salary bands for Thursday, thx</blockquote>`)}
<tr><td style="padding:0 40px 10px">${button(refuse, 'Refuse', '#a9a4bd')}</td></tr><tr><td style="padding:0 40px 24px">${button(grant, 'Grant access')}</td></tr>`,
      ),
      codes: [],
      links: [grant],
      best: { link: grant },
    },
    {
      name: 'address confirmed by code or button',
      language: 'en',
      subject: `${codeDigits} – one step and the canvas is yours`,
      html: en(
        `Code ${codeDigits}`,
        `${row(`<h1 style="font-size:24px;margin:0">Good to have you, Robin</h1><p>Back in the sign-up window we are asking for six digits. Here they come:</p>
<table role="presentation" align="center" cellspacing="6"><tr>${[...codeDigits].map((digit) => `<td width="40" height="52" align="center" style="background:#efeafc;border-radius:6px;font:bold 26px Menlo,monospace">${digit}</td>`).join('')}</tr></table><p style="text-align:center;color:#6d6885;margin:18px 0 0">Window closed already? Then use the button instead.</p>`)}
<tr><td style="padding:0 40px 24px">${button(confirm, 'This is my address')}</td></tr>`,
      ),
      codes: [codeDigits],
      links: [confirm],
      best: { code: codeDigits },
    },
    {
      name: 'weekly round-up',
      language: 'en',
      subject: 'What moved on your boards this week',
      html: en(
        '31 changes, 4 people, 1 sleepy board',
        `${row(`<h1 style="font-size:22px;margin:0">Week 47 in numbers</h1><ul style="padding-left:20px"><li>31 stickies moved on <a href="${track()}">Q1 roadmap</a></li><li>4 new comments on <a href="${track()}">Onboarding map</a></li><li><a href="${track()}">Retro 12 Nov</a> has been idle for 12 days</li></ul>`)}
<tr><td style="padding:4px 40px 12px">${button(track(), 'Catch up')}</td></tr>
${row(`<b>New: voting timers.</b> Give a vote 90 seconds and watch it end by itself, from version 5.18. <a href="${track()}">Show me</a>`)}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'mentioned in a comment',
      language: 'en',
      subject: 'Odile mentioned you in “Q1 roadmap”',
      html: en(
        '“@Robin can we drop 2.4?”',
        `${row(`<p style="margin:0"><b>Odile Brandt</b>, today at 08:51</p><p style="background:#faf8ff;border-radius:8px;padding:14px">@Robin can we drop 2.4 and ship 2.5 on 15 January? Ticket CM-${random.digits(4)} says yes.</p>`)}
<tr><td style="padding:0 40px 20px">${button(track(), 'Answer Odile')}</td></tr>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'board as a file',
      language: 'en',
      subject: 'Your PDF of “Onboarding map” is done',
      html: en(
        '14.2 MB, 9 pages',
        `${row(`<p style="margin:0">Nine frames went onto nine pages (A3, 14.2 MB). We keep the file until 1 December. Job ${random.digits(9)}.</p>`)}
<tr><td style="padding:0 40px 20px">${button(track(), 'Download PDF', '#1d7a4f')}</td></tr>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'Einladung in den Arbeitsbereich',
      language: 'de',
      subject: 'Komm ins Team „Atelier Nord“',
      html: de(
        'Lena Quast hat dir einen Platz freigehalten',
        `${row(`<h1 style="font-size:24px;margin:0 0 10px">Lena holt dich ins Team</h1><p style="margin:0">Im Arbeitsbereich <b>Atelier Nord</b> liegen 48 Tafeln von 17 Leuten. Lena Quast möchte, dass du als Mitglied dabei bist. Der Platz bleibt 14 Tage reserviert, also bis zum 8. Dezember 2026.</p>`)}
<tr><td style="padding:4px 40px 24px">${button(werkraum, 'Dabei sein')}</td></tr>
${row(`<span style="font-size:13px;color:#6d6885">Du kennst keine Lena? <a href="${track()}">Einladung melden</a></span>`)}`,
      ),
      codes: [],
      links: [werkraum],
      best: { link: werkraum },
    },
    {
      name: 'erstes Passwort',
      language: 'de',
      subject: 'Dein Chalkmoor-Zugang ist eingerichtet',
      html: de(
        'Jetzt fehlt nur noch ein Passwort',
        `${row(`<p style="margin:0">Moin Robin,</p><p>die IT von Atelier Nord hat für dich ein Konto angelegt. Benutzername: <b>robin.p</b>, Lizenz ${random.digits(4)}-ATN. Ein Passwort denkst du dir selbst aus, mindestens 10 Zeichen:</p>`)}
<tr><td style="padding:0 40px 16px">${button(passwort, 'Weiter')}</td></tr>
${row(`<p style="margin:0;font-size:13px;color:#6d6885">Bis Freitag, 27.11.2026, 18:00 Uhr. Fragen an die Hotline 040 5550 1820.</p>`)}`,
      ),
      codes: [],
      links: [passwort],
      best: { link: passwort },
    },
    {
      name: 'Anmeldung von neuem Ort',
      language: 'de',
      subject: 'Neue Anmeldung aus Bremen',
      html: de(
        'Chrome unter Windows, 23.11., 21:17 Uhr',
        `${row(`<p style="margin:0">Gerade hat sich jemand mit deinem Konto angemeldet:</p><table style="font-size:14px;margin:12px 0"><tr><td>Ort</td><td style="padding-left:18px">Bremen (ungefähr)</td></tr><tr><td>IP</td><td style="padding-left:18px">198.51.100.204</td></tr><tr><td>Programm</td><td style="padding-left:18px">Chrome 142, Windows 11</td></tr></table><p style="margin:0">Warst du das selbst, ist alles gut. Falls nicht, wirf alle Geräte raus:</p>`)}
<tr><td style="padding:0 40px 20px">${button(track(), 'Das war ich nicht', '#c22f4b')}</td></tr>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'Konto schläft',
      language: 'de',
      subject: 'Dein Konto ist stillgelegt – so weckst du es auf',
      html: de(
        'Deine 6 Tafeln sind noch da',
        `${row(`<p style="margin:0">Hallo Robin,</p><p>seit 12 Monaten war niemand mehr in deinem Konto, deshalb haben wir es am 1.11.2026 stillgelegt. Am Montag hast du versucht, dich anzumelden. Ein Druck auf den Knopf, und du bist samt deinen 6 Tafeln zurück.</p>`)}
<tr><td style="padding:0 40px 20px">${button(zurueck, 'Konto wieder freischalten')}</td></tr>
${row(`<p style="margin:0;font-size:13px;color:#6d6885">Lieber Schluss machen? <a href="${track()}">Hier löschst du alles</a>, endgültig. Vorgang ${random.digits(8)}.</p>`)}`,
      ),
      codes: [],
      links: [zurueck],
      best: { link: zurueck },
    },
  ];
}
