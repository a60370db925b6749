/** A Dutch government login: short text mails with codes, an activation, alerts and the message box; Dutch and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const end = `Met vriendelijke groet,
BurgerPas

--------------------------------------------------------------
Dit is een automatisch bericht. U kunt hier niet op antwoorden.
Vragen? Kijk op www.burgerpas.example/hulp of bel 088 123 65 55
(ma t/m vr 08.00 - 22.00 uur, za en zo 09.00 - 17.00 uur).
BurgerPas stuurt nooit een e-mail met een link naar de inlogpagina.`;

export function mails(random: Random): FamilyMail[] {
  const check = random.text('BCDFGHJKLMNPQRSTVWXZ23456789', 6);
  const change = random.digits(6);
  const english = random.text('BCDFGHJKLMNPQRSTVWXZ23456789', 6);
  const proxy = random.digits(8);
  const box = `https://mijn.berichtenvak.example/bevestigen/${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}-4${random.text('0123456789abcdef', 3)}-a${random.text('0123456789abcdef', 3)}-${random.text('0123456789abcdef', 12)}`;
  return [
    {
      name: 'address to be checked',
      language: 'nl',
      subject: 'Controlecode voor uw e-mailadres',
      text: `Beste heer of mevrouw,

U hebt dit e-mailadres ingevuld bij Mijn BurgerPas. Wij willen graag zeker weten dat het van u is.

Uw controlecode: ${check}

Vul deze code in op de pagina die nog openstaat. Dat kan tot 3 dagen na vandaag.

${end}`,
      codes: [check],
      links: [],
      best: { code: check },
    },
    {
      name: 'address to be checked, in English',
      language: 'en',
      subject: 'Verification code for your email address',
      text: `Dear Sir/Madam,

This email address has been added to a BurgerPas account. To make sure it belongs to you we ask you to fill in the code below at My BurgerPas.

    ${english}

You have 3 days to do so. Did you not add this address? Then somebody may have made a typing error and you can delete this message.

Kind regards,
BurgerPas`,
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'sign-in with a code by mail',
      language: 'nl',
      subject: 'Uw inlogcode',
      text: `Beste heer of mevrouw,

U wilt inloggen bij Dienst Wegverkeer Polderland. Gebruik daarvoor de inlogcode ${change.slice(0, 3)} ${change.slice(3)}. Hij werkt 15 minuten.

Wilt u niet inloggen? Geef de code dan aan niemand door.

${end}`,
      codes: [change],
      links: [],
      best: { code: change },
    },
    {
      name: 'authorisation of somebody else',
      language: 'nl',
      subject: 'Machtiging aangevraagd door J. de Wit',
      html: `<div style="font-family:Calibri,sans-serif;font-size:12pt"><p>Beste mevrouw Van den Heuvel,</p><p>J. de Wit vraagt of u hem machtigt voor <b>Belastingaangifte 2025</b> bij de Belastingkamer. Bent u het daarmee eens? Log dan in op Mijn Machtigen en vul bij &lsquo;Machtigingscode&rsquo; deze cijfers in:</p><p style="font-size:16pt;padding-left:24pt">${proxy.slice(0, 4)}-${proxy.slice(4)}</p><p>De aanvraag (kenmerk M${random.digits(7)}) vervalt op ${random.whole(12, 28)} april 2026.</p><p>Met vriendelijke groet,<br>BurgerPas Machtigen<br>Postbus 96810, 2509 JE Den Haag</p></div>`,
      codes: [proxy],
      links: [],
      best: { code: proxy },
    },
    {
      name: 'notifications of the message box',
      language: 'nl',
      subject: 'Bevestig uw e-mailadres voor het Berichtenvak',
      html: `<html><body><table width="560" style="font:11pt Verdana"><tr><td bgcolor="#154273" style="color:#fff;padding:12px">Berichtenvak</td></tr><tr><td style="padding:12px"><p>Geachte heer Bakker,</p><p>U wilt een e-mail krijgen als er post van de overheid voor u klaarstaat. Klik binnen 24 uur op onderstaande knop.</p><p><a href="${box}" style="background:#007bc7;color:#fff;padding:8px 20px;text-decoration:none">E-mailadres bevestigen</a></p><p>Hebt u dit niet aangevraagd? Dan hoeft u niets te doen.</p></td></tr></table></body></html>`,
      codes: [],
      links: [box],
      best: { link: box },
    },
    {
      name: 'signed in from abroad',
      language: 'nl',
      subject: 'Er is ingelogd met uw BurgerPas',
      text: `Beste heer of mevrouw,

Op 4 maart 2026 om 21:${random.whole(10, 59)} uur is met uw BurgerPas ingelogd bij Zorgverzekeraar Eemland vanaf een IP-adres buiten Nederland (${random.whole(80, 190)}.${random.whole(10, 250)}.${random.whole(10, 250)}.x, Spanje).

Was u dat? Dan hoeft u niets te doen.
Was u dat niet? Wijzig dan zo snel mogelijk uw wachtwoord in Mijn BurgerPas en bel onze helpdesk.

${end}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'letter with an activation on its way',
      language: 'nl',
      subject: 'Uw aanvraag is ontvangen',
      text: `Beste heer of mevrouw,

Uw aanvraag met nummer ${random.digits(8)} is ontvangen. Binnen 3 werkdagen krijgt u per post een brief met een activeringscode op het adres waar u staat ingeschreven (postcode 3581 ${random.text('ABCDEFGHJKLM', 2)}). De code in die brief blijft 20 dagen geldig.

Verhuist u binnenkort? Geef dat dan eerst door aan uw gemeente.

${end}`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
