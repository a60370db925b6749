/** A retail bank in four countries: one-time codes in a bordered cell, statements and alerts in the usual words. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const page = (preheader: string, title: string, body: string, footer: string) => `<!DOCTYPE html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
body{margin:0;background:#eef1f5;font-family:Arial,Helvetica,sans-serif;color:#1d2733}
.wrap{width:600px;background:#ffffff}.top{background:#00467a;padding:18px 32px;color:#ffffff;font-size:20px}
.main{padding:28px 32px;font-size:15px;line-height:22px}.otp{border:1px solid #00467a;padding:14px 28px;font-size:26px;font-weight:bold}
.btn a{background:#00467a;color:#ffffff;padding:12px 26px;text-decoration:none;display:inline-block}
.foot{padding:20px 32px;font-size:11px;line-height:16px;color:#6a7683}@media (max-width:620px){.wrap{width:100%!important}}
</style></head><body>
<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="wrap" cellpadding="0" cellspacing="0">
<tr><td class="top">Vistora Bank</td></tr>
<tr><td class="main"><h2>${title}</h2>${body}</td></tr>
<tr><td class="foot">${footer}</td></tr>
</table></td></tr></table></body></html>`;
const cell = (code: string) => `<table role="presentation" align="center"><tr><td class="otp">${code}</td></tr></table>`;
const PL =
  'Vistora Bank S.A., ul. Długa 14, 00-238 Warszawa. Infolinia: 22 555 01 40. Wiadomość wysłana automatycznie, prosimy na nią nie odpowiadać.<br>© 2026 Vistora Bank · <a href="https://pl.vistora.example/pomoc">Pomoc</a> · <a href="https://pl.vistora.example/prywatnosc">Polityka prywatności</a>';
const CS =
  'Vistora Bank, a.s., Na Příkopě 880/21, 110 00 Praha 1, IČO 27081969. Klientská linka: 800 120 340.<br>© 2026 Vistora Bank · <a href="https://cz.vistora.example/kontakty">Kontakty</a>';
const SK =
  'Vistora Bank, pobočka zahraničnej banky, Obchodná 2, 811 06 Bratislava. Infolinka: 0850 111 222.<br>© 2026 Vistora Bank · <a href="https://sk.vistora.example/bezpecnost">Bezpečnosť</a>';
const HU =
  'Vistora Bank Zrt., 1051 Budapest, Nádor utca 16. Cégjegyzékszám: 01-10-041585. Ügyfélszolgálat: +36 1 555 2200.<br>© 2026 Vistora Bank · <a href="https://hu.vistora.example/adatvedelem">Adatvédelmi tájékoztató</a>';

export function mails(random: Random): FamilyMail[] {
  const [login, payment, czech, device] = [random.digits(6), random.digits(8), random.digits(6), random.digits(8)];
  const [slovak, hungarian] = [random.digits(6), random.digits(6)];
  const card = random.digits(4);
  const confirm = `https://pl.vistora.example/potwierdz-email?id=${random.digits(8)}&token=${random.text('abcdef0123456789', 32)}`;
  const reset = `https://sk.vistora.example/obnova-hesla/${random.text('ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmn23456789', 40)}`;
  return [
    {
      name: 'pl login code',
      language: 'pl',
      subject: 'Twój kod weryfikacyjny do bankowości internetowej',
      html: page(
        'Kod jest ważny przez 5 minut.',
        'Kod weryfikacyjny',
        `<p>Dzień dobry,</p><p>aby zalogować się do bankowości internetowej, wpisz poniższy kod weryfikacyjny:</p>${cell(`${login.slice(0, 3)} ${login.slice(3)}`)}
<p>Kod jest ważny przez 5 minut i można go użyć tylko raz. Nigdy nie podawaj go innym osobom – pracownicy banku o niego nie pytają.</p>
<p>Data: 14.10.2026, godz. 09:41<br>Adres IP: 198.51.100.${random.whole(2, 250)}</p><p>Zespół Vistora Bank</p>`,
        PL,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'pl card payment to approve',
      language: 'pl',
      subject: 'Kod autoryzacyjny do płatności kartą',
      html: page(
        'Potwierdź płatność internetową.',
        'Potwierdź płatność',
        `<p>Otrzymaliśmy zlecenie płatności kartą w internecie:</p>
<table cellpadding="4"><tr><td>Kwota:</td><td><b>249,90 PLN</b></td></tr><tr><td>Odbiorca:</td><td>Sklep Malwina</td></tr>
<tr><td>Karta:</td><td>**** **** **** ${card}</td></tr><tr><td>Nr transakcji:</td><td>${random.digits(10)}</td></tr></table>
<p>Jeśli chcesz zatwierdzić tę transakcję, przepisz kod autoryzacyjny: <b>${payment}</b></p>
<p>Jeżeli to nie Ty zlecasz płatność, zadzwoń pod numer 22 555 01 40 i zastrzeż kartę.</p>`,
        PL,
      ),
      codes: [payment],
      links: [],
      best: { code: payment },
    },
    {
      name: 'pl monthly statement',
      language: 'pl',
      subject: 'Wyciąg z rachunku za wrzesień 2026',
      html: page(
        'Twój wyciąg jest już dostępny.',
        'Nowy wyciąg',
        `<p>Szanowny Kliencie,</p><p>wyciąg nr 9/2026 z rachunku ...${random.digits(4)} jest już dostępny w bankowości internetowej w zakładce Dokumenty.</p>
<p>Saldo początkowe: 3 418,22 PLN<br>Saldo końcowe: 2 907,15 PLN<br>Okres: 01.09.2026 – 30.09.2026</p>
<p class="btn"><a href="https://pl.vistora.example/dokumenty/wyciagi">Zobacz wyciąg</a></p>`,
        PL,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'pl confirm the address',
      language: 'pl',
      subject: 'Potwierdź swój adres e-mail',
      html: page(
        'Został jeszcze jeden krok.',
        'Potwierdź adres e-mail',
        `<p>Dzień dobry, Robin,</p><p>dziękujemy za złożenie wniosku nr ${random.digits(7)} o otwarcie konta. Kliknij poniższy przycisk, aby potwierdzić swój adres e-mail.</p>
<p class="btn" align="center"><a href="${confirm.replaceAll('&', '&amp;')}">Potwierdzam adres e-mail</a></p>
<p>Link wygaśnie po 24 godzinach. Jeśli nie składałeś wniosku, zignoruj tę wiadomość.</p>`,
        PL,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'cs login code',
      language: 'cs',
      subject: `${czech} je váš ověřovací kód`,
      html: page(
        'Platnost kódu je 10 minut.',
        'Ověřovací kód',
        `<p>Dobrý den,</p><p>váš ověřovací kód pro přihlášení do internetového bankovnictví je:</p>${cell(czech)}
<p>Platnost kódu vyprší za 10 minut. Kód nikomu nesdělujte, ani pracovníkům banky.</p><p>Pokud jste se nepřihlašovali, kontaktujte nás na lince 800 120 340.</p>`,
        CS,
      ),
      codes: [czech],
      links: [],
      best: { code: czech },
    },
    {
      name: 'cs new device',
      language: 'cs',
      subject: 'Upozornění: přihlášení z nového zařízení',
      html: page(
        'Přihlásili jste se vy?',
        'Nové přihlášení',
        `<p>Dobrý den,</p><p>zaznamenali jsme přihlášení k vašemu účtu z nového zařízení.</p>
<ul><li>Zařízení: Chrome 141, Windows 11</li><li>Čas: 12. 10. 2026 18:22</li><li>IP adresa: 203.0.113.${random.whole(2, 250)}</li><li>Místo: Brno, Česko</li></ul>
<p>Pokud jste to byli vy, nemusíte nic dělat. Pokud ne, <a href="https://cz.vistora.example/zablokovat-pristup?k=${random.digits(9)}">zablokujte přístup</a> a zavolejte nám.</p>`,
        CS,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'cs activation of the app',
      language: 'cs',
      subject: 'Aktivační kód mobilní aplikace',
      html: page(
        'Dokončete aktivaci mobilního bankovnictví.',
        'Aktivace mobilního bankovnictví',
        `<p>Vážená klientko, vážený kliente,</p><p>pro dokončení aktivace zadejte v aplikaci tento kód:</p>${cell(`${device.slice(0, 4)}-${device.slice(4)}`)}
<p>Kód je platný do 20. 10. 2026 23:59. Číslo smlouvy: ${random.digits(10)}. Aplikaci ve verzi 7.3 a vyšší najdete <a href="https://cz.vistora.example/aplikace">zde</a>.</p>`,
        CS,
      ),
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'sk password reset',
      language: 'sk',
      subject: 'Obnovenie hesla do internet bankingu',
      html: page(
        'Nastavte si nové heslo.',
        'Obnovenie hesla',
        `<p>Dobrý deň,</p><p>dostali sme žiadosť o obnovenie hesla k vášmu účtu. Nové heslo si nastavíte kliknutím na tlačidlo:</p>
<p class="btn" align="center"><a href="${reset}">Nastaviť nové heslo</a></p>
<p>Odkaz je platný 30 minút. Ak ste o zmenu hesla nežiadali, tento e-mail ignorujte. Vaše klientske číslo končí na ${random.digits(3)}.</p>`,
        SK,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'sk code for a transfer',
      language: 'sk',
      subject: 'Autorizačný kód k platbe',
      text: `Dobrý deň,\n\nautorizačný kód: ${slovak}\n\nPlatba: 120,00 EUR\nPríjemca: Stavebniny Horec s.r.o.\nIBAN: SK** **** **** **** **${random.digits(2)} ${random.digits(4)}\nVariabilný symbol: ${random.digits(10)}\n\nKód platí 5 minút. Nikdy ho nikomu neposkytujte.\n\nVistora Bank\nInfolinka 0850 111 222\nhttps://sk.vistora.example\n`,
      codes: [slovak],
      links: [],
      best: { code: slovak },
    },
    {
      name: 'sk payment done',
      language: 'sk',
      subject: 'Potvrdenie o vykonaní platby',
      html: page(
        'Platba bola úspešne odoslaná.',
        'Potvrdenie o platbe',
        `<p>Dobrý deň,</p><p>vaša platba bola úspešne zrealizovaná.</p><p>Suma: 86,40 EUR<br>Dátum: 9. 10. 2026<br>Variabilný symbol: ${random.digits(8)}<br>Referencia: VB${random.digits(12)}</p>
<p>Potvrdenie vo formáte PDF nájdete v prílohe.</p>`,
        SK,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hu one-time password',
      language: 'hu',
      subject: 'Az Ön egyszer használatos belépési kódja',
      html: page(
        'A kód 3 percig érvényes.',
        'Belépési kód',
        `<p>Tisztelt Ügyfelünk!</p><p>Az Ön egyszer használatos belépési kódja:</p>${cell(hungarian)}
<p>A kód 3 percig érvényes. Kérjük, senkinek ne adja meg! Munkatársaink soha nem kérik el.</p><p>Üdvözlettel:<br>Vistora Bank</p>`,
        HU,
      ),
      codes: [hungarian],
      links: [],
      best: { code: hungarian },
    },
    {
      name: 'hu password was changed',
      language: 'hu',
      subject: 'Jelszava megváltozott',
      html: page(
        'Sikeres jelszómódosítás.',
        'Jelszava megváltozott',
        `<p>Tisztelt Ügyfelünk!</p><p>Tájékoztatjuk, hogy netbanki jelszava 2026. október 11-én 14:05-kor sikeresen módosult.</p>
<p>Ha nem Ön módosította, haladéktalanul hívja ügyfélszolgálatunkat: +36 1 555 2200 (2-es menüpont). Hivatkozási szám: ${random.digits(9)}.</p>`,
        HU,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hu card notice',
      language: 'hu',
      subject: 'Bankkártyája hamarosan lejár',
      html: page(
        'Új kártyáját postán küldjük.',
        'Bankkártya megújítása',
        `<p>Tisztelt Ügyfelünk!</p><p>${card} végződésű bankkártyája 2026. 11. 30-án lejár. Új kártyáját november 10-ig postázzuk az alábbi címre: 6720 Szeged, Kárász utca 5. PIN-kódja nem változik.</p>
<p>A kártya éves díja: 6 490 Ft.</p><p class="btn"><a href="https://hu.vistora.example/bankkartyak">Részletek</a></p>`,
        HU,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
