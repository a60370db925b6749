/** A German parcel service with lockers, in old tables: sign-up, sign-in, device, deliveries, pick-up and terms, in German. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ subject, body }: Draft): { html: string } {
  return {
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="de"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
<title>${subject}</title>
<style type="text/css">
body{margin:0;padding:0;background:#f2f2f2} td{font-family:Verdana,Arial,sans-serif;font-size:14px;line-height:21px;color:#333333}
.btn a{display:inline-block;padding:12px 28px;background:#0b6e4f;color:#ffffff;text-decoration:none;font-weight:bold}
@media only screen and (max-width:620px){.w600{width:100% !important}.stack{display:block !important;width:100% !important}}
</style></head>
<body bgcolor="#f2f2f2"><table width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table class="w600" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff">
<tr><td bgcolor="#ffd23f" style="padding:14px 24px"><a href="https://www.paketeule.example/?utm_source=mail"><img
src="https://bilder.paketeule.example/mail/logo-eule.png" width="148" height="34" alt="Paketeule" border="0" /></a></td></tr>
<tr><td style="padding:28px 24px 10px 24px">${body}</td></tr>
<tr><td style="padding:10px 24px 28px 24px">Mit freundlichen Grüßen<br />Ihre Paketeule</td></tr>
<tr><td bgcolor="#e6e6e6" style="padding:18px 24px;font-size:11px;line-height:16px;color:#666666">
<a href="https://www.paketeule.example/hilfe">Hilfe &amp; Kontakt</a> | <a href="https://www.paketeule.example/datenschutz">Datenschutz</a> |
<a href="https://www.paketeule.example/impressum">Impressum</a><br /><br />
Paketeule Zustell GmbH, Am Güterkai 14, 28217 Bremen<br />Amtsgericht Bremen, HRB 30817, USt-IdNr. DE 814 220 937<br />
Geschäftsführung: Wiebke Ahlers, Tjark Onnen<br /><br />
Antworten auf diese Nachricht werden nicht gelesen. Unser Kundenservice hilft unter 0421 / 55 80 190 (Mo–Sa 7–20 Uhr).</td></tr>
</table></td></tr></table></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const signIn = random.digits(6);
  const device = random.digits(8);
  const phone = random.digits(5);
  const post = `${random.whole(1000000, 99999999)}`;
  const parcel = () => `00340434${random.digits(12)}`;
  const first = parcel();
  const second = parcel();
  const confirm = `https://konto.paketeule.example/registrierung/bestaetigen?t=${random.text('abcdefghkmnpqrstuvwxyz0123456789', 40)}`;
  const reset = `https://konto.paketeule.example/passwort/neu/${random.text('ABCDEF0123456789', 32)}`;
  return laidOut(
    [
      {
        name: 'sign-up',
        language: 'de',
        subject: 'Fast geschafft: Ihre E-Mail-Adresse muss noch bestätigt werden',
        links: [confirm],
        body: `<p>Guten Tag Robin Asmussen,</p>
<p>schön, dass Sie Ihr Kundenkonto bei der Paketeule eröffnen möchten. Damit wir Ihnen Sendungsankündigungen schicken können,
fehlt nur noch ein Klick:</p>
<table cellpadding="0" cellspacing="0" border="0" align="center"><tr><td class="btn" align="center" style="padding:12px 0 18px 0">
<a href="${confirm}" target="_blank">E-Mail-Adresse bestätigen</a></td></tr></table>
<p style="font-size:12px">Der Knopf reagiert nicht? Dann öffnen Sie stattdessen diese Adresse:<br />
<a href="${confirm}" style="word-break:break-all">${confirm}</a></p>
<p>Die Anmeldung verfällt nach 72 Stunden. Ihre persönliche Postnummer lautet <b>${post}</b>; Sie geben sie später in der
Anschrift an, wenn ein Paket in ein Eulenfach gehen soll.</p>`,
      },
      {
        name: 'sign-in',
        language: 'de',
        subject: 'Ihr Anmeldecode für das Kundenkonto',
        codes: [signIn],
        body: `<p>Guten Tag Robin Asmussen,</p>
<p>Sie haben sich soeben am Kundenkonto angemeldet. Tragen Sie dort bitte folgenden Code ein:</p>
<table width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" bgcolor="#f7f7f7"
style="padding:18px;font-size:28px;letter-spacing:6px;font-weight:bold;border:1px solid #dddddd">${signIn}</td></tr></table>
<p>Er gilt zehn Minuten und nur für diese eine Anmeldung (03.02.2026, 18:42 Uhr, Firefox unter Linux).</p>
<p>Waren Sie das nicht? Dann ändern Sie bitte umgehend Ihr Kennwort unter
<a href="https://konto.paketeule.example/sicherheit">konto.paketeule.example/sicherheit</a>.</p>`,
      },
      {
        name: 'announced',
        language: 'de',
        subject: `Ihr Paket von Teekontor Föhr kommt morgen`,
        body: `<p>Hallo Robin Asmussen,</p>
<p>gute Neuigkeiten: Ihre Sendung ist in unserem Paketzentrum Osterholz eingetroffen und wird voraussichtlich zugestellt am</p>
<p style="font-size:20px;font-weight:bold">Donnerstag, 12.03.2026, zwischen 11:10 und 14:10 Uhr</p>
<table width="100%" cellpadding="4" cellspacing="0" border="0"><tr><td class="stack" width="40%">Sendungsnummer</td>
<td class="stack"><b>${first}</b></td></tr><tr><td class="stack">Absender</td><td class="stack">Teekontor Föhr, 25938 Wyk</td></tr>
<tr><td class="stack">Gewicht</td><td class="stack">1,84 kg</td></tr></table>
<p class="btn"><a href="https://www.paketeule.example/verfolgen?piececode=${first}&amp;zip=28199">Sendung verfolgen</a></p>
<p>Nicht zu Hause? Bis heute 22 Uhr können Sie einen Wunschort, einen Nachbarn oder einen anderen Tag festlegen:
<a href="https://www.paketeule.example/wunsch/${first}">Zustellung anpassen</a></p>`,
      },
      {
        name: 'locker',
        language: 'de',
        subject: 'Ihre Sendung liegt im Eulenfach 217 bereit',
        body: `<p>Hallo Robin Asmussen,</p><p>wir haben soeben ein Paket für Sie eingelegt. Sie können es
<b>bis einschließlich 21.04.2026</b> rund um die Uhr abholen, danach geht es an den Absender zurück.</p>
<table width="100%" cellpadding="10" cellspacing="0" border="0" bgcolor="#fff6d6"><tr><td>Eulenfach 217<br />Neukirchstraße 48
(am Supermarkt)<br />28215 Bremen</td><td align="right">Abholnummer<br /><span style="font-size:24px;font-weight:bold">${random.digits(4)}</span></td></tr></table>
<p>Halten Sie am Gerät Ihre Kundenkarte unter den Scanner und geben Sie die Abholnummer ein. Sendung ${second}.</p>
<p><a href="https://www.paketeule.example/standorte/217">Öffnungszeiten und Anfahrt</a></p>`,
      },
      {
        name: 'device',
        language: 'de',
        subject: 'Aktivierungscode für die Paketeule-App auf Ihrem Telefon',
        codes: [device],
        body: `<p>Guten Tag Robin Asmussen,</p><p>Sie möchten das Gerät „Pixel von Robin“ mit Ihrem Konto verknüpfen, um Fächer ohne Karte zu
öffnen. Ihr Aktivierungscode lautet <b>${device.slice(0, 4)}&nbsp;${device.slice(4)}</b>.</p>
<ol><li>Öffnen Sie in der App „Mehr“ &gt; „Gerät aktivieren“.</li><li>Tippen Sie die acht Ziffern ab.</li>
<li>Vergeben Sie eine Geräte-PIN Ihrer Wahl.</li></ol>
<p>Es kann immer nur ein Gerät aktiv sein; ein bisher verknüpftes wird abgemeldet. Der Code ist bis 17.05.2026 gültig.</p>`,
      },
      {
        name: 'reset',
        language: 'de',
        subject: 'Neues Kennwort festlegen',
        links: [reset],
        body: `<p>Guten Tag Robin Asmussen,</p><p>für das Konto mit der Postnummer ${post} wurde ein neues Kennwort verlangt. Hier können Sie es
innerhalb der nächsten 60 Minuten vergeben:</p><p class="btn"><a href="${reset}">Kennwort jetzt ändern</a></p>
<p>Falls der Wunsch nicht von Ihnen kam, müssen Sie nichts unternehmen, Ihr altes Kennwort bleibt bestehen.</p>
<p><b>Achtung vor Betrügern:</b> Wir fordern niemals Zollgebühren oder Bankdaten per Nachricht an. Verdächtiges bitte an
<a href="mailto:phishing@paketeule.example">phishing@paketeule.example</a>.</p>`,
      },
      {
        name: 'phone',
        language: 'de',
        subject: `${phone} ist Ihr Code zur Änderung der Mobilnummer`,
        codes: [phone],
        body: `<p>Guten Tag Robin Asmussen,</p><p>für Ihr Konto soll künftig die Rufnummer +49 151 •••• ••73 hinterlegt sein. Weil das eine wichtige
Änderung ist, fragen wir lieber nach: Nur mit dem Code <strong>${phone}</strong> wird sie übernommen.</p>
<p>Geben Sie ihn im geöffneten Browserfenster ein. Am Telefon wird Sie niemand von uns danach fragen.</p>`,
      },
      {
        name: 'terms',
        language: 'de',
        subject: 'Wir ändern zum 1. November unsere Nutzungsbedingungen',
        body: `<h2 style="font-size:18px">Neu ab 01.11.2026: kürzere Lagerfristen, mehr Fächer</h2>
<p>Liebe Kundin, lieber Kunde,</p><p>im vergangenen Jahr haben 6,4 Millionen Menschen unsere 13.200 Eulenfächer benutzt. Damit alle zügig ein freies Fach
finden, passen wir die Ziffern 4.2, 7 und 9.1 der Nutzungsbedingungen an:</p>
<ul><li>Lagerfrist im Fach: 7 statt 9 Tage</li><li>Retouren bis 31,5 kg ohne Ausdruck, nur mit QR-Bild</li>
<li>Päckchen S kostet online 4,19 € (bisher 3,99 €)</li></ul>
<p>Sie brauchen nichts zu tun. Sind Sie nicht einverstanden, können Sie bis zum 31.10.2026 widersprechen oder das Konto kündigen.</p>
<p><a href="https://www.paketeule.example/agb/2026-11">Zum vollständigen Wortlaut</a></p>`,
      },
    ],
    layout,
  );
}
