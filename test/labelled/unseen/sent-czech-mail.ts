/** A Czech mail provider: codes for recovery addresses and sign-ins, new devices, storage, news; Czech. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const html = (heading: string, body: string) => `<html><body style="margin:0;padding:24px;background:#fff">
<div style="max-width:520px;margin:0 auto;font-family:Arial,sans-serif;font-size:15px;color:#111">
<img src="https://www.pisemka.example/st/logo-red.png" width="96" alt="Písemka">
<h2 style="font-weight:normal;border-bottom:1px solid #eee;padding-bottom:12px">${heading}</h2>
${body}
<p style="color:#999;font-size:12px;margin-top:32px">Písemka.example, a.s., Radlická 3294/10, 150 00 Praha 5<br>Tento e-mail je informační, neodpovídejte na něj. Potřebujete poradit? <a style="color:#999" href="https://napoveda.pisemka.example">Nápověda</a></p>
</div></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const recovery = random.digits(6);
  const step = random.digits(6);
  const forgotten = random.digits(5);
  const alias = `https://login.pisemka.example/potvrdit?hash=${random.text('0123456789abcdef', 40)}&return=profil`;
  const family = `https://www.pisemka.example/rodina/pozvanka/${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 10)}`;
  return [
    {
      name: 'spare address',
      language: 'cs',
      subject: 'Ověření záložního e-mailu',
      html: html(
        'Ověřte svůj záložní e-mail',
        `<p>Dobrý den,</p><p>uživatel <b>tom.dvorak${random.digits(2)}@pisemka.example</b> si tuto adresu nastavil jako záložní. Opište prosím do nastavení účtu ověřovací kód:</p><p style="font-size:24px;color:#c00"><b>${recovery}</b></p><p>Kód je platný 2 hodiny. Pokud účet nepoznáváte, můžete zprávu smazat.</p>`,
      ),
      codes: [recovery],
      links: [],
      best: { code: recovery },
    },
    {
      name: 'second step at sign-in',
      language: 'cs',
      subject: `Váš přihlašovací kód: ${step.slice(0, 3)} ${step.slice(3)}`,
      text: `Dobrý den,

přihlašujete se k účtu na Písemce z prohlížeče Firefox (Windows 11). Přihlašovací kód je

${step.slice(0, 3)} ${step.slice(3)}

a vyprší za 5 minut. Nikomu ho neposílejte.

Váš tým Písemky`,
      codes: [step],
      links: [],
      best: { code: step },
    },
    {
      name: 'forgotten password',
      language: 'cs',
      subject: 'Obnova zapomenutého hesla',
      html: html(
        'Zapomněli jste heslo?',
        `<p>Nevadí. Na stránce obnovy zadejte číslo <b>${forgotten}</b> a hned si nastavíte heslo nové.</p><p>Požadavek přišel ${random.whole(2, 28)}. 1. 2026 v 7.${random.whole(10, 59)} z IP adresy 89.24.${random.whole(10, 250)}.${random.whole(10, 250)}. Nežádali jste o nic? Heslo zůstává beze změny.</p>`,
      ),
      codes: [forgotten],
      links: [],
      best: { code: forgotten },
    },
    {
      name: 'address as a name to sign in with',
      language: 'cs',
      subject: 'Dokončete prosím registraci',
      html: html(
        'Registrace s vlastní adresou',
        `<p>Ahoj Terezo,</p><p>chceš používat naše služby s e-mailem, který už máš. Ať víme, že je tvůj, klikni:</p><p><a href="${alias.replaceAll('&', '&amp;')}" style="display:inline-block;background:#c00;color:#fff;padding:10px 22px;border-radius:4px;text-decoration:none">Dokončit registraci</a></p><p>Odkaz platí do zítřejší půlnoci.</p>`,
      ),
      codes: [],
      links: [alias],
      best: { link: alias },
    },
    {
      name: 'invited to a family plan',
      language: 'cs',
      subject: 'Jiří Dvořák vás zve do rodinného účtu',
      html: html(
        'Pozvánka do rodiny',
        `<p>Jiří Dvořák s vámi chce sdílet 200 GB úložiště a kalendář. Místo v rodině vám drží do neděle.</p><p><a href="${family}">Přijmout pozvánku</a></p><p>Vaše zprávy ani fotky ostatní členové neuvidí.</p>`,
      ),
      codes: [],
      links: [family],
      best: { link: family },
    },
    {
      name: 'sign-in from a new device',
      language: 'cs',
      subject: 'Nové přihlášení k vašemu účtu',
      html: html(
        'Všimli jsme si nového přihlášení',
        `<table cellpadding="4"><tr><td>Kdy</td><td>úterý 10. 3. 2026, 22:${random.whole(10, 59)}</td></tr><tr><td>Zařízení</td><td>Samsung SM-A546B, Android 15</td></tr><tr><td>Odkud</td><td>Olomouc, ČR (2a02:8308:${random.text('0123456789abcdef', 4)}::${random.text('0123456789abcdef', 3)})</td></tr></table><p>Jste-li to vy, je vše v pořádku. V opačném případě se podívejte na <a href="https://ucet.pisemka.example/zabezpeceni">zabezpečení účtu</a> a odhlaste všechna zařízení.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'mailbox almost full',
      language: 'cs',
      subject: 'Vaše schránka je zaplněná z 93 %',
      html: html(
        'Dochází vám místo',
        `<p>Používáte 13,9 GB z 15 GB. Až se schránka naplní, nové zprávy se budou odesílatelům vracet s chybou 552.</p><ul><li>Koš: 1 ${random.digits(3)} zpráv</li><li>Největší příloha: dovolena_2019.zip (284 MB)</li></ul><p>Nebo si připlaťte: 100 GB za 39 Kč měsíčně, první 3 měsíce s kódem MISTO3 zdarma.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'letter of the week',
      language: 'cs',
      subject: 'Co jste tento týden četli nejvíc (a recept na neděli)',
      html: html(
        'Týden na Písemce',
        `<p><b>Důchody porostou o 358 korun.</b> Vláda schválila valorizaci od ledna; průměrný starobní důchod dosáhne 21 839 Kč.</p><p><b>D1 se o víkendu uzavře.</b> Mezi exity 182 a 190 se bude jezdit po objížďce, počítejte se zdržením 40 minut.</p><p><b>Sparta–Slavia 2:2.</b> Derby sledovalo 18 ${random.digits(3)} diváků, rozhodčí rozdal 9 žlutých karet.</p><p><b>Recept: svíčková za 90 minut.</b> Potřebujete 800 g zadního hovězího, 3 mrkve, 250 ml smetany ke šlehání (31 %) a trpělivost.</p><p><b>Soutěž:</b> odpovězte na tři otázky a vyhrajte jednu z 20 knih. Soutěžní číslo najdete v aplikaci. Minule vyhrál lístek ${random.digits(5)}.</p><p><a href="https://r.pisemka.example/n/${random.text('abcdef0123456789', 20)}">Otevřít v prohlížeči</a> | <a href="https://r.pisemka.example/off/${random.text('abcdef0123456789', 20)}">Neposílat</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
