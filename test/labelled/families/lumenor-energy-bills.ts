/** An energy supplier: bills, dunning, meter visits and outages with their many numbers, and a customer zone with codes and links. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const NEITHER = { codes: [], links: [], best: null };

function letter(title: string, facts: [string, string][], body: string, company: string): string {
  return `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body leftmargin="0" topmargin="0" style="font-family:Segoe UI,Helvetica,sans-serif;font-size:15px;color:#123">
<div style="padding:10px 30px;border-bottom:5px solid #ff8a00"><span style="font-size:24px;color:#ff8a00">&#9728; lumenor</span></div>
<div style="padding:20px 30px"><h1 style="font-size:21px;font-weight:normal">${title}</h1>
<dl>${facts.map(([term, fact]) => `<dt style="color:#678;font-size:12px">${term}</dt><dd style="margin:0 0 8px">${fact}</dd>`).join('')}</dl>
${body}</div>
<div style="padding:12px 30px;background:#f3f6f8;font-size:11px;color:#678">${company}</div></body></html>`;
}

const CS =
  'Lumenor Energie, s.r.o., Nádražní 550, 702 00 Ostrava, IČO 05501412, DIČ CZ05501412. Linka 800 550 141 (7–20 h), poruchy 800 550 142.';
const RO = 'Lumenor Energie SRL, str. Fabricii 55, 400620 Cluj-Napoca, CUI RO55014120, J12/5501/2019. TelLumenor 0264 555 014.';
const ES =
  'Lumenor Energía, S.A.U., avda. del Puerto 141, 46023 Valencia. Inscrita en el R.M. tomo 5501, folio 41. Atención 900 555 014.';

export function mails(random: Random): FamilyMail[] {
  const [zone, signature] = [random.digits(6), random.digits(6)];
  const password = `https://click.lumenor.example/r?u=${encodeURIComponent(`https://cont.lumenor.example/ro/parola?cheie=${random.text('abcdef0123456789', 20)}`)}&n=${random.digits(5)}`;
  return [
    {
      name: 'cs yearly bill',
      language: 'cs',
      subject: 'Vyúčtování elektřiny 2025: přeplatek 1 386 Kč',
      html: letter(
        'Roční vyúčtování',
        [
          ['Zákaznické číslo', random.digits(10)],
          ['EAN', `8591824${random.digits(11)}`],
          ['Variabilní symbol', random.digits(10)],
          ['Spotřeba VT / NT', '1 204 / 2 871 kWh'],
          ['Přeplatek', '<b>1 386,00 Kč</b>'],
        ],
        '<p>Peníze pošleme na účet 1155014/0100 do 26. 3. 2026. Nové zálohy budou 2 150 Kč měsíčně.</p><p><a href="https://zona.lumenor.example/cs/vyuctovani.pdf">Stáhnout vyúčtování</a></p>',
        CS,
      ),
      ...NEITHER,
    },
    {
      name: 'cs payment reminder',
      language: 'cs',
      subject: 'Druhá upomínka č. 26-7714',
      text: `Dobrý den,

zálohu za únor (splatnou 15. 2. 2026) stále postrádáme.

  Částka              2 150,00 Kč
  Poplatek            100,00 Kč
  Číslo účtu          55014/0300
  Variabilní symbol   ${random.digits(10)}
  Specifický symbol   ${random.digits(6)}

Nepřijde-li platba do 10 dnů, předáme případ pod kódem V2 vymáhacímu oddělení.
Platili jste mezitím? Pak tento dopis prosím vyhoďte.

Lumenor Energie, oddělení pohledávek, linka 800 550 141, volba 4`,
      ...NEITHER,
    },
    {
      name: 'cs code for the customer zone',
      language: 'cs',
      subject: 'Zákaznická zóna – ověřovací kód',
      html: letter(
        'Ještě jedno políčko',
        [
          ['Zákaznické číslo', random.digits(10)],
          ['Kód do zóny', zone],
          ['Platí do', '14. 3. 2026, 18:05'],
          ['Otevřené faktury', '1 (2 250,00 Kč)'],
        ],
        '<p>Kód opište do formuláře, ze kterého jste o něj požádali. Po telefonu ho od vás náš operátor chtít nebude.</p>',
        CS,
      ),
      codes: [zone],
      links: [],
      best: { code: zone },
    },
    {
      name: 'cs technician visits',
      language: 'cs',
      subject: 'Výměna elektroměru 24. 3. mezi 8 a 12 hodinou',
      text: `Dobrý den,

přijedeme vyměnit elektroměr č. ${random.digits(8)} (jistič 3×25 A). Technik Radim Kolář se prokáže
průkazem 0417 a na požádání vám řekne kontrolní kód návštěvy ${random.digits(4)}; porovnejte ho s tímto e-mailem.

Zhruba 40 minut nepůjde proud. Jiný termín: https://zona.lumenor.example/cs/terminy nebo SMS na 900 55 014.

Hezký den, Lumenor Energie`,
      ...NEITHER,
    },
    {
      name: 'ro bill issued',
      language: 'ro',
      subject: `Factura LMN ${random.digits(8)}, scadentă la 30.04.2026`,
      html: letter(
        'Factura pe martie',
        [
          ['Cod client', random.digits(9)],
          ['Cod abonat (NLC)', random.digits(10)],
          ['Cod POD', `RO005E${random.digits(9)}`],
          ['De plată', '<b>247,63 lei</b>'],
          ['IBAN', 'RO49 LUME 1B31 0075 9384 0000'],
        ],
        '<p>Plătiți la orice ghișeu cu codul de bare de pe factură sau <a href="https://plata.lumenor.example/ro">online cu cardul</a>.</p>',
        RO,
      ),
      ...NEITHER,
    },
    {
      name: 'ro set a password',
      language: 'ro',
      subject: 'Contul dumneavoastră MyLumenor a fost creat',
      html: letter(
        'Alegeți o parolă',
        [
          ['Utilizator', 'robin@postroom.localhost'],
          ['Cod client', random.digits(9)],
          ['Loc de consum', 'str. Plopilor 14, ap. 9, 400383'],
        ],
        `<p>La ghișeul 6 ați cerut factură electronică, așa că v-am făcut cont. Parola o stabiliți singur, de aici:</p><p><a href="${password.replaceAll('&', '&amp;')}">Stabilește parola</a></p><p>Pagina poate fi deschisă până pe 2 mai. Puteți trimite apoi și indexul (ultimul: 18 442).</p>`,
        RO,
      ),
      codes: [],
      links: [password],
      best: { link: password },
    },
    {
      name: 'ro meter reading wanted',
      language: 'ro',
      subject: 'Trimiteți indexul între 20 și 25 aprilie',
      text: `Bună ziua,

așteptăm citirea contorului seria ${random.digits(7)}, cod client ${random.digits(9)}.

Prin SMS la 1855: INDEX spațiu cod client spațiu cifrele negre, de exemplu INDEX 100200300 18442
Telefonic, non-stop: 0264 555 019, tasta 2
Ultimul index: 18.442 kWh (25.03.2026, estimat)

Dacă nu primim nimic, facturăm 196 kWh.

Lumenor Energie, Cluj-Napoca`,
      ...NEITHER,
    },
    {
      name: 'ro outage planned',
      language: 'ro',
      subject: 'Întrerupere programată: 6 mai, 09:00–15:00',
      html: letter(
        'Lucrări în zona dumneavoastră',
        [
          ['Cod lucrare', `PT-${random.digits(4)}-CJ`],
          ['Străzi', 'Plopilor 2–40, Izlazului 11–29'],
          ['Durată', '6 ore'],
        ],
        '<p>Deranjamente: 0264 929 055. Despăgubire pentru depășirea duratei: 30 lei, cerere tip 14B.</p>',
        RO,
      ),
      ...NEITHER,
    },
    {
      name: 'es bill',
      language: 'es',
      subject: 'Tu factura de la luz: 71,44 €',
      html: letter(
        'Del 8 de abril al 7 de mayo',
        [
          ['N.º de factura', `LE26${random.digits(9)}`],
          ['CUPS', `ES0021${random.digits(12)}JK`],
          ['Consumo', '311 kWh (punta 88, llano 91, valle 132)'],
          ['Total', '71,44 €'],
        ],
        '<p>Se cargará el 15/05 en la cuenta ES** **** 0177. Próxima lectura: 7 de junio.</p>',
        ES,
      ),
      ...NEITHER,
    },
    {
      name: 'es code to sign a contract',
      language: 'es',
      subject: 'Firma tu contrato Plan Sol 24 h',
      html: letter(
        'Listo para firmar',
        [
          ['Contrato', `PS-${random.digits(7)}`],
          ['Potencia', '4,6 kW (P1) / 4,6 kW (P2)'],
          ['Precio', '0,1189 €/kWh, permanencia 0 meses'],
          ['Clave de firma', `<b>${signature}</b>`],
        ],
        '<p>Lee las condiciones y, si te convencen, escribe la clave de firma en la casilla del final. Caduca a las 48 horas; tienes además 14 días para desistir.</p><p><a href="https://docs.lumenor.example/es/condiciones-plan-sol.pdf">Condiciones (12 páginas)</a></p>',
        ES,
      ),
      codes: [signature],
      links: [],
      best: { code: signature },
    },
    {
      name: 'es unpaid bill',
      language: 'es',
      subject: 'Aviso de impago: recibo devuelto por tu banco',
      text: `Hola, Robin:

tu banco ha devuelto el recibo de 71,44 EUR (motivo AM04, falta de fondos).

  Entidad emisora   55014
  Referencia        ${random.digits(13)}
  Identificación    ${random.digits(6)}
  Importe           71,44 EUR + 2,10 EUR de gastos

Con esos tres números lo pagas en cualquier cajero, opción "Recibos". A partir del
1 de julio podríamos iniciar el corte de suministro (expediente 26/4471).

Lumenor Energía, 900 555 014`,
      ...NEITHER,
    },
    {
      name: 'es prices change',
      language: 'es',
      subject: 'Desde el 1 de julio, 0,1214 €/kWh',
      text: `Hola, Robin:

revisamos tu tarifa una vez al año. El kWh pasa de 0,1189 a 0,1214 EUR (+2,1 %) y la
potencia de 34,20 a 34,90 EUR por kW y año.

Trae a un vecino: con tu código amigo LUZ-${random.digits(5)} ganáis 25 EUR cada uno.

No hace falta que contestes. Si no te encaja, llama al 900 555 014 antes del 30/06.`,
      ...NEITHER,
    },
  ];
}
