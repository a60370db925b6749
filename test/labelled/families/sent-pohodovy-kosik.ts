/** A Czech shop on the net: long HTML with goods beneath, codes, links, pick-up by PIN, returns and vouchers; Czech. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const shop = (
  headline: string,
  body: string,
) => `<!DOCTYPE html><html lang="cs"><head><style>.btn{background:#1f8a3b;color:#fff;padding:12px 22px;border-radius:3px;text-decoration:none}.sm{font-size:12px;color:#777}</style></head><body style="font-family:Arial CE,Arial,sans-serif">
<div style="border-bottom:1px solid #eee;padding:10px 0"><a href="https://www.pohodovykosik.example/"><img src="https://i.pohodovykosik.example/kosik.svg" width="140" alt="Pohodový košík"></a> <span class="sm">Volejte 225 340 111 (8–20 h)</span></div>
<h1 style="font-size:21px">${headline}</h1>${body}
<h3>Nakoupili jste u nás naposledy</h3><table class="sm"><tr><td><a href="https://www.pohodovykosik.example/kava-d5531.htm">Zrnková káva 1 kg</a><br>389 Kč</td><td><a href="https://www.pohodovykosik.example/usb-d7702.htm">Flash disk 128 GB</a><br>249 Kč</td></tr></table>
<p class="sm">Pohodový košík.cz a.s., Jankovcova 1522/53, 170 00 Praha 7, IČO 27082841, DIČ CZ27082841<br><a href="https://www.pohodovykosik.example/odhlasit?e=5a1c">Nechci dostávat novinky</a></p></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const delivery = random.digits(5);
  const order = random.digits(9);
  const create = `https://muj.pohodovykosik.example/registrace/dokonceni?klic=${random.text('abcdef0123456789', 32)}`;
  const forgotten = `https://muj.pohodovykosik.example/heslo/${random.text('ABCDEFGHIJabcdefghij0123456789', 28)}`;
  return [
    {
      name: 'code of sign-in',
      language: 'cs',
      subject: 'Ověřovací kód pro přihlášení',
      html: shop(
        'Přihlášení bez hesla',
        `<p>Dobrý den, opište prosím ověřovací kód do okna prohlížeče:</p><p style="font-size:28px;color:#1f8a3b"><strong>${login}</strong></p><p class="sm">Platí 10 minut. Přihlásit se zkoušel někdo z Brna, ${random.whole(10, 22)}:${random.whole(10, 59)}.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'code to change the address of delivery',
      language: 'cs',
      subject: `Změna doručovací adresy u objednávky ${order}`,
      text: `Dobrý den,

přejete si poslat objednávku ${order} na adresu Lidická ${random.whole(2, 88)}, 602 00 Brno. Aby změnu neprovedl někdo cizí, zadejte v detailu objednávky potvrzovací kód:

${delivery}

Po 20. hodině už zásilku nepřesměrujeme.

Váš Pohodový košík`,
      codes: [delivery],
      links: [],
      best: { code: delivery },
    },
    {
      name: 'registration to be finished',
      language: 'cs',
      ...bothParts({
        from: 'Pohodovy kosik <info@pohodovykosik.example>',
        subject: 'Dokončete registraci a získejte dopravu zdarma',
        encoding: 'quoted-printable',
        text: `Dobrý den,

ještě potvrďte svou e-mailovou adresu:
${create}

Za odměnu máte první dopravu zdarma (běžně 89 Kč).

Váš Pohodový košík`,
        html: shop(
          'Ještě jeden klik',
          `<p>Potvrďte svou e-mailovou adresu a první dopravu máte zdarma (běžně 89 Kč).</p><p><a class="btn" href="${create}">Potvrdit adresu</a></p>`,
        ),
      }),
      codes: [],
      links: [create],
      best: { link: create },
    },
    {
      name: 'forgotten password',
      language: 'cs',
      subject: 'Zapomenuté heslo',
      html: shop(
        'Zapomněli jste heslo?',
        `<p>Nic se neděje. <a href="${forgotten}">Zvolte si nové heslo</a> do ${random.whole(10, 28)}. 10. 2026, 12:00.</p><p>Pokud jste o změnu nežádali, e-mail smažte.</p>`,
      ),
      codes: [],
      links: [forgotten],
      best: { link: forgotten },
    },
    {
      name: 'ready for pick-up',
      language: 'cs',
      subject: `Objednávka ${order} je připravena k vyzvednutí`,
      html: shop(
        'Už na vás čeká',
        `<p>Prodejna Brno – Vaňkovka, Ve Vaňkovce 1. Nahlaste PIN <b>${random.digits(4)}</b> nebo ho naťukejte na výdejním stojanu č. ${random.whole(1, 6)}.</p><p>K úhradě: ${random.whole(1, 9)} ${random.digits(3)} Kč. Rezervováno do pátku 20:00.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'return was accepted',
      language: 'cs',
      subject: `Vrácení zboží RMA${random.digits(8)}`,
      html: shop(
        'Peníze jsou na cestě',
        `<table cellpadding="4"><tr><td>Dobropis</td><td>52${random.digits(8)}</td></tr><tr><td>Částka</td><td>${random.whole(1, 4)} ${random.digits(3)},00 Kč</td></tr><tr><td>Účet</td><td>*****${random.digits(4)}/0800</td></tr><tr><td>Variabilní symbol</td><td>${order}</td></tr></table>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'voucher for a birthday',
      language: 'cs',
      subject: 'Všechno nejlepší, Robine! Dárek je uvnitř',
      html: shop(
        '200 Kč od nás',
        `<p>Vložte do košíku slevový kód <b>${random.text('ABCDEFGHJKLMNPRSTUVXYZ23456789', 10)}</b>. Platí 30 dnů při nákupu nad 1 000 Kč.</p><p><a class="btn" href="https://odkaz.pohodovykosik.example/c/${random.digits(9)}">Vybrat si</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
