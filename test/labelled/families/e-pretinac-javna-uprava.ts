/** A Croatian mailbox of the administration, for tax and health: sign-in, statements to sign and refunds, beside rulings and appointments; one in English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function section(content: string, background = '#ffffff'): string {
  return `<div style="background:${background};background-color:${background};margin:0px auto;max-width:600px"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center"><div class="mj-column-per-100" style="font-size:0px;text-align:left;display:inline-block;vertical-align:top;width:100%"><table border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"><tbody><tr><td align="left" style="padding:10px 25px;word-break:break-word"><div style="font-family:Ubuntu,Helvetica;font-size:14px;line-height:1.6;color:#22303c">${content}</div></td></tr></tbody></table></div></td></tr></tbody></table></div>`;
}

function compiled(...sections: string[]): string {
  return `<!doctype html><html><head><meta http-equiv="X-UA-Compatible" content="IE=edge"><style type="text/css">#outlook a{padding:0}body{margin:0;padding:0}table,td{border-collapse:collapse}@media only screen and (min-width:480px){.mj-column-per-100{width:100%!important}}</style></head><body style="background-color:#eaeff3"><div style="background-color:#eaeff3">
${section('<b style="font-size:18px;color:#b1122b">e-Pretinac</b>', '#dde6ee')}
${sections.map((content) => section(content)).join('\n')}
${section('<span style="font-size:11px">Zavod za digitalne usluge &#183; Avenija Vjesnika 14, 10000 Zagreb &#183; OIB 40155501832 &#183; 01 555 0164, 0&#8211;24 h &#183; <a href="https://e-pretinac.example/postavke/obavijesti">Postavke obavijesti</a></span>', '#eaeff3')}
</div></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const [login, statement, refund, agent] = [random.digits(6), random.digits(5), random.digits(6), random.digits(4)];
  const [user, once] = [`${random.text('ABCDEFGHJKLMNPRSTUVZ', 2)}${random.digits(6)}`, random.digits(6)];
  return [
    {
      name: 'sign-in in a heavy frame',
      language: 'hr',
      subject: 'Prijava u e-Pretinac',
      html: compiled(
        'Poštovani,<br>prijavljujete se razinom sigurnosti 2 (niska: korisničko ime i lozinka, druga provjera e-poštom).',
        `<span style="font-size:32px;letter-spacing:.2em">${login}</span><br>Prepišite broj u drugi korak prijave.`,
        'Zaprimljeno 9. 11. 2026. u 12:14:08. Nakon šest minuta tražite ponovno slanje.',
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'tax ruling',
      language: 'hr',
      subject: 'Nova poruka: Porezno rješenje za 2025.',
      html: compiled(
        'U pretinac je dostavljeno porezno rješenje.',
        `KLASA: UP/I-410-23/26-01/${random.digits(4)}<br>URBROJ: 513-07-01-26-1<br>Razlika za uplatu: 138,07 €<br>IBAN: HR12 1001 0051 8630 0016 0<br>Model i poziv na broj: HR68 1651-${random.digits(11)}`,
        'Rok za žalbu je 30 dana. Otvorite pretinac kao i inače, upisom adrese u preglednik.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hospital appointment',
      language: 'hr',
      subject: 'e-Naručivanje: potvrđen termin',
      text: `Potvrda narudžbe

Pretraga: ultrazvuk abdomena (šifra DTP RA041)
Ustanova: Opća bolnica Sveti Vid, prizemlje, soba 7
Termin:   3. 12. 2026. u 08:45
Broj narudžbe: ${random.digits(9)}

Ponesite uputnicu D1 i iskaznicu (MBO ${random.digits(9)}). Šest sati prije pretrage nemojte jesti.

Otkazivanje: 035 555 016, najkasnije dva dana ranije.`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'child to link in the health portal',
      language: 'hr',
      subject: 'Povezivanje djetetova kartona',
      html: compiled(
        'Zatražili ste uvid u zdravstveni karton djeteta (inicijali M. A., rođeno 2019.).',
        'Pristupni kod za povezivanje:<br><b style="font-size:20px">9KD3-PV6A-77TX</b>',
        `Upisujete ga na portalu, u izborniku Moja obitelj. Ističe 23. studenoga 2026. u 15 sati. Zahtjev br. ${random.digits(6)}.`,
      ),
      codes: ['9KD3-PV6A-77TX'],
      links: [],
      best: { code: '9KD3-PV6A-77TX' },
    },
    {
      name: 'statement to sign',
      language: 'hr',
      subject: 'Izjava o prebivalištu čeka potpis',
      text: `Poštovani,

izjava o prebivalištu (obrazac 4b, Ulica Matije Gupca 31, 35000 Slavonski Brod) spremna je za potpis.

Potpisuje se unosom brojki ${statement} pokraj Vašeg imena na dnu izjave. Pritom vrijedi kao vlastoručni potpis, čl. 18. st. 2.

Zadnji dan: 27. 11. 2026.
Predmet: 2026-PB-${random.digits(5)}

Zavod za digitalne usluge`,
      codes: [statement],
      links: [],
      best: { code: statement },
    },
    {
      name: 'address to confirm',
      language: 'hr',
      subject: 'Potvrda adrese e-pošte',
      html: compiled(
        'Adresu robin@postroom.localhost upisali ste kao kontakt za obavijesti o predmetima.',
        `<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate"><tr><td align="center" bgcolor="#b1122b" role="presentation" style="border:none;border-radius:3px;cursor:auto" valign="middle"><a href="https://go.e-pretinac.example/l/77?to=https://e-pretinac.example/kontakt/potvrdi/Y2x1Yg" style="display:inline-block;background:#b1122b;color:#ffffff;font-family:Ubuntu,Helvetica;font-size:13px;padding:10px 25px;text-decoration:none">Potvrđujem adresu</a></td></tr></table>`,
        `Gumb radi 7 dana, do 16. 11. 2026. Oznaka upisa ${random.digits(7)}.`,
      ),
      codes: [],
      links: ['https://go.e-pretinac.example/l/77?to=https://e-pretinac.example/kontakt/potvrdi/Y2x1Yg'],
      best: { link: 'https://go.e-pretinac.example/l/77?to=https://e-pretinac.example/kontakt/potvrdi/Y2x1Yg' },
    },
    {
      name: 'refund account, digits in the subject',
      language: 'hr',
      subject: `e-Pretinac: ${refund} za promjenu računa`,
      text: `Mijenjate račun za povrat poreza:

  stari  HR17 2360 0001 1012 **** *
  novi   HR53 2402 0061 0300 **** *
  iznos  214,90 EUR (za 2025.)

Broj iz naslova ove poruke unesite u obrazac "Promjena računa" danas do 23:59. Bez toga isplata 30. 11. ide na stari račun.

Upit 01 555 0164, oznaka PR-${random.digits(6)}`,
      codes: [refund],
      links: [],
      best: { code: refund },
    },
    {
      name: 'warning',
      language: 'hr',
      subject: 'Lažne poruke o povratu poreza',
      html: compiled(
        '<b>Povrat poreza ne isplaćuje se preko poveznice.</b>',
        'Od 2. studenoga kruže poruke s pošiljateljem „Porezna-HR“ i iznosom 386,40 €. Otvaraju stranicu koja traži OIB, broj kartice i „kod iz SMS-a“.',
        'Kodove koje dobijete unosite samo ovdje, u e-Pretinac, i nikome ih ne govorite. Dosad smo prijavili 52 takve stranice. Sumnjivu poruku proslijedite na incident@e-pretinac.example.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a code for the agent, not for the reader',
      language: 'hr',
      subject: 'Vaš opunomoćenik potpisuje prijavu',
      html: compiled(
        'Računovodstvo Kvarner d.o.o. priprema prijavu PDV-a za razdoblje 10/2026 u Vaše ime.',
        `Kod ${agent} poslali smo opunomoćeniku na njegov mobitel. Navodimo ga samo da usporedite zapis; Vi ga ne unosite, Vama služi tek kao dokaz o radnji.`,
        `Iznos obveze: 1.204,33 €. Identifikator obrasca: ${random.digits(8)}-PDV.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'user code and one-time code in English',
      language: 'en',
      subject: 'e-Pretinac: first access for residents from abroad',
      html: compiled(
        'Dear Robin Ashdown,<br>as a taxpayer without a Croatian identity card you sign on with two codes.',
        `1. User code, needed every time: <b>${user}</b><br>2. One-time code: <b style="font-size:20px">${once}</b>`,
        `Fill them in from top to bottom. After 30 November 2026 a fresh one-time code has to be asked for at any tax office. Your OIB (ending 7741) isn't needed. File NR/${random.digits(5)}.`,
      ),
      codes: [user, once],
      links: [],
      best: { code: once },
    },
  ];
}
