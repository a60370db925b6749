/** A project and task tool: short left-aligned mails without tables, some as multipart, codes in a grey box or a sentence. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const short = (
  body: string,
  sender: string,
) => `<div style="font-family:Inter,system-ui,sans-serif;font-size:15px;color:#172b4d;max-width:500px">
<img src="https://taskovia.example/mail/mark.png" width="36" height="36" alt="Taskovia">
${body}
<p style="color:#8993a4;font-size:12px">${sender}</p>
</div>`;
const grey = (code: string) =>
  `<pre style="background:#f4f5f7;padding:16px;border-radius:3px;font-size:24px;font-family:monospace">${code}</pre>`;
const blue = (url: string, label: string) =>
  `<a href="${url.replaceAll('&', '&amp;')}" style="background:#4c3bcf;color:white;padding:9px 16px;border-radius:3px;text-decoration:none">${label}</a>`;
const base64 = (text: string) =>
  (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');
const parts = (subject: string, text: string, html: string) =>
  [
    'From: Taskovia <hello@taskovia.example>',
    'To: robin@postroom.localhost',
    `Subject: =?utf-8?b?${Buffer.from(subject).toString('base64')}?=`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="tv_0f31c9"',
    '',
    '--tv_0f31c9',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64(text),
    '--tv_0f31c9',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64(html),
    '--tv_0f31c9--',
    '',
  ].join('\r\n');
const CS =
  'Taskovia s.r.o., Veveří 102, 616 00 Brno · <a href="https://taskovia.example/cs/podpora">Podpora</a> · <a href="https://taskovia.example/cs/nastaveni/oznameni">Nastavení oznámení</a>';
const HU =
  'Taskovia · 1117 Budapest, Alíz utca 4. · <a href="https://taskovia.example/hu/sugo">Súgó</a> · <a href="https://taskovia.example/hu/leiratkozas">Leiratkozás</a>';
const RO = 'Taskovia · Bd. Eroilor 29, Cluj-Napoca · <a href="https://taskovia.example/ro/asistenta">Asistență</a> · © 2026';
const UK = 'Taskovia · вул. Городоцька 120, Львів 79040 · <a href="https://taskovia.example/uk/dopomoha">Довідка</a> · © 2026';

export function mails(random: Random): FamilyMail[] {
  const [cs, both, hu] = [random.digits(6), random.digits(6), random.digits(6)];
  const [second, ro, uk] = [random.digits(6), random.text('BCDFGHJKLMNPQRSTVWXZ', 6), random.digits(6)];
  const hex = 'abcdef0123456789';
  const invite = `https://taskovia.example/cs/pozvanka/${random.text(hex, 24)}?src=email&ws=modra-krida`;
  const magic = `https://taskovia.example/cs/prihlaseni/odkaz?t=${random.text(hex, 48)}`;
  const confirm = `https://taskovia.example/hu/megerosites/${random.text(hex, 40)}`;
  const reset = `https://taskovia.example/ro/parola-noua?reset_token=${random.text(hex, 40)}`;
  const magicSubject = 'Přihlášení do Taskovie';
  const codeSubject = `${hu} – Taskovia bejelentkezési kód`;
  return [
    {
      name: 'cs confirmation code',
      language: 'cs',
      subject: `Potvrzovací kód Taskovia: ${cs.slice(0, 3)}-${cs.slice(3)}`,
      html: short(
        `<h2>Potvrďte svou e-mailovou adresu</h2><p>Zadejte tento kód v okně prohlížeče, ve kterém jste začali registraci:</p>${grey(`${cs.slice(0, 3)}-${cs.slice(3)}`)}<p>Pokud jste o tento e-mail nežádali, můžete ho klidně ignorovat.</p>`,
        CS,
      ),
      codes: [cs],
      links: [],
      best: { code: cs },
    },
    {
      name: 'cs invitation',
      language: 'cs',
      subject: 'Jana Dvořáková vás zve do pracovního prostoru Modrá křída',
      html: short(
        `<h2>Přidejte se k týmu</h2><p>Jana Dvořáková (jana@modra-krida.example) vás pozvala do pracovního prostoru <b>Modrá křída</b>, který má 14 členů.</p><p>${blue(invite, 'Přijmout pozvánku')}</p><p>Pozvánka vyprší 21. 10. 2026.</p>`,
        CS,
      ),
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'cs weekly digest',
      language: 'cs',
      subject: 'Váš týdenní přehled (5.–11. října)',
      html: short(
        `<h2>Váš týdenní přehled</h2><ul><li>Dokončené úkoly: 12</li><li>Po termínu: 3</li><li>Nové komentáře: 27</li></ul><p>Nejbližší termín: <b>TV-${random.whole(1000, 9999)}</b> Revize smlouvy, 15. 10. 2026 v 17:00</p><p>${blue('https://taskovia.example/cs/moje-ukoly', 'Zobrazit úkoly')}</p>`,
        CS,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'cs sign-in by link or code',
      language: 'cs',
      subject: magicSubject,
      raw: parts(
        magicSubject,
        `Dobrý den,\n\nkliknutím na odkaz se přihlásíte do Taskovie:\n${magic}\n\nNebo zadejte přihlašovací kód: ${both}\n\nOdkaz i kód vyprší za 10 minut.\n\nTaskovia s.r.o., Veveří 102, 616 00 Brno\n`,
        short(
          `<p>Dobrý den,</p><p>kliknutím na tlačítko se přihlásíte do Taskovie:</p><p>${blue(magic, 'Přihlásit se')}</p><p>Nebo zadejte přihlašovací kód:</p>${grey(both)}<p>Odkaz i kód vyprší za 10 minut.</p>`,
          CS,
        ),
      ),
      codes: [both],
      links: [magic],
      best: { code: both },
    },
    {
      name: 'hu login code',
      language: 'hu',
      subject: codeSubject,
      raw: parts(
        codeSubject,
        `Szia Robin!\n\nA bejelentkezési kódod: ${hu}\n\nA kód 10 perc múlva lejár. Ha nem te próbálsz bejelentkezni, hagyd figyelmen kívül ezt az e-mailt.\n\nTaskovia, 1117 Budapest, Alíz utca 4.\n`,
        short(
          `<p>Szia Robin!</p><p>A bejelentkezési kódod:</p>${grey(hu)}<p>A kód 10 perc múlva lejár. Ha nem te próbálsz bejelentkezni, hagyd figyelmen kívül ezt az e-mailt.</p>`,
          HU,
        ),
      ),
      codes: [hu],
      links: [],
      best: { code: hu },
    },
    {
      name: 'hu confirm the address',
      language: 'hu',
      subject: 'Erősítsd meg az e-mail-címedet',
      html: short(
        `<h2>Üdv a Taskoviában!</h2><p>A regisztráció befejezéséhez erősítsd meg az e-mail-címedet az alábbi gombra kattintva.</p><p>${blue(confirm, 'E-mail-cím megerősítése')}</p><p>A link 3 napig érvényes.</p>`,
        HU,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'hu invoice',
      language: 'hu',
      subject: `Számla: TVHU-2026-${random.digits(5)}`,
      html: short(
        `<h2>Köszönjük a befizetést!</h2><p>Csomag: Csapat, 8 felhasználó<br>Időszak: 2026.10.01. – 2026.10.31.<br>Fizetett összeg: 23 920 Ft<br>Bankkártya, utolsó 4 számjegy ${random.digits(4)}</p><p><a href="https://taskovia.example/hu/szamlak/letoltes?id=${random.digits(7)}">Számla letöltése (PDF)</a></p>`,
        HU,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hu second factor',
      language: 'hu',
      subject: 'Kétlépcsős azonosítás: ellenőrző kód',
      html: short(
        `<p>Szia Robin!</p><p>A kétlépcsős azonosítás bekapcsolásához írd be a <b>${second}</b> ellenőrző kódot a beállításoknál. Az előző kód már nem használható.</p><p>Kérdésed van? Írj a support@taskovia.example címre.</p>`,
        HU,
      ),
      codes: [second],
      links: [],
      best: { code: second },
    },
    {
      name: 'ro code of letters',
      language: 'ro',
      subject: 'Codul tău de autentificare Taskovia',
      html: short(
        `<p>Bună, Robin,</p><p>Copiază și lipește acest cod temporar de autentificare:</p>${grey(ro)}<p>Codul este valabil 20 de minute. Dacă nu ai încercat să te conectezi, ignoră acest e-mail.</p>`,
        RO,
      ),
      codes: [ro],
      links: [],
      best: { code: ro },
    },
    {
      name: 'ro comment',
      language: 'ro',
      subject: '[Taskovia] Andrei a comentat la „Lansare site”',
      html: short(
        `<p><b>Andrei Pop</b> a comentat la <a href="https://taskovia.example/t/TV-2087">TV-2087 Lansare site</a>:</p><blockquote style="border-left:3px solid #dfe1e6;padding-left:12px">Am urcat versiunea 3.4.1 pe serverul de test, portul 8443. Te rog să verifici până joi, 15.10, ora 12:00.</blockquote><p>Răspunde la acest e-mail pentru a adăuga un comentariu.</p>`,
        RO,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ro password reset',
      language: 'ro',
      subject: 'Resetează-ți parola',
      html: short(
        `<p>Bună, Robin,</p><p>Am primit o solicitare de resetare a parolei pentru contul tău. Alege o parolă nouă aici:</p><p>${blue(reset, 'Resetează parola')}</p><p>Linkul expiră în 60 de minute. Dacă nu tu ai făcut solicitarea, parola ta rămâne neschimbată.</p>`,
        RO,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'uk login code',
      language: 'uk',
      subject: 'Код для входу в Taskovia',
      html: short(
        `<p>Привіт, Robin!</p><p>Введіть цей код, щоб увійти:</p>${grey(uk)}<p>Термін дії коду закінчиться через 10 хвилин. Якщо ви не надсилали цей запит, просто проігноруйте листа.</p>`,
        UK,
      ),
      codes: [uk],
      links: [],
      best: { code: uk },
    },
    {
      name: 'uk end of the trial',
      language: 'uk',
      subject: 'Ваш пробний період закінчується через 3 дні',
      html: short(
        `<p>Привіт, Robin!</p><p>17 жовтня 2026 року закінчується пробний період для робочого простору «Синя крейда» (ID ${random.digits(6)}). Щоб зберегти доступ, оберіть тариф від 189 ₴ за користувача на місяць.</p><p>${blue('https://taskovia.example/uk/taryfy', 'Обрати тариф')}</p>`,
        UK,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
