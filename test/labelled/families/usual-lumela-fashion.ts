/** A fashion webshop of south-eastern Europe: inline-styled divs, codes on a grey strip, orders and parcels. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const frame = (body: string, legal: string) =>
  `<div style="background:#faf7f4;padding:24px 0;font-family:'Helvetica Neue',Helvetica,Arial,sans-serif"><div style="max-width:520px;margin:0 auto;background:#fff;padding:32px">
<div style="text-align:center;letter-spacing:6px;font-size:22px;margin-bottom:28px"><a href="https://lumela.example/?utm_source=mail" style="color:#222;text-decoration:none">LUMELA</a></div>
${body}
</div><div style="max-width:520px;margin:16px auto;text-align:center;font-size:11px;color:#999;line-height:1.5">${legal}</div></div>`;
const strip = (code: string) =>
  `<div style="background:#f2f2f2;text-align:center;font-size:32px;letter-spacing:8px;padding:16px;margin:20px 0">${code}</div>`;
const button = (link: string, label: string) =>
  `<div style="text-align:center;margin:26px 0"><a href="${link}" style="background:#222;color:#fff;padding:14px 34px;text-decoration:none;font-size:14px">${label}</a></div>`;
const RO =
  'Lumela Retail SRL, Calea Victoriei 155, 010073 București · CUI RO31882705 · Tel. 021 555 0190<br><a href="https://lumela.example/ro/dezabonare?u=8812">Dezabonare</a> · <a href="https://lumela.example/ro/ajutor">Ajutor</a><br>© 2026 Lumela';
const HR =
  'Lumela d.o.o., Ilica 44, 10000 Zagreb · OIB 40213377519 · Tel. 01 5550 410<br><a href="https://lumela.example/hr/odjava?u=3071">Odjava</a> · <a href="https://lumela.example/hr/pomoc">Pomoć</a><br>© 2026 Lumela';
const BG =
  'Лумела ЕООД, бул. „Витоша“ 89, 1463 София · ЕИК 204117385 · Тел. 02 555 0733<br><a href="https://lumela.example/bg/otpisvane?u=5520">Отписване</a> · <a href="https://lumela.example/bg/pomosht">Помощ</a><br>© 2026 Lumela';
const EL =
  'Lumela Α.Ε., Ερμού 60, 105 63 Αθήνα · ΑΦΜ 800512377 · Τηλ. 210 555 0814<br><a href="https://lumela.example/el/diagrafi?u=1945">Διαγραφή</a> · <a href="https://lumela.example/el/voitheia">Βοήθεια</a><br>© 2026 Lumela';

export function mails(random: Random): FamilyMail[] {
  const [ro, hr, bg, el] = [random.digits(6), random.digits(6), random.digits(4), random.digits(6)];
  const [both, forgot] = [random.digits(6), random.digits(5)];
  const order = `LM${random.digits(8)}`;
  const track = 'https://click.lumela.example/ls/click?upn=';
  const newsletter = `${track}${random.text('ABCDEFabcdef0123456789', 60)}-2B&e=1`;
  const lozinka = `https://lumela.example/hr/racun/lozinka?token=${random.text('abcdef0123456789', 40)}`;
  const potvrdi = `https://lumela.example/bg/profil/potvarzhdenie?c=${random.text('abcdef0123456789', 24)}&lang=bg`;
  return [
    {
      name: 'ro order confirmed',
      language: 'ro',
      subject: `Confirmare comandă #${order}`,
      html: frame(
        `<p>Bună, Robin!</p><p>Îți mulțumim pentru comandă! Comanda ta <b>#${order}</b> a fost înregistrată și va fi livrată în 2-3 zile lucrătoare.</p>
<table width="100%" cellpadding="6" style="font-size:13px"><tr><td>Rochie midi, mărimea 38</td><td align="right">189,99 lei</td></tr><tr><td>Curea piele</td><td align="right">59,90 lei</td></tr><tr><td>Transport</td><td align="right">0,00 lei</td></tr><tr><td><b>Total</b></td><td align="right"><b>249,89 lei</b></td></tr></table>
<p>Adresa de livrare: Str. Horea 17, 400174 Cluj-Napoca</p>${button(`https://lumela.example/ro/comenzi/${order}`, 'Vezi comanda')}`,
        RO,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ro verification code',
      language: 'ro',
      subject: `Codul tău de verificare: ${ro}`,
      html: frame(
        `<p>Bună,</p><p>Codul tău de verificare este:</p>${strip(ro)}<p>Introdu acest cod pentru a-ți confirma adresa de e-mail. Codul expiră în 15 minute.</p><p style="font-size:12px;color:#888">Dacă nu ai solicitat acest cod, poți ignora acest mesaj.</p>`,
        RO,
      ),
      codes: [ro],
      links: [],
      best: { code: ro },
    },
    {
      name: 'ro newsletter opt-in',
      language: 'ro',
      subject: 'Confirmă abonarea la newsletter',
      html: frame(
        `<p>Salut!</p><p>Mai ai un singur pas. Apasă pe butonul de mai jos pentru a confirma abonarea la newsletterul Lumela și primești 10% reducere la prima comandă.</p>${button(newsletter.replaceAll('&', '&amp;'), 'Confirm abonarea')}<p style="font-size:12px;color:#888">Dacă te-ai abonat din greșeală, șterge acest e-mail.</p>`,
        RO,
      ),
      codes: [],
      links: [newsletter],
      best: { link: newsletter },
    },
    {
      name: 'ro coupon',
      language: 'ro',
      subject: '-20% la tot ce e nou, doar până duminică',
      html: frame(
        `<p style="text-align:center;font-size:24px">-20% la colecția de toamnă</p><p style="text-align:center">Folosește codul</p>${strip('TOAMNA20')}<p style="text-align:center">la finalizarea comenzii. Ofertă valabilă până pe 18.10.2026, pentru comenzi de minimum 200 lei.</p>${button(`${track}${random.digits(12)}`, 'Cumpără acum')}`,
        RO,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hr login code',
      language: 'hr',
      subject: 'Vaš kod za prijavu',
      html: frame(
        `<p>Pozdrav, Robin,</p><p>upotrijebite ovaj kod za prijavu u svoj Lumela račun:</p>${strip(hr)}<p>Kod vrijedi 10 minuta. Nemojte ga dijeliti ni s kim.</p><p style="font-size:12px;color:#888">Ako niste zatražili kod, zanemarite ovu poruku.</p>`,
        HR,
      ),
      codes: [hr],
      links: [],
      best: { code: hr },
    },
    {
      name: 'hr parcel at the locker',
      language: 'hr',
      subject: 'Vaša pošiljka čeka u paketomatu',
      html: frame(
        `<p>Pozdrav, Robin,</p><p>vaša narudžba #${order} stigla je u paketomat <b>Zagreb, Savska 41</b>. Pošiljku možete preuzeti do 17. 10. 2026. u 23:59.</p><p style="text-align:center">Kod za preuzimanje</p>${strip(random.digits(6))}<p>Broj pošiljke: HR${random.digits(11)}<br>Iznos pouzeća: 34,90 €</p>${button(`https://lumela.example/hr/pracenje/${random.digits(9)}`, 'Prati pošiljku')}`,
        HR,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hr password reset',
      language: 'hr',
      subject: 'Ponovno postavljanje lozinke',
      html: frame(
        `<p>Pozdrav,</p><p>zaprimili smo zahtjev za ponovno postavljanje lozinke za vaš račun. Kliknite na gumb u nastavku kako biste postavili novu lozinku:</p>${button(lozinka, 'Postavi novu lozinku')}<p>Poveznica vrijedi 60 minuta. Ako gumb ne radi, kopirajte ovu adresu u preglednik:<br><a href="${lozinka}">${lozinka}</a></p>`,
        HR,
      ),
      codes: [],
      links: [lozinka],
      best: { link: lozinka },
    },
    {
      name: 'bg short code',
      language: 'bg',
      subject: `Код за потвърждение: ${bg}`,
      html: frame(
        `<p>Здравейте!</p><p>Вашият код за потвърждение е:</p>${strip(bg)}<p>Въведете го на страницата за вход в рамките на 5 минути.</p><p style="font-size:12px;color:#888">Ако не сте поискали код, моля, игнорирайте този имейл.</p>`,
        BG,
      ),
      codes: [bg],
      links: [],
      best: { code: bg },
    },
    {
      name: 'bg confirm by button or code',
      language: 'bg',
      subject: 'Потвърдете имейл адреса си',
      html: frame(
        `<p>Здравейте, Робин,</p><p>Благодарим Ви, че се регистрирахте в Lumela. Моля, потвърдете имейл адреса си, като натиснете бутона:</p>${button(potvrdi.replaceAll('&', '&amp;'), 'Потвърждавам')}<p>или въведете следния код в приложението:</p>${strip(`${both.slice(0, 3)} ${both.slice(3)}`)}<p>Кодът и връзката са валидни 24 часа. Клиентски номер: ${random.digits(7)}.</p>`,
        BG,
      ),
      codes: [both],
      links: [potvrdi],
      best: { code: both },
    },
    {
      name: 'bg refund',
      language: 'bg',
      subject: `Възстановена сума по поръчка №${order}`,
      html: frame(
        `<p>Здравейте,</p><p>Получихме върнатите от Вас артикули по поръчка №${order}. Сумата от <b>40,80 €</b> ще бъде възстановена по картата, завършваща на ${random.digits(4)}, до 5 работни дни.</p><p>Номер на връщане: RMA-${random.digits(6)}</p>`,
        BG,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'el login code',
      language: 'el',
      subject: `${el} είναι ο κωδικός επαλήθευσής σας`,
      html: frame(
        `<p>Γεια σας,</p><p>Ο κωδικός επαλήθευσής σας είναι:</p>${strip(el)}<p>Ο κωδικός ισχύει για 10 λεπτά. Μην τον κοινοποιήσετε σε κανέναν.</p><p style="font-size:12px;color:#888">Αν δεν ζητήσατε εσείς τον κωδικό, αγνοήστε αυτό το μήνυμα.</p>`,
        EL,
      ),
      codes: [el],
      links: [],
      best: { code: el },
    },
    {
      name: 'el shipped',
      language: 'el',
      subject: 'Η παραγγελία σας είναι καθ’ οδόν',
      html: frame(
        `<p>Γεια σας Robin,</p><p>Η παραγγελία σας #${order} παραδόθηκε στην εταιρεία ταχυμεταφορών και αναμένεται να παραδοθεί στις 16/10/2026.</p><p>Αριθμός αποστολής: <b>${random.digits(10)}</b><br>Διεύθυνση παράδοσης: Τσιμισκή 12, 546 24 Θεσσαλονίκη<br>Σύνολο: 64,90 €</p>${button(`${track}${random.digits(14)}`, 'Παρακολούθηση αποστολής')}`,
        EL,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'el password reset by code',
      language: 'el',
      subject: 'Επαναφορά κωδικού πρόσβασης',
      html: frame(
        `<p>Γεια σας,</p><p>Λάβαμε αίτημα για επαναφορά του κωδικού πρόσβασης του λογαριασμού σας. Πληκτρολογήστε τον παρακάτω κωδικό μίας χρήσης για να ορίσετε νέο κωδικό πρόσβασης:</p>${strip(forgot)}<p>Ισχύει έως τις 14:30 (13/10/2026). Αν δεν το ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα.</p>`,
        EL,
      ),
      codes: [forgot],
      links: [],
      best: { code: forgot },
    },
  ];
}
