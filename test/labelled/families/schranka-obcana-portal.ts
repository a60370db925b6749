/** A Slovak citizen's portal: sign-in, submissions to sign and an address to confirm, beside rulings, appointments and lapsed codes. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function official(reference: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="sk"><head><meta charset="UTF-8"><title>Schránka občana</title>
<style>
  .govuk{font-family:"Source Sans Pro",Arial,sans-serif;color:#0b0c0c;font-size:16px;line-height:1.5}
  .hd{background:#003078;color:#fff;padding:14px 24px;font-weight:700}
  .ref{color:#505a5f;font-size:13px;border-bottom:3px solid #003078;padding:8px 24px}
  .bd{padding:16px 24px}.kod{font-size:1.9em;font-weight:700;display:block;margin:.4em 0}
  .ft{background:#f3f2f1;font-size:12px;padding:16px 24px;color:#505a5f}
  dt{font-weight:700}dd{margin:0 0 8px 0}
</style></head>
<body style="margin:0;background:#fff"><div class="govuk"><div class="hd">⛨ Schránka občana</div><div class="ref">${reference}</div>
<div class="bd">${body}</div>
<div class="ft">Správca portálu: Agentúra elektronických služieb, Kollárova 44, 811 07 Bratislava. Ústredné kontaktné centrum 02/5555 0120, pracovné dni 8:00 – 18:00.<br>
<a href="https://pomoc.schrankaobcana.example/">Pomoc</a> · <a href="https://www.schrankaobcana.example/vyhlasenie-o-pristupnosti">Vyhlásenie o prístupnosti</a> · verzia portálu 5.21.3</div></div></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const [login, net, phone, reset] = [random.digits(6), random.text('BCDFGHJKMNPRSTVXZ', 5), random.digits(5), random.digits(6)];
  return [
    {
      name: 'sign-in',
      language: 'sk',
      subject: 'Overenie prihlásenia do schránky',
      html: official(
        `Č. záznamu: AUT-2026-${random.digits(7)}`,
        `<p>Vážená pani, vážený pán,</p><p>dňa 3. 11. 2026 o 7:52 ste zadali meno a heslo. Pokračujte druhým krokom:</p>
<p>overovací kód<span class="kod">${login}</span></p><p>Po 8:02 systém kód odmietne. Rodné číslo ani číslo občianskeho preukazu v tomto kroku nezadávajte.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'submission received',
      language: 'sk',
      subject: 'Potvrdenie o prijatí podania',
      html: official(
        `Sp. zn.: OU-VH-OSZP3-2026/${random.digits(6)}`,
        `<p>Vaše podanie bolo zaevidované.</p><dl><dt>Formulár</dt><dd>App.GeneralAgenda, verzia 1.9</dd><dt>Adresát</dt><dd>Okresný úrad Vyšný Hrad</dd>
<dt>Dátum prijatia</dt><dd>5. 11. 2026, 13:20:45</dd><dt>Identifikátor správy</dt><dd style="font-family:monospace">7c1e04b2-55d9-4a0e-9f36-20b7a1e8c9${random.digits(2)}</dd><dt>Správny poplatok</dt><dd>9,50 €, variabilný symbol 26${random.digits(8)}</dd></dl>
<p>O vybavení Vás úrad upovedomí do 30 dní.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'tax return to authorise',
      language: 'sk',
      subject: 'Daňové priznanie čaká na autorizáciu',
      html: official(
        'Daň z príjmov fyzickej osoby, typ B, rok 2025',
        `<p>Koncept priznania je uložený. Na odoslanie bez čítačky kariet použite autorizačný kód, ktorý opíšete do okna „Autorizácia bez KEP“:</p>
<table border="1" cellpadding="12" style="border-collapse:collapse;border-color:#003078"><tr><td style="font-family:Courier New;font-size:22px">XR4T-08QD-M1ZV</td></tr></table>
<p>Daň na úhradu je 412,66 €, splatnosť 31. marca 2026, IBAN SK31 8180 5002 6780 …. Kód sa viaže na podanie č. ${random.digits(9)} a dá sa uplatniť raz.</p>`,
      ),
      codes: ['XR4T-08QD-M1ZV'],
      links: [],
      best: { code: 'XR4T-08QD-M1ZV' },
    },
    {
      name: 'address to confirm',
      language: 'sk',
      subject: 'Notifikácie: potvrďte elektronickú adresu',
      html: official(
        'Nastavenie notifikácií',
        `<p>V profile ste si zapli upozornenia na nové rozhodnutia. Začneme ich zasielať, keď adresu potvrdíte:</p>
<p><a href="https://www.schrankaobcana.example/notifikacie/aktivacia/6f0b2d19e4?jazyk=sk">https://www.schrankaobcana.example/notifikacie/aktivacia/6f0b2d19e4?jazyk=sk</a></p>
<p>Odkaz je funkčný 72 hodín. Ak ste o upozornenia nežiadali, adresu mohol niekto uviesť omylom a netreba robiť nič.</p>`,
      ),
      codes: [],
      links: ['https://www.schrankaobcana.example/notifikacie/aktivacia/6f0b2d19e4?jazyk=sk'],
      best: { link: 'https://www.schrankaobcana.example/notifikacie/aktivacia/6f0b2d19e4?jazyk=sk' },
    },
    {
      name: 'ruling delivered',
      language: 'sk',
      subject: 'Doručené: Rozhodnutie o vyrubení dane z nehnuteľností',
      html: official(
        `Č. j.: 2026/DzN/${random.digits(5)}`,
        `<p>Do Vašej schránky bolo uložené rozhodnutie mesta Kamenná Lúka. Prevziať ho treba do 15 dní, inak sa považuje za doručené 21. 11. 2026 (fikcia doručenia).</p>
<dl><dt>Vyrubená suma</dt><dd>186,30 €</dd><dt>Variabilný symbol</dt><dd>1126${random.digits(6)}</dd><dt>Špecifický symbol</dt><dd>2026</dd></dl>
<p>Portál si otvorte zadaním adresy do prehliadača, odkazy na dokumenty v e-mailoch neposielame.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'one for the portal, one for the call',
      language: 'sk',
      subject: 'Kódy na obnovenie prístupu',
      html: official(
        `Žiadosť ZOP/${random.digits(4)}/2026`,
        `<p>Požiadali ste o obnovenie prístupu po zablokovaní (5 neúspešných pokusov). Máte na výber:</p>
<ul><li>sami na portáli: kód <b>${net}</b></li><li>s operátorom na čísle 02/5555 0120, voľba 4: hovorený kód <b>${phone}</b></li></ul><p>Použite len jeden z nich, druhý tým stratí platnosť. Najneskôr v stredu 18. 11. 2026.</p>`,
      ),
      codes: [net, phone],
      links: [],
      best: { code: net },
    },
    {
      name: 'a code that lapsed',
      language: 'sk',
      subject: 'Podanie nebolo odoslané',
      text: `Dobrý deň,

žiadosť o výpis z registra trestov (návrh č. 55-${random.digits(6)}) ostala medzi rozpracovanými. Platnosť kódu 771 204, ktorý sme Vám poslali v utorok o 16:40, medzitým uplynula.

Návrh uchovávame do 2. 12. 2026. Pri odosielaní Vám portál vystaví ďalší kód.

Poplatok 3,90 € sa zatiaľ nestrhol.

Ústredné kontaktné centrum, 02/5555 0120`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'appointment at the office',
      language: 'sk',
      subject: 'Rezervácia termínu – vydanie vodičského preukazu',
      text: `Rezervácia je potvrdená.

Kedy:            12. 11. 2026 o 9:40
Kde:             Klientske centrum, Tomášikova 46, 832 05 Bratislava, 2. poschodie
Poradové číslo:  B047
Prineste:        občiansky preukaz, fotografiu netreba

Na obrazovke pri vchode sledujte svoje poradové číslo. Ak meškáte viac ako 10 minút, termín prepadá.

Zrušenie: 02/5555 0120, uveďte rezerváciu ${random.digits(8)}.`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'power of attorney, valid to a date',
      language: 'sk',
      subject: 'Prijatie splnomocnenia',
      text: `Dobrý deň,

Ľubica Hanusová Vás splnomocnila konať v jej schránke v rozsahu "čítanie a podávanie" od 1. 12. 2026 do 30. 11. 2027.

Splnomocnenie prijmete v ponuke Zastupovanie, kde uvediete číselný kľúč 04918. Urobiť tak môžete do 30. novembra 2026.

Evidencia splnomocnení, zápis 2026-${random.digits(5)}
Agentúra elektronických služieb`,
      codes: ['04918'],
      links: [],
      best: { code: '04918' },
    },
    {
      name: 'new password, code or link',
      language: 'sk',
      subject: 'Nové heslo do schránky',
      html: official(
        'Obnova hesla',
        `<p>Nové heslo si nastavíte na stránke obnovy, keď uvediete kód</p><span class="kod">${reset.slice(0, 2)} ${reset.slice(2, 4)} ${reset.slice(4)}</span>
<p>alebo jednoducho <a href="https://www.schrankaobcana.example/heslo/nove?ticket=Zr8-41aa">prejdite priamo na nastavenie hesla</a>. Heslo musí mať aspoň 12 znakov a raz za 365 dní ho treba zmeniť.</p>`,
      ),
      codes: [reset],
      links: ['https://www.schrankaobcana.example/heslo/nove?ticket=Zr8-41aa'],
      best: { code: reset },
    },
  ];
}
