/** A Czech and Slovak shop for electronics with pick-up boxes: sign-in, boxes, complaints, invoices; Czech and Slovak. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const wrap = (
  lang: 'cs' | 'sk',
  inner: string,
) => `<html lang="${lang}"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<style type="text/css">.btn{background:#12a538;color:#ffffff;padding:10px 24px;border-radius:5px;text-decoration:none}.num{font-size:28px;font-weight:bold}</style></head>
<body style="margin:0;padding:0;background:#e9edf2;font-family:Verdana,Geneva,sans-serif;font-size:13px;line-height:20px;color:#222">
<table align="center" width="660" cellspacing="0" cellpadding="0" bgcolor="#ffffff"><tr bgcolor="#0b2a5b"><td style="padding:14px 20px"><img src="https://cdn.lvicek.example/eml/lev.png" width="48" alt="Lvíček"></td>
<td align="right" style="padding:14px 20px;color:#fff">${lang === 'cs' ? 'Lvíček.cz' : 'Lvíček.sk'}</td></tr><tr><td colspan="2" style="padding:20px">${inner}</td></tr>
<tr bgcolor="#f4f4f4"><td colspan="2" style="padding:14px 20px;font-size:11px">${
  lang === 'cs'
    ? 'Lvíček a.s., Jateční 33a, 170 00 Praha 7, IČO 270 11 482 · Zákaznická linka 225 550 100, Po–Ne 7–21'
    : 'Lvíček SK s. r. o., Sliačska 1/D, 831 02 Bratislava, IČO 36 550 112 · Infolinka 02/555 01 100'
}</td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const sign = random.digits(6);
  const payment = random.digits(5);
  const skLogin = random.digits(6);
  const order = random.digits(9);
  const magic = `https://www.lvicek.example/prihlaseni/odkaz/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 26)}?ret=%2Fkosik`;
  const skConfirm = `https://www.lvicek.example/sk/overenie?e=${random.digits(7)}&c=${random.text('ABCDEF0123456789', 20)}`;
  const pick = random.digits(6);
  const elsewhere = random.digits(6);
  const day = random.whole(2, 27);
  return [
    {
      name: 'cs sign-in code',
      language: 'cs',
      subject: 'Ověření přihlášení',
      html: wrap(
        'cs',
        `<p>Dobrý den,</p><p>přihlašujete se z nového zařízení, proto pro jistotu ověřujeme, že jste to vy. Zadejte prosím tento kód:</p><p class="num">${sign}</p>
<p>Kód můžete použít do ${random.whole(10, 22)}:${random.whole(10, 59)}. Pokud se nepřihlašujete vy, nic nezadávejte a změňte si heslo.</p><p>Tým Lvíčka</p>`,
      ),
      codes: [sign],
      links: [],
      best: { code: sign },
    },
    {
      name: 'cs payment from credit',
      language: 'cs',
      subject: `Potvrďte platbu z Lvíčkovy peněženky (obj. ${order})`,
      html: wrap(
        'cs',
        `<p>Z peněženky má odejít <b>${random.whole(2, 9)} 490 Kč</b> za objednávku ${order}.</p><p>Potvrzovací číslo pro platbu: <b>${payment}</b></p>
<p>Opište je do pokladny. Zůstatek po platbě: ${random.whole(100, 900)} Kč.</p>`,
      ),
      codes: [payment],
      links: [],
      best: { code: payment },
    },
    {
      name: 'cs magic link',
      language: 'cs',
      subject: 'Přihlašovací odkaz, o který jste si řekli',
      html: wrap(
        'cs',
        `<p>Hezký den,</p><p>na tomto zařízení se přihlásíte jedním kliknutím, heslo nebudete potřebovat.</p><p><a class="btn" href="${magic}">Přihlásit se ke svému účtu</a></p>
<p>Otevřeli jste si poštu jinde? Pak do přihlašovacího okna napište kód <b>${elsewhere}</b>.</p><p>Obojí platí hodinu a po prvním použití zmizí.</p>`,
      ),
      codes: [elsewhere],
      links: [magic],
      best: { code: elsewhere },
    },
    {
      name: 'cs box',
      language: 'cs',
      subject: `Vaše zásilka čeká v LevBoxu – objednávka ${order}`,
      html: wrap(
        'cs',
        `<p>Je tam! Vyzvedněte si ji do <b>${day}. 3. 2026, 18:00</b>.</p><table border="0" cellpadding="6" bgcolor="#eaf7ee"><tr><td>LevBox</td><td>Praha 4, Budějovická 1667/64</td></tr><tr><td>Číslo pro vyzvednutí</td><td class="num">${pick.slice(0, 3)} ${pick.slice(3)}</td></tr><tr><td>Schránka</td><td>${random.whole(1, 60)}</td></tr></table>
<p>K úhradě 0 Kč. Bez číselníku otevřete box v aplikaci přes Bluetooth.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'cs complaint',
      language: 'cs',
      subject: `Reklamace ${random.digits(8)} byla vyřízena`,
      html: wrap(
        'cs',
        `<p>Vážený zákazníku,</p><p>reklamaci zboží <i>Sluchátka Koss KPH30i</i> (výr. č. ${random.text('ABCDEFGH0123456789', 11)}) jsme uznali. Částku 1 190 Kč vracíme na účet ${random.digits(10)}/0800 pod variabilním symbolem ${random.digits(10)}.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sk sign-in code',
      language: 'sk',
      subject: `${skLogin} je váš prihlasovací kód`,
      html: wrap(
        'sk',
        `<p>Ahoj Robin,</p><p>na dokončenie prihlásenia stačí vyplniť kód <span class="num">${skLogin}</span></p><p>Vyprší o 10 minút. Nikomu ho neposielajte, ani našej podpore.</p>`,
      ),
      codes: [skLogin],
      links: [],
      best: { code: skLogin },
    },
    {
      name: 'sk confirm address',
      language: 'sk',
      subject: 'Ešte overte e-mail a máte hotovo',
      html: wrap(
        'sk',
        `<p>Vitajte medzi Lvíčkovými zákazníkmi!</p><p>Kliknutím nám dáte vedieť, že adresa je správna a že vám sem smieme posielať faktúry.</p><p><a class="btn" href="${skConfirm.replace('&', '&amp;')}">Overiť e-mail</a></p>
<p>Na prvý nákup nad 40 € máte zľavu 5 €, kupón <b>LEVICA5</b>.</p>`,
      ),
      codes: [],
      links: [skConfirm],
      best: { link: skConfirm },
    },
    {
      name: 'sk invoice',
      language: 'sk',
      subject: `Faktúra – daňový doklad č. ${random.digits(10)}`,
      html: wrap(
        'sk',
        `<p>Dobrý deň, v prílohe posielame doklad k objednávke ${random.digits(9)}.</p><table width="100%" border="1" cellspacing="0" cellpadding="4"><tr><td>USB-C kábel 2 m</td><td>1 ks</td><td>8,90 €</td></tr><tr><td>Recyklačný poplatok</td><td>1 ks</td><td>0,03 €</td></tr><tr><td colspan="2">Spolu s DPH 23 %</td><td>8,93 €</td></tr></table>
<p>Záruka do ${day}. 3. 2028. IBAN SK${random.digits(2)} 1100 0000 00${random.digits(2)} ${random.digits(4)} ${random.digits(4)}, VS ${random.digits(10)}.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
