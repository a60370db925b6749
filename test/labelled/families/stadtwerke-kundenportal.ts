/** A town's utility for power, water and heat: German raw mails with old charsets, odd line ends and parts within parts. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const crlf = (text: string) => text.replaceAll('\n', '\r\n');
const cr = (text: string) => text.replaceAll('\n', '\r');

/** What windows-1252 has instead of the control characters of ISO 8859-1. */
function windows1252(text: string): string {
  const bytes = text.replaceAll('€', '\x80').replaceAll('„', '\x84').replaceAll('“', '\x93').replaceAll('–', '\x96');
  return Buffer.from(bytes, 'latin1').toString('base64').replace(/.{76}/g, '$&\n');
}

const head = (date: string, subject: string) => `From: Stadtwerke Lindenau <portal@stadtwerke-lindenau.example>
To: Robin Achterberg <robin@postroom.localhost>
Date: ${date}
Subject: ${subject}
MIME-Version: 1.0`;

export function mails(random: Random): FamilyMail[] {
  const [login, meter, heat] = [random.digits(6), random.digits(6), random.digits(6)];
  const tariff = random.text('BCDFGHKLMNPRTVWX', 4);
  const [direct, app] = [random.digits(8), random.digits(5)];
  const customer = `20${random.digits(6)}`;
  const address = `https://kundenportal.stadtwerke-lindenau.example/adresse/bestaetigen?vorgang=EA-77${random.digits(3)}&s=${random.text('abcdef0123456789', 24)}`;
  const tracked = `https://kundenportal.stadtwerke-lindenau.example/zugang/neu/${random.text('abcdefghkmnpqrstuvwxyz23456789', 32)}`;
  return [
    {
      name: 'the whole mail with CR alone',
      language: 'de',
      subject: 'Anmeldung im Kundenportal',
      raw: cr(`${head('Mon, 09 Mar 2026 07:41:12 +0100', 'Anmeldung im Kundenportal')}
Content-Type: text/plain; charset=us-ascii

Guten Tag,

zur Anmeldung vom 09.03.2026 um 07:41 Uhr fehlt noch die zweite Stufe. Tragen Sie im Portal ein:

    ${login.slice(0, 3)} ${login.slice(3)}

Die Ziffern gelten bis 07:56 Uhr. Ihre Kundennummer ist ${customer}.

Stadtwerke Lindenau GmbH, Am Wasserturm 14, 04177 Lindenau
Stoerungsdienst Tag und Nacht: 0341 5550 110
`),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'quoted-printable in ISO-8859-1, a line break within the digits',
      language: 'de',
      subject: 'Ihr Prüfschlüssel für die Zählerstandsmeldung',
      raw: crlf(`${head('Tue, 06 Jan 2026 18:20:44 +0100', '=?iso-8859-1?Q?Ihr_Pr=FCfschl=FCssel_f=FCr_die_Z=E4hlerstandsmeldung?=')}
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

Sehr geehrter Herr Achterberg,

damit niemand Fremdes den Z=E4hler 1 ESY 1160 ${random.digits(4)} f=FCr Sie meldet, fragt das Form=
ular auf der letzten Seite nach einem Pr=FCfschl=FCssel. F=FCr Sie ist das ${meter.slice(0, 3)}=
${meter.slice(3)}, g=FCltig eine halbe Stunde lang.

Letzter Stand laut Akte: 41=A0877 kWh.

Ihr Ablese-Team, Tel. 0341 5550-204 (Mo=96Fr 8=9617 Uhr)
`),
      codes: [meter],
      links: [],
      best: { code: meter },
    },
    {
      name: 'format=flowed with the letters in running text',
      language: 'de',
      subject: 'Tarifwechsel: letzter Schritt',
      raw: crlf(`${head('Wed, 18 Feb 2026 11:02:09 +0100', 'Tarifwechsel: letzter Schritt')}
Content-Type: text/plain; charset=utf-8; format=flowed; delsp=yes
Content-Transfer-Encoding: 8bit

Guten Tag Herr Achterberg,

Sie möchten ab dem 1. April von LindenStrom Fix 24 zu LindenStrom Öko 12  
wechseln (Arbeitspreis 31,84 ct/kWh, Grundpreis 11,90 € im Monat). Damit  
der Auftrag WX-${random.digits(6)} rechtsgültig wird, schreiben Sie die vier  
Buchstaben ${tariff} in das Feld „Freigabe“ und klicken auf  
„Zahlungspflichtig bestellen“. Nach 24 Stunden verfällt der Auftrag.

> Widerrufsbelehrung: Sie haben vierzehn Tage Zeit, diesen Vertrag ohne  
> Angabe von Gründen zu widerrufen. Formblatt 7b, Stand 11/2025.

-- 
Stadtwerke Lindenau GmbH · HRB 40${random.digits(3)} · USt-IdNr. DE 811 904 377
`),
      codes: [tariff],
      links: [],
      best: { code: tariff },
    },
    {
      name: 'windows-1252 in base64',
      language: 'de',
      subject: 'Lastschrift – Freigabe nötig',
      raw: crlf(`${head('Fri, 27 Mar 2026 15:33:50 +0100', '=?windows-1252?Q?Lastschrift_=96_Freigabe_n=F6tig?=')}
Content-Type: text/plain; charset="windows-1252"
Content-Transfer-Encoding: base64

${windows1252(`Sehr geehrter Herr Achterberg,

Sie haben eine neue Bankverbindung hinterlegt (IBAN endet auf 4471). Ab Mai ziehen wir den Abschlag von 118,00 € dort ein.
Freigeben können Sie das Mandat SWL-2026-00${random.digits(4)} im Portal unter „Zahlung – offene Vorgänge“ mit der Nummernfolge

${direct.slice(0, 4)} ${direct.slice(4)}

Bis dahin buchen wir wie gewohnt vom alten Konto ab. Fällig ist der nächste Abschlag am 15.04.2026.

Ihre Debitorenbuchhaltung
Zimmer 3.12, Durchwahl -318, Telefax -319
`)}
`),
      codes: [direct],
      links: [],
      best: { code: direct },
    },
    {
      name: 'parts within parts, a picture and a PDF',
      language: 'de',
      subject: 'Fernwärme: Ihr Zugang wartet',
      raw: crlf(`${head('Thu, 05 Feb 2026 09:15:00 +0100', '=?utf-8?Q?Fernw=C3=A4rme=3A_Ihr_Zugang_wartet?=')}
Content-Type: multipart/mixed; boundary="=_swl_a1"

--=_swl_a1
Content-Type: multipart/related; boundary="=_swl_b2"; type="multipart/alternative"

--=_swl_b2
Content-Type: multipart/alternative; boundary="=_swl_c3"

--=_swl_c3
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

Willkommen bei der Fernw=C3=A4rme!

Freischaltnummer zum Eintippen: ${heat}
Vertrag FW-2026-31${random.digits(3)}, Lieferbeginn 01.03.2026.

--=_swl_c3
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: quoted-printable

<html><body style=3D"font-family:Verdana,sans-serif;font-size:13px"><img src=3D=
"cid:logo@swl" alt=3D"Stadtwerke Lindenau" width=3D"160" height=3D"48"><h2 style=3D"color:#00695c">=
Willkommen bei der Fernw=C3=A4rme!</h2><p>Freischaltnummer zum Eintippen:</p>
<p style=3D"border:1px solid #00695c;padding:9px;font-size:22px">${heat}</p>
<p>Vertrag und Hausanschlussplan liegen bei.</p></body></html>

--=_swl_c3--
--=_swl_b2
Content-Type: image/gif
Content-ID: <logo@swl>
Content-Transfer-Encoding: base64

R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7
--=_swl_b2--
--=_swl_a1
Content-Type: application/pdf; name="Vertrag_FW-2026.pdf"
Content-Disposition: attachment; filename="Vertrag_FW-2026.pdf"
Content-Transfer-Encoding: base64

JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2c+PgplbmRvYmoKdHJhaWxlcgo8PC9Sb290
--=_swl_a1--
`),
      codes: [heat],
      links: [],
      best: { code: heat },
    },
    {
      name: 'CRLF in the header, CR alone in the HTML below',
      language: 'de',
      subject: 'Lindenau-App koppeln',
      raw: `${crlf(`${head('Sun, 12 Apr 2026 20:07:31 +0200', 'Lindenau-App koppeln')}
Content-Type: text/html; charset=utf-8

`)}${cr(`<h3>Lindenau-App auf einem weiteren Telefon</h3>
<p>Das Telefon &bdquo;Diele&ldquo; (Android 16, App 5.2.1) m&ouml;chte Ihren Verbrauch sehen.</p>
<p>Kopplungszahl f&uuml;r dieses Telefon:
<b style="font-size:1.6em">${app}</b></p>
<p>Sie tippen sie dort ein, wo die App &bdquo;F&uuml;nf Ziffern&ldquo; verlangt. Um 20:22 Uhr ist sie nicht mehr zu gebrauchen.</p>
<p><small>Z&auml;hlpunkt DE0004177${random.digits(6)}. Stadtwerke Lindenau, Am Wasserturm 14, 04177 Lindenau</small></p>
`)}`,
      codes: [app],
      links: [],
      best: { code: app },
    },
    {
      name: 'a new address to confirm, quoted-printable link',
      language: 'de',
      subject: 'Neue E-Mail-Adresse',
      raw: crlf(`${head('Mon, 20 Apr 2026 10:00:02 +0200', 'Neue E-Mail-Adresse')}
Content-Type: text/html; charset=iso-8859-15
Content-Transfer-Encoding: quoted-printable

<p>Guten Tag,</p><p>k=FCnftig sollen Rechnungen f=FCr Kundennummer ${customer} an dieses Postfach =
gehen. Ist es Ihres? <a href=3D"${address.replaceAll('=', '=3D')}">Ja, k=
=FCnftig hierher</a></p><p>Bisher: r.achterberg@altpost.example. Der Vorgang ruht nach dem 27.04.2026. =
Offener Betrag heute: 0,00 =A4.</p><p><a href=3D"https://stadtwerke-lindenau.example/impressum">Impressum</a></p>
`),
      codes: [],
      links: [address],
      best: { link: address },
    },
    {
      name: 'password to be set, link in flowed text and in HTML',
      language: 'de',
      subject: 'Kennwort für das Kundenportal vergeben',
      raw: crlf(`${head('Tue, 21 Apr 2026 08:12:19 +0200', '=?utf-8?B?S2VubndvcnQgZsO8ciBkYXMgS3VuZGVucG9ydGFsIHZlcmdlYmVu?=')}
Content-Type: multipart/alternative; boundary=swl-0421

--swl-0421
Content-Type: text/plain; charset=utf-8; format=flowed

Ihr Konto ${customer} steht. Was noch fehlt, ist ein eigenes Kennwort. Das 
vergeben Sie auf dieser Seite:

${tracked}
Hilfe: https://stadtwerke-lindenau.example/hilfe oder 0341 5550-100
--swl-0421
Content-Type: text/html; charset=utf-8

<p>Ihr Konto ${customer} steht. Was noch fehlt, ist ein eigenes Kennwort.</p>
<p><a href="${tracked}" style="background:#00695c;color:#fff;padding:10px 22px">Kennwort vergeben</a></p>
<p><a href="https://stadtwerke-lindenau.example/hilfe">Hilfe</a> oder 0341 5550-100</p>
--swl-0421--
`),
      codes: [],
      links: [tracked],
      best: { link: tracked },
    },
    {
      name: 'the yearly bill in windows-1252',
      language: 'de',
      subject: 'Jahresabrechnung 2025',
      raw: crlf(`${head('Thu, 29 Jan 2026 06:00:00 +0100', 'Jahresabrechnung 2025')}
Content-Type: text/plain; charset="windows-1252"
Content-Transfer-Encoding: base64

${windows1252(`Sehr geehrter Herr Achterberg,
Ihre Abrechnung 2025 – Rechnungsnummer 7004${random.digits(5)} – liegt im Postkorb des Portals.

Verbrauch 3 212 kWh, Kosten 1 204,61 €, gezahlt 1 320,00 €, Guthaben 115,39 €.
Unter „Meine Dokumente“ finden Sie die Aufstellung als PDF.

Geben Sie bei Rückfragen bitte den Buchungscode ${random.digits(4)}-31 an.
`)}
`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'the fitter comes, with a calendar part',
      language: 'de',
      subject: 'Zählertausch am 4. Mai',
      raw: crlf(`${head('Mon, 13 Apr 2026 13:45:27 +0200', '=?iso-8859-1?Q?Z=E4hlertausch_am_4=2E_Mai?=')}
Content-Type: multipart/alternative; boundary="termin"

--termin
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

Guten Tag, unser Monteur Herr Uhlenbrock (Dienstausweis ${random.digits(5)}) tauscht am 04=
.05.2026 zwischen 10:30 und 12:00 Uhr Ihren Wasserz=E4hler. Auftrag ${random.digits(7)}, Dauer 20=
 Minuten. Passt es nicht, rufen Sie 0341 5550-207 an.
--termin
Content-Type: text/calendar; charset=utf-8; method=PUBLISH

BEGIN:VCALENDAR
BEGIN:VEVENT
DTSTART:20260504T083000Z
DTEND:20260504T100000Z
SUMMARY:Zaehlertausch
END:VEVENT
END:VCALENDAR
--termin--
`),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
