/** A game launcher's account mails: heavy dark tables in English and German, codes mostly with one character per cell. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const LEGAL = {
  en: `Ninth Lantern Games Oy &bull; Varastokatu 14, 33100 Tampere, Finland &bull; Business ID 2948117-6<br>Emberfall, Emberguard and the lantern mark are ours. &copy; 2019&ndash;2026.`,
  de: `Ninth Lantern Games Oy &bull; Varastokatu 14, 33100 Tampere, Finnland &bull; Handelsregister 2948117-6<br>Emberfall, Emberguard und die Laterne sind eingetragene Marken. &copy; 2019&ndash;2026.`,
};

function poster(language: 'en' | 'de', preheader: string, heading: string, rows: string): string {
  const [helpText, termsText] = language === 'en' ? ['Player help', 'Terms'] : ['Spielerhilfe', 'AGB'];
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="${language}">
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><meta name="color-scheme" content="dark" /><title>Emberfall</title>
<style type="text/css">
  body, table, td { -webkit-text-size-adjust: 100%; mso-table-lspace: 0pt; mso-table-rspace: 0pt; }
  .rune { font-family: 'Cinzel', Georgia, serif; color: #ffb347; }
  @media only screen and (max-width: 600px) { .w600 { width: 100% !important; } .rune { font-size: 22px !important; } }
</style></head>
<body style="margin:0;padding:0;background-color:#0d0b12">
<div style="display:none;font-size:1px;line-height:1px;max-height:0;overflow:hidden;color:#0d0b12">${preheader}&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<table role="presentation" width="100%" border="0" cellspacing="0" cellpadding="0" bgcolor="#0d0b12"><tr><td align="center" style="padding:24px 8px">
<table role="presentation" class="w600" width="600" border="0" cellspacing="0" cellpadding="0" bgcolor="#1a1524" style="border:1px solid #3b2f52">
<tr><td><a href="https://www.emberfall.example/?src=mail"><img src="https://cdn.emberfall.example/mail/2026/hero_1200x340.jpg" width="600" height="170" alt="Emberfall" style="display:block" /></a></td></tr>
<tr><td class="rune" align="center" style="padding:28px 40px 8px 40px;font-size:28px;line-height:34px">${heading}</td></tr>
${rows}
<tr><td bgcolor="#120e1a" align="center" style="padding:22px 40px;font-family:Arial,sans-serif;font-size:11px;line-height:17px;color:#7d7391">
<a href="https://support.emberfall.example/hc/${language}" style="color:#a394c2">${helpText}</a> | <a href="https://www.emberfall.example/${language}/eula-2026" style="color:#a394c2">${termsText}</a> | <a href="https://chat.emberfall.example/join/lantern" style="color:#a394c2">Chat</a><br>${LEGAL[language]}</td></tr>
</table></td></tr></table>
</body></html>`;
}

const line = (html: string) =>
  `<tr><td style="padding:8px 40px;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:23px;color:#d9d2e6">${html}</td></tr>`;

const tiles = (code: string) =>
  `<tr><td align="center" style="padding:18px 20px"><table role="presentation" border="0" cellspacing="6" cellpadding="0"><tr>
${[...code].map((sign) => `<td width="46" height="58" align="center" valign="middle" bgcolor="#2b2140" style="font:bold 30px Courier New,monospace;color:#ffb347;border-bottom:3px solid #ff7a18">${sign}</td>`).join('\n')}
</tr></table></td></tr>`;

const torch = (href: string, label: string) =>
  `<tr><td align="center" style="padding:14px 40px 26px"><table role="presentation" border="0" cellspacing="0" cellpadding="0"><tr><td bgcolor="#ff7a18" style="border-radius:3px"><a href="${href}" style="display:inline-block;padding:14px 34px;font:bold 15px Arial;color:#1a1524;text-decoration:none">${label}</a></td></tr></table></td></tr>`;

export function mails(random: Random): FamilyMail[] {
  const sign = 'BCDFGHJKMNPQRTVWXY346789';
  const [guard, guardDe, erase] = [random.text(sign, 5), random.text(sign, 5), `${random.text(sign, 4)}-${random.text(sign, 4)}`];
  const [move, parent, console] = [random.digits(6), random.digits(6), random.text('BCDFGHJKLMNPQRSTVWXZ', 8)];
  const consoleLink = `https://id.emberfall.example/console/link?user_code=${console}&platform=handheld&lang=en`;
  return [
    {
      name: 'emberguard on a new computer',
      language: 'en',
      subject: 'Emberguard: a new computer is at the gate',
      html: poster(
        'en',
        'Someone typed your password on a machine we have never met.',
        'Halt! Who goes there?',
        line('Greetings, <b>robin_of_dusk</b>. Your password was just entered on a computer the launcher does not know:') +
          line(
            'PC name: DESKTOP-7K21Q<br>Launcher 4.11.2 (build 20931)<br>Near Utrecht, NL (203.0.113.77)<br>Tuesday 3 March 2026, 21:08 UTC',
          ) +
          line('Feed these five signs to the launcher and the gate opens:') +
          tiles(guard) +
          line(
            'They crumble after 20 minutes. Not your machine? Then somebody knows your password, so <a href="https://id.emberfall.example/panic?u=88213450" style="color:#ffb347">lock the account</a> and pick a better one.',
          ),
      ),
      codes: [guard],
      links: [],
      best: { code: guard },
    },
    {
      name: 'emberguard in german',
      language: 'de',
      subject: 'Emberguard: neuer Rechner vor dem Tor',
      html: poster(
        'de',
        'Wir kennen diesen Rechner noch nicht.',
        'Halt! Wer da?',
        line(
          'Sei gegrüßt, <b>robin_of_dusk</b>! Gerade eben wurde dein Kennwort an einem uns unbekannten Gerät eingegeben (Launcher 4.11.2, 198.51.100.23, Raum Kassel, 5.&nbsp;März 2026, 18:44 Uhr).',
        ) +
          line('Tipp diese fünf Zeichen in den Launcher, dann hebt sich das Gitter:') +
          tiles(guardDe) +
          line('Nach 20 Minuten zerfallen sie zu Asche. Spieler-ID für Rückfragen: 88213450.'),
      ),
      codes: [guardDe],
      links: [],
      best: { code: guardDe },
    },
    {
      name: 'moving to another address',
      language: 'en',
      subject: 'Moving your scrolls to another mailbox',
      html: poster(
        'en',
        'One step left before your mailbox moves.',
        'A change of courier',
        line(
          'You want messages for player 88213450 to go to <b>robin@postroom.localhost</b> instead of r*****8@oldmail.example. To show that this mailbox is really within your reach, copy the number into the account page:',
        ) +
          `<tr><td align="center" class="rune" style="padding:16px;font-size:40px;letter-spacing:10px">${move}</td></tr>` +
          line(
            'Account &rsaquo; Contact &rsaquo; E-mail, field &ldquo;Mailbox number&rdquo;. It stays open until 11:30 PM Helsinki time. Case no. 5519-2026.',
          ),
      ),
      codes: [move],
      links: [],
      best: { code: move },
    },
    {
      name: 'patch notes',
      language: 'en',
      subject: 'Patch 2.14: The Drowned Foundry is open',
      html: poster(
        'en',
        '38 new quests, 4 dungeons, one very angry anvil.',
        'The Drowned Foundry',
        line(
          'Update 2.14.0 (11.6 GB) went live at 10:00 CET. Season 7 runs until 2 June 2026; the level cap rises from 60 to 65.',
        ) +
          line(
            '<b>Highlights</b><br>&bull; 38 quests beneath the old forge<br>&bull; Raid for 10 or 25 players<br>&bull; Fixed: error 0x8013 when 2 lanterns were lit at once<br>&bull; Smith skill now goes to 450',
          ) +
          torch('https://www.emberfall.example/en/news/2026/patch-2-14-notes', 'Read all the notes') +
          line(
            'Had enough of our tidings? <a href="https://mail.emberfall.example/u/88213450/news" style="color:#ffb347">Stop the newsletter</a>.',
          ),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'gems bought',
      language: 'en',
      subject: `Your purchase EF-${random.digits(8)}`,
      html: poster(
        'en',
        'A pouch of 1,100 gems now hangs from your belt.',
        'Thank you for your coin',
        line('Here is what went through your account on 7 March 2026 at 16:21.') +
          line(
            `<table width="100%" style="color:#d9d2e6;font:14px Arial"><tr><td>Pouch of 1,100 gems</td><td align="right">9.99 EUR</td></tr><tr><td>VAT 25.5&nbsp;%</td><td align="right">2.03 EUR</td></tr><tr><td>Paid with</td><td align="right">card ending 4417</td></tr><tr><td>Authorisation</td><td align="right">${random.digits(6)}</td></tr></table>`,
          ) +
          torch('https://store.emberfall.example/receipt.pdf?o=88213450', 'Receipt (PDF)') +
          line('Gems cannot be swapped back for money once a single one has been spent. Store desk: +358 3 555 0142.'),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'password was changed',
      language: 'de',
      subject: 'Dein Kennwort wurde geändert',
      html: poster(
        'de',
        'Erledigt: Ein neues Kennwort schützt dein Konto.',
        'Neues Schloss, neuer Schlüssel',
        line('Am 9. März 2026 um 07:52 Uhr wurde das Kennwort von <b>robin_of_dusk</b> ausgetauscht.') +
          line('Von: 203.0.113.140<br>Über: Launcher 4.11.2, Windows 11 (22631)<br>Vorgang: 90-4471-2') +
          line(
            'Du warst das? Dann ist alles gut. Falls nicht, <a href="https://id.emberfall.example/panic?u=88213450" style="color:#ffb347">sperr das Konto sofort</a>.',
          ),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'gift key for a cloak',
      language: 'en',
      subject: 'A birthday cloak for robin_of_dusk',
      html: poster(
        'en',
        'Seven years with us. You deserve something warm.',
        'Happy seventh, wanderer!',
        line('You first lit a lantern in 2019. Here is a cloak nobody can buy, to be redeemed in the store by 30 April 2026:') +
          `<tr><td align="center" class="rune" style="padding:16px;font-size:24px;letter-spacing:3px;border:1px dashed #ff7a18">CLOAK-${random.text(sign, 5)}-${random.text(sign, 5)}</td></tr>` +
          torch('https://store.emberfall.example/redeem', 'Redeem the gift') +
          line('One gift per account. Value 4.99 EUR, not payable in cash.'),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'erasing the account',
      language: 'de',
      subject: 'Willst du wirklich gehen?',
      html: poster(
        'de',
        'Zum Löschen fehlt nur noch eine Eingabe.',
        'Das letzte Licht',
        line(
          'Du hast die Löschung deines Kontos 88213450 beantragt. Mit ihm gehen 3 Helden, 1.412 Spielstunden und 640 Edelsteine, und zwar endgültig.',
        ) +
          line(
            `Wenn du dabei bleibst, gib im Launcher unter „Konto auflösen“ die Zeichenfolge <b style="color:#ffb347;font-family:monospace">${erase}</b> ein. Tust du nichts, verfällt der Antrag am 14.03.2026.`,
          ),
      ),
      codes: [erase],
      links: [],
      best: { code: erase },
    },
    {
      name: 'linking a console',
      language: 'en',
      subject: 'Link your handheld to Emberfall',
      html: poster(
        'en',
        'Eight letters stand between you and cross-play.',
        'Two lanterns, one flame',
        line(
          'Your handheld (serial HN-20-448817) wants to share the progress of robin_of_dusk. Type the letters on its screen:',
        ) +
          tiles(console) +
          line('Reading this on the handheld itself? Spare your thumbs:') +
          torch(consoleLink, 'Link this handheld') +
          line('Either way works until 22:15 UTC. You may link 3 devices; 1 is linked already.'),
      ),
      codes: [console],
      links: [consoleLink],
      best: { code: console },
    },
    {
      name: 'a parent has to agree',
      language: 'de',
      subject: 'Jonna möchte im Chat mitreden',
      html: poster(
        'de',
        'Als Elternteil entscheidest du.',
        'Darf Jonna sprechen?',
        line(
          'Jonna (11), deren Spielzeit du verwaltest, hat um den Sprachchat gebeten. Derzeit erlaubt: 90 Minuten am Tag, Einkäufe bis 0 €.',
        ) +
          line('Einverstanden? Dann trag diese Elternzahl auf Jonnas Bildschirm selbst ein, verrate sie ihr aber nicht:') +
          tiles(parent) +
          line('Gültig bis heute, 20:00 Uhr. Danach muss Jonna noch einmal fragen. Fragen? Telefon 0800 555 0119.'),
      ),
      codes: [parent],
      links: [],
      best: { code: parent },
    },
    {
      name: 'beta weekend',
      language: 'de',
      subject: 'Testwochenende vom 20. bis 22. März',
      html: poster(
        'de',
        'Drei Tage lang darfst du unseren Unterbau verwüsten.',
        'Die Gießerei sucht Hitzköpfe',
        line(
          'Von Freitag, 18:00 Uhr, bis Sonntag, 23:59 Uhr, läuft Fassung 2.15.0-beta3 auf dem Testreich 04. Jeder darf mitmachen, ein Zugangsschlüssel ist nicht nötig: Stell den Launcher einfach auf „Vorschau“ um.',
        ) +
          torch('https://www.emberfall.example/de/beta/2-15', 'Was wird getestet?') +
          line(
            'Du brauchst 14 GB freien Platz und Treiber ab 551.23. <a href="https://mail.emberfall.example/u/88213450/news" style="color:#ffb347">Rundbrief abbestellen</a>',
          ),
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
