/** A Czech and Slovak electronics shop, chatty HTML with tables of goods and a text part for some: in Czech and Slovak. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const foot = {
  cs: 'Bedýnka.cz a.s., Jankovcova 49, 170 00 Praha 7, IČ 27091344, DIČ CZ27091344, zapsaná u Městského soudu v Praze, B 9310. Infolinka 225 340 117 (po–ne 7–22 h)',
  sk: 'Bedýnka.sk s. r. o., Bottova 6, 811 09 Bratislava, IČO 36562990, IČ DPH SK2021863817. Infolinka 02/5710 1810 (po–ne 7–22 h)',
};

function page(language: keyof typeof foot, body: string): string {
  return `<html lang="${language}"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /></head><body style="margin:0;font-family:Arial,Helvetica,sans-serif;font-size:14px;color:#333">
<table cellspacing="0" cellpadding="0" width="100%"><tr><td bgcolor="#0a246a" style="padding:12px 20px"><img src="https://cdn.bedynka.example/mail/bedynka-${language}.png" alt="Bedýnka" height="32" /></td></tr>
<tr><td style="padding:20px">${body}</td></tr><tr><td bgcolor="#f4f4f4" style="padding:14px 20px;font-size:11px;color:#777">${foot[language]}<br /><a href="https://www.bedynka.example/${language}/odhlaseni?e=1">${language === 'cs' ? 'Novinky už neposílejte' : 'Nechcem dostávať novinky'}</a></td></tr></table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const enter = random.digits(6);
  const address = random.digits(6);
  const slovak = random.digits(6);
  const link = `https://identita.bedynka.example/cs/heslo/obnova?token=${random.text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-', 48)}`;
  const newsletter = `https://www.bedynka.example/sk/newsletter/potvrdit/${random.text('0123456789abcdef', 32)}`;
  const order = random.digits(9);
  const account = `2702${random.digits(6)}/2010`;
  const box = random.digits(6);
  const ready = `Objednávka ${order} je připravena k vyzvednutí v boxu Letňany`;
  return [
    {
      name: 'cs sign-in',
      language: 'cs',
      subject: 'Přihlašovací kód',
      html: page(
        'cs',
        `<p>Dobrý den,</p><p>zde je kód pro přihlášení k účtu robin@postroom.localhost:</p><p style="font-size:32px;color:#0a246a"><b>${enter}</b></p>
<p>Platí 10 minut. Pokud se nepřihlašujete vy, kód nikomu nesdělujte a e-mail klidně smažte.</p>`,
      ),
      codes: [enter],
      links: [],
      best: { code: enter },
    },
    {
      name: 'cs order',
      language: 'cs',
      ...bothParts({
        from: 'Bedýnka <objednavky@bedynka.example>',
        subject: `Přijali jsme vaši objednávku č. ${order}`,
        text: `Dobrý den,\n\nděkujeme za objednávku č. ${order}. Jakmile bude připravená, ozveme se.\n\n1x Klávesnice KB-680 (CZ/SK)  1 290 Kč\n1x Kabel USB-C 2 m              229 Kč\nDoprava: výdejní box             49 Kč\nCelkem k úhradě               1 568 Kč\n\nPlatba převodem: účet ${account}, variabilní symbol ${order}\n\n${foot.cs}`,
        html: page(
          'cs',
          `<p>Dobrý den,</p><p>děkujeme za objednávku č. <b>${order}</b>. Jakmile bude připravená, ozveme se.</p><table width="100%" cellpadding="6" border="1" style="border-collapse:collapse"><tr><td>1×</td><td>Klávesnice KB-680 (CZ/SK)</td><td align="right">1 290 Kč</td></tr><tr><td>1×</td><td>Kabel USB-C 2 m</td><td align="right">229 Kč</td></tr><tr><td></td><td>Doprava: výdejní box</td><td align="right">49 Kč</td></tr><tr><td></td><td><b>Celkem k úhradě</b></td><td align="right"><b>1 568 Kč</b></td></tr></table>
<p>Platba převodem: účet ${account}, variabilní symbol ${order}</p>`,
        ),
        encoding: 'quoted-printable',
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'cs box',
      language: 'cs',
      subject: ready,
      html: page(
        'cs',
        `<p>Dobrý den,</p><p>zásilka na vás čeká do <b>28. 1. 2026, 23:59</b>. Na displeji zvolte „Vyzvednout“ a zadejte PIN:</p><p style="font-size:28px"><b>${box}</b></p><p>Nebo stačí otevřít schránku tlačítkem v aplikaci. Box najdete na adrese Tupolevova 713, vedle vchodu do hypermarketu.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'cs reset',
      language: 'cs',
      subject: 'Obnova hesla k účtu Bedýnka',
      html: page(
        'cs',
        `<p>Dobrý den,</p><p>někdo (nejspíš vy) zažádal o obnovu hesla. Nové si nastavíte zde:</p><p><a href="${link}" style="background:#e4007c;color:#fff;padding:11px 22px;text-decoration:none;border-radius:3px">Nastavit nové heslo</a></p><p>Odkaz je jednorázový a za 24 hodin propadne.</p>`,
      ),
      codes: [],
      links: [link],
      best: { link },
    },
    {
      name: 'cs address',
      language: 'cs',
      subject: 'Ověření nového e-mailu',
      html: page(
        'cs',
        `<p>Dobrý den,</p><p>u vašeho účtu se má změnit e-mail na tento. Opište prosím do aplikace ověřovací kód <strong>${address}</strong>.</p><p>Když to neuděláte, zůstane vše při starém.</p>`,
      ),
      codes: [address],
      links: [],
      best: { code: address },
    },
    {
      name: 'cs complaint',
      language: 'cs',
      subject: `Reklamace RMA2026${random.digits(6)}: vyřízeno`,
      html: page(
        'cs',
        `<p>Dobrý den,</p><p>vaše reklamace byla <b>uznána</b>. Sluchátka SN ${random.text('ABCDEFGHJKLMNPRSTUVWXYZ0123456789', 11)} vyměníme za nová, případně vrátíme 2 490 Kč na účet. Rozhodnout se můžete do 14 dnů v sekci Moje reklamace.</p><p>Jako omluvu přikládáme dárkový poukaz 200 Kč s kódem <b>${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 10)}</b> (platí do 31. 12. 2026 při nákupu nad 1 000 Kč).</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sk card',
      language: 'sk',
      subject: `Kód na potvrdenie platby: ${slovak}`,
      html: page(
        'sk',
        `<p>Dobrý deň,</p><p>chcete zaplatiť 146,90 € uloženou kartou **** ${random.digits(4)}. Prepíšte do košíka kód <b style="font-size:22px">${slovak}</b> a objednávka je vaša.</p><p>Nenakupujete práve? Kartu si v účte radšej odstráňte.</p>`,
      ),
      codes: [slovak],
      links: [],
      best: { code: slovak },
    },
    {
      name: 'sk newsletter',
      language: 'sk',
      subject: 'Potvrďte odber noviniek a máte u nás 5 €',
      html: page(
        'sk',
        `<p>Ahoj!</p><p>Ešte treba kliknúť sem, inak vám novinky posielať nesmieme:</p><p><a href="${newsletter}"><b>Áno, chcem odoberať novinky</b></a></p><p>Zľavový kupón príde hneď potom v samostatnej správe.</p>`,
      ),
      codes: [],
      links: [newsletter],
      best: { link: newsletter },
    },
  ];
}
