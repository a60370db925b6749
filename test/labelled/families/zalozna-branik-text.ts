/** A Czech savings house whose mails are terse as its text messages were, at times without accents: payments, cards, sign-in, refusals. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const NOTE = `<p style="margin-top:40px;font:11px/15px Helvetica,Arial;color:#888">Záložna Braník, s. d. &#8226; Vrbova 1126/9, 147 00 Praha 4 &#8226; IČO 25881042 &#8226; linka 225 099 310 (Po&ndash;Pá 8&ndash;18)</p>`;

export function mails(random: Random): FamilyMail[] {
  const [payment, card, net, phone, debit] = [
    random.digits(6),
    random.digits(5),
    random.digits(6),
    random.digits(4),
    random.digits(4),
  ];
  const late = `${random.digits(3)} ${random.digits(3)}`;
  return [
    {
      name: 'payment without accents',
      language: 'cs',
      subject: 'Zalozna Branik: autorizace platby',
      text: `Autorizacni kod ${payment.slice(0, 3)} ${payment.slice(3)}
k platbe 12 450,00 CZK na ucet 290148xxxx/2010, VS 20260311, KS 0308.
Zadano 11.3.2026 9:41:07 z IP 192.0.2.144. Kod plati do 9:51:07.
--
Zalozna Branik, linka 225 099 310. Na tuto zpravu neodpovidejte.`,
      codes: [payment],
      links: [],
      best: { code: payment },
    },
    {
      name: 'card on the internet',
      language: 'cs',
      subject: 'Platba kartou 4471 na internetu',
      text: `Internetovy obchod: SADBA A OSIVO
Castka: 1 879,00 CZK
Karta: **** 4471
Heslo pro 3D: ${card}

Nesouhlasi castka nebo obchod? Heslo nezadavejte a kartu si zamknete v aplikaci.
ref. ${random.digits(12)}`,
      codes: [card],
      links: [],
      best: { code: card },
    },
    {
      name: 'sign-in key with letters large and small',
      language: 'cs',
      subject: 'Přihlašovací klíč',
      html: `<html><body style="max-width:520px;font:15px/22px Helvetica,Arial;color:#222"><p>Dobrý den,</p><p>přihlašujete se do Braník&nbsp;Online (Safari, iPad). Opište prosím klíč přesně, záleží na velikosti písmen:</p>
<pre style="font-size:24px;background:#f2f2f2;padding:10px 16px">k3P7rmXd</pre><p>Klíč platí 3 minuty. Poslední přihlášení: 2. 3. 2026 v 19:22.</p>${NOTE}</body></html>`,
      codes: ['k3P7rmXd'],
      links: [],
      best: { code: 'k3P7rmXd' },
    },
    {
      name: 'one for the web, one for the phone line',
      language: 'cs',
      subject: 'Nové bezpečnostní údaje ke smlouvě',
      text: `Vážená klientko, vážený kliente,

ke smlouvě č. 7700${random.digits(6)} jsme podle Vaší žádosti ze dne 4. března 2026 vystavili dva jednorázové kódy:

    internetové bankovnictví ...... ${net}
    telefonní bankéř .............. ${phone}

První zadáte na obrazovce "Obnova přístupu", druhý vyťukáte na klávesnici telefonu po vyzvání hlasem. Oba můžete použít nejpozději 18. března 2026.

S pozdravem
Milada Kočová, klientské centrum
Záložna Braník, s. d., Vrbova 1126/9, 147 00 Praha 4`,
      codes: [net, phone],
      links: [],
      best: { code: net },
    },
    {
      name: 'standing order set up',
      language: 'cs',
      subject: 'Trvalý příkaz je založen',
      html: `<html><body style="max-width:520px;font:15px/22px Helvetica,Arial;color:#222"><p>Dobrý den,</p><p>od 15. 4. 2026 budeme vždy patnáctého posílat <b>8&nbsp;900 Kč</b> na účet 1022740019/5500 (nájem, VS&nbsp;0412026, SS&nbsp;17). Příkaz má číslo TP-${random.digits(6)}.</p>
<p>Změnit nebo zrušit ho lze den předem do 20:00.</p>${NOTE}</body></html>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'refused, the code came too late',
      language: 'cs',
      subject: 'Platba nebyla provedena',
      text: `Platba 640,00 CZK ve prospech LEKARNA U LIPY (karta **** 4471) byla zamitnuta.
Duvod: kod ${late} byl zadan po vyprseni platnosti (17:06:12), chyba 5051.
Penize z uctu neodesly. Nakup muzete v obchode zopakovat, pak zasleme kod novy.`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'statement of account',
      language: 'cs',
      subject: 'Výpis č. 2/2026 k účtu končícímu 6108',
      text: `Dobrý den,

výpis za únor 2026 najdete v Braník Online v sekci Dokumenty.

Zůstatek k 1. 2.    31 204,55 Kč
Příjmy              42 118,00 Kč
Výdaje             -38 977,20 Kč
Zůstatek k 28. 2.   34 345,35 Kč
Úrok 2,15 % p. a.       57,90 Kč

Poplatek za vedení 0 Kč. Evidenční číslo výpisu ${random.digits(10)}.

Záložna Braník, linka 225 099 310`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'warning with a sample of the fraud',
      language: 'cs',
      subject: 'Pozor na podvodné zprávy o balíčku',
      html: `<html><body style="max-width:520px;font:15px/22px Helvetica,Arial;color:#222"><p>Dobrý den,</p><p>naším jménem teď chodí zprávy tohoto znění (vzor podvodu):</p>
<div style="border:1px solid #c00;padding:10px 14px;color:#c00">Branik: doplatte 39 Kc za zasilku, overovaci kod 480115, jinak bude ucet zablokovan.</div>
<p>Kódy od nás slouží jen tomu, co jste sami začali. Bankéř se na ně neptá, policista také ne. Podezřelou zprávu přepošlete na <a href="mailto:podvod@zaloznabranik.example">podvod@zaloznabranik.example</a>; loni jste nám jich takto poslali 3&nbsp;418.</p>${NOTE}</body></html>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a code that looks like a year',
      language: 'cs',
      subject: 'Obnova PINu ke kartě 4471',
      html: `<html><body style="max-width:520px;font:15px/22px Helvetica,Arial;color:#222"><p>Dobrý den,</p><p>v bankomatu nebo v aplikaci zvolte „Zapomenutý PIN“ a jako jednorázový kód uveďte 2031. Potom si nastavíte PIN vlastní.</p>
<p>Požadavek jsme přijali 9. března 2026 v 11:15, karta platí do 08/2029. Kód můžete použít jen dnes, do 24:00.</p>${NOTE}</body></html>`,
      codes: ['2031'],
      links: [],
      best: { code: '2031' },
    },
    {
      name: 'direct debit to allow, text and HTML',
      language: 'cs',
      subject: 'Souhlas s inkasem',
      raw: `From: =?utf-8?q?Z=C3=A1lo=C5=BEna_Bran=C3=ADk?= <inkaso@zaloznabranik.example>
To: robin@postroom.localhost
Subject: Souhlas s inkasem
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="=_branik_77"

--=_branik_77
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

Plynárna Podolí žádá o inkaso do 3 500 Kč měsíčně z účtu končícího 6108.
Souhlasíte? Zadejte v bankovnictví ${debit}.
Žádost INK-${random.digits(5)}, spojovací číslo 1700452288. Lhůta: 48 hodin.

--=_branik_77
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: 8bit

<div style="font:15px/22px Helvetica,Arial"><p>Plynárna Podolí žádá o inkaso do 3&nbsp;500&nbsp;Kč měsíčně z účtu končícího 6108.</p>
<p>Souhlasíte? Zadejte v bankovnictví <strong>${debit}</strong>.</p></div>
--=_branik_77--
`,
      codes: [debit],
      links: [],
      best: { code: debit },
    },
  ];
}
