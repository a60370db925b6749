/** A German savings bank: codes for addresses and cards, the electronic mailbox, appointments, new terms; German. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const page = (
  title: string,
  body: string,
) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="de"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${title}</title></head>
<body bgcolor="#f2f2f2" style="margin:0;padding:0;">
<table width="100%" border="0" cellspacing="0" cellpadding="0" bgcolor="#f2f2f2"><tr><td align="center">
<table width="620" border="0" cellspacing="0" cellpadding="0" bgcolor="#ffffff">
<tr><td bgcolor="#e2001a" style="padding:18px 24px;"><img src="https://www.sk-weserbogen.example/img/logo_weiss.png" width="180" height="36" alt="Stadtsparkasse Weserbogen" /></td></tr>
<tr><td style="padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:22px;color:#333333;">${body}
<p>Freundliche Gr&uuml;&szlig;e<br />Ihre Stadtsparkasse Weserbogen</p></td></tr>
<tr><td style="padding:16px 24px;font-family:Arial,Helvetica,sans-serif;font-size:11px;line-height:16px;color:#767676;border-top:1px solid #dddddd;">
Stadtsparkasse Weserbogen &middot; Anstalt des &ouml;ffentlichen Rechts &middot; Markt 4&ndash;6 &middot; 31592 Weserbogen<br />
Telefon 05761 902-0 &middot; BLZ 256 514 90 &middot; BIC NOLADE2WBGX &middot; HRA 20117, Amtsgericht Walsrode &middot; USt-IdNr. DE116204881<br />
Vorstand: Dr. Imke Harms (Vorsitzende), Jochen Brandt<br />
Wir fragen Sie niemals per E-Mail oder Telefon nach PIN oder TAN. <a href="https://www.sk-weserbogen.example/impressum" style="color:#767676;">Impressum</a> | <a href="https://www.sk-weserbogen.example/datenschutz" style="color:#767676;">Datenschutz</a>
</td></tr></table></td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const confirm = random.digits(6);
  const card = random.text('ABCDEFGHKLMNPRSTUVWXYZ23456789', 8);
  const reset = random.digits(8);
  const optIn = `https://news.sk-weserbogen.example/doi?k=${random.text('0123456789abcdef', 32)}&l=12`;
  return [
    {
      name: 'address to confirm in online banking',
      language: 'de',
      subject: 'Bestätigung Ihrer E-Mail-Adresse im Online-Banking',
      html: page(
        'E-Mail-Adresse',
        `<p>Guten Tag Frau Petersen,</p>
<p>Sie haben in Ihrem pers&ouml;nlichen Bereich eine neue E-Mail-Adresse hinterlegt. Damit wir sie f&uuml;r Benachrichtigungen verwenden k&ouml;nnen, geben Sie bitte den folgenden Code im noch ge&ouml;ffneten Fenster ein:</p>
<table border="0" cellspacing="0" cellpadding="0" align="center"><tr><td bgcolor="#f2f2f2" style="padding:14px 36px;font-size:26px;letter-spacing:4px;font-weight:bold;">${confirm}</td></tr></table>
<p>Der Code verliert nach 30 Minuten seine G&uuml;ltigkeit. Betroffene Verbindung: Legitimations-ID ***${random.digits(4)}.</p>
<p>Sie haben nichts ge&auml;ndert? Dann melden Sie sich bitte bei unserem Kundenservice unter 05761 902-500.</p>`,
      ),
      codes: [confirm],
      links: [],
      best: { code: confirm },
    },
    {
      name: 'card registered for payments on the net',
      language: 'de',
      subject: 'Ihr Identifikationscode für das Bezahlen mit Karte im Internet',
      html: page(
        'Identifikationscode',
        `<p>Sehr geehrter Herr Yilmaz,</p>
<p>vielen Dank, dass Sie Ihre Mastercard mit den Endziffern <b>${random.digits(4)}</b> f&uuml;r sichere Eink&auml;ufe im Internet freischalten m&ouml;chten.</p>
<p>1. Rufen Sie die App &bdquo;Kartenwache&ldquo; auf und w&auml;hlen Sie <i>Karte hinzuf&uuml;gen</i>.<br />2. Tippen Sie die 16-stellige Kartennummer ab.<br />3. Tragen Sie als Identifikationscode <b>${card}</b> ein (Gro&szlig;- und Kleinschreibung spielt keine Rolle).</p>
<p>Die Registrierung ist bis zum ${random.whole(10, 28)}.03.2026 m&ouml;glich. Danach bestellen Sie bitte einen neuen Code.</p>`,
      ),
      codes: [card],
      links: [],
      best: { code: card },
    },
    {
      name: 'new documents in the electronic mailbox',
      language: 'de',
      subject: 'Neue Dokumente in Ihrem Elektronischen Postfach',
      html: page(
        'Postfach',
        `<p>Guten Tag Frau Petersen,</p><p>am ${random.whole(1, 9)}.02.2026 wurden f&uuml;r Sie eingestellt:</p>
<table width="100%" border="1" cellspacing="0" cellpadding="6" style="border-collapse:collapse;border-color:#dddddd;font-size:14px;">
<tr><th align="left">Konto</th><th align="left">Dokument</th></tr>
<tr><td>DE** **** **** **** **${random.digits(2)} ${random.digits(2)}</td><td>Kontoauszug 2/2026</td></tr>
<tr><td>Depot ...${random.digits(4)}</td><td>Ertr&auml;gnisaufstellung 2025</td></tr></table>
<p>Aus Sicherheitsgr&uuml;nden enth&auml;lt diese Nachricht keinen Link. Bitte &ouml;ffnen Sie Ihr Postfach wie gewohnt in der App oder &uuml;ber unsere Internet-Filiale.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'appointment with an adviser by video',
      language: 'de',
      subject: `Ihr Beratungstermin am 17.04.2026 um 14:30 Uhr – Vorgang ${random.digits(7)}`,
      html: page(
        'Termin',
        `<p>Sehr geehrter Herr Yilmaz,</p><p>Ihr Termin steht fest:</p>
<p><b>Freitag, 17. April 2026, 14:30 bis 15:30 Uhr</b><br />Thema: Baufinanzierung / Anschlusszinssatz<br />Beraterin: Silke Oetjen, Telefon 05761 902-${random.digits(3)}<br />Ort: Videoberatung</p>
<p>Einwahl per Telefon: +49 69 5050 ${random.digits(4)}, Konferenz-ID ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}, Konferenz-PIN ${random.digits(5)}.</p>
<p>Bitte halten Sie Ihre letzten drei Gehaltsabrechnungen und den Grundbuchauszug bereit. Falls Sie verhindert sind, gen&uuml;gt ein Anruf bis zum Vortag.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'newsletter to be confirmed',
      language: 'de',
      subject: 'Nur noch ein Klick bis zu Ihrem Newsletter „Geldwerte“',
      html: page(
        'Newsletter',
        `<p>Guten Tag,</p><p>sch&ouml;n, dass Sie unseren monatlichen Newsletter lesen m&ouml;chten. Weil Ihr Einverst&auml;ndnis gesetzlich vorgeschrieben ist, bitten wir Sie um eine kurze R&uuml;ckbest&auml;tigung:</p>
<table border="0" cellspacing="0" cellpadding="0"><tr><td bgcolor="#e2001a" style="padding:12px 28px;"><a href="${optIn.replaceAll('&', '&amp;')}" style="color:#ffffff;text-decoration:none;font-weight:bold;">Anmeldung best&auml;tigen</a></td></tr></table>
<p>Ohne diesen Schritt erhalten Sie keine weiteren E-Mails, und Ihre Angaben werden nach 14 Tagen gel&ouml;scht.</p>`,
      ),
      codes: [],
      links: [optIn],
      best: { link: optIn },
    },
    {
      name: 'online access is unlocked again',
      language: 'de',
      subject: 'Zugang entsperren: Ihre Einmal-PIN',
      html: page(
        'Einmal-PIN',
        `<p>Guten Tag Herr Albrecht,</p>
<p>wie telefonisch mit Frau Oetjen besprochen, haben wir Ihren Online-Zugang zum Konto ...${random.digits(4)} entsperrt. Ihre Einmal-PIN f&uuml;r die n&auml;chste Anmeldung lautet ${reset.slice(0, 4)} ${reset.slice(4)}. Unmittelbar danach werden Sie aufgefordert, eine eigene PIN zu vergeben.</p>
<p>Ihr Ticket: SK-${random.digits(6)}. Bewahren Sie diese E-Mail nicht l&auml;nger auf als n&ouml;tig.</p>`,
      ),
      codes: [reset],
      links: [],
      best: { code: reset },
    },
    {
      name: 'new terms and prices',
      language: 'de',
      subject: 'Änderung unserer Allgemeinen Geschäftsbedingungen zum 1. Juli 2026',
      html: page(
        'AGB',
        `<p>Sehr geehrte Kundin, sehr geehrter Kunde,</p>
<p>zum 1. Juli 2026 passen wir unser Preis- und Leistungsverzeichnis sowie die Bedingungen f&uuml;r den &Uuml;berweisungsverkehr an. Anlass ist die Verordnung (EU) 2024/886 &uuml;ber Echtzeit&uuml;berweisungen.</p>
<ul><li>Kontof&uuml;hrung GiroKomfort: monatlich 7,90&nbsp;EUR (bisher 6,95&nbsp;EUR)</li><li>Ersatzkarte auf Wunsch: 12,50&nbsp;EUR</li><li>Echtzeit&uuml;berweisung: kostenfrei</li></ul>
<p>Ihre Zustimmung erteilen Sie am einfachsten in unserer App unter <i>Service &gt; Vereinbarungen</i> oder in jeder unserer 23 Filialen. Die vollst&auml;ndigen Texte finden Sie auf <a href="https://www.sk-weserbogen.example/agb2026">sk-weserbogen.example/agb2026</a>.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
