/** A Croatian ferry line: HTML with a wave, codes for accounts and islanders' cards, links, tickets, gates and cancelled sailings; Croatian and English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const wave = (
  body: string,
) => `<html><body style="font-family:Arial;margin:0"><img src="https://jadranskitrajekti.example/mail/val.png" width="100%" height="60" alt=""><div style="padding:20px;max-width:560px">${body}</div>
<div style="background:#0d3b66;color:#fff;font-size:11px;padding:14px">Jadranski trajekti d.d., Riva 16, 51000 Rijeka, OIB 38453904471. Pozivni centar: +385 51 666 111 (7-21 h)</div></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const islander = random.text('ABCDEFGHJKLMNPRSTUVZ', 2) + random.digits(4);
  const ticket = `${random.digits(3)}-${random.digits(7)}`;
  const activate = `https://shop.jadranskitrajekti.example/hr/racun/aktivacija/${random.text('abcdef0123456789', 32)}`;
  const reset = `https://shop.jadranskitrajekti.example/en/account/reset?c=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 24)}`;
  return [
    {
      name: 'code of sign-in',
      language: 'hr',
      subject: `Vaš kod za prijavu: ${login}`,
      html: wave(
        `<p>Poštovani,</p><p>kod za prijavu u web trgovinu je <strong>${login}</strong>. Vrijedi 15 minuta.</p><p>Ako prijavu niste zatražili, ovu poruku možete zanemariti.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'card of an islander',
      language: 'hr',
      subject: 'Otočna iskaznica – dovršite zahtjev',
      text: `Poštovana/poštovani,

zahtjev za povlaštenu iskaznicu (otok Cres, br. ${random.digits(6)}/2026) je odobren. Da bismo iskaznicu povezali s vašim računom, u aplikaciji odaberite "Poveži iskaznicu" i upišite sigurnosni kod ${islander}.

Cijena izrade: 6,64 EUR. Iskaznicu preuzimate na blagajni Porozina.

Jadranski trajekti`,
      codes: [islander],
      links: [],
      best: { code: islander },
    },
    {
      name: 'account to be activated',
      language: 'hr',
      subject: 'Aktivirajte korisnički račun',
      html: wave(
        `<p>Dobro došli na palubu!</p><p>Za aktivaciju računa kliknite na poveznicu:<br><a href="${activate}">${activate}</a></p><p>Poveznica istječe ${random.whole(10, 28)}.07.2026. u 24 h.</p>`,
      ),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'new password in English',
      language: 'en',
      ...bothParts({
        from: 'Jadranski trajekti <webshop@jadranskitrajekti.example>',
        subject: 'Password change',
        encoding: 'quoted-printable',
        text: `Dear passenger,

a change of password was started for robin@postroom.localhost. Go to ${reset} and pick another one. It has to have 10 characters, of which 2 digits.

Jadranski trajekti, Rijeka`,
        html: wave(
          `<p>Dear passenger,</p><p>a change of password was started for your account. Go to <a href="${reset}">this page</a> and pick another one. It has to have 10 characters, of which 2 digits.</p>`,
        ),
      }),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'tickets',
      language: 'en',
      subject: `Your ferry tickets ${ticket}`,
      html: wave(
        `<p>Line 3${random.digits(2)}, Brestova - Porozina, ${random.whole(10, 28)} August 2026, 10:${random.pick(['00', '30', '45'])}</p><table border="1" cellpadding="5"><tr><td>2 adults</td><td>5.${random.digits(2)} EUR</td></tr><tr><td>Car up to 5 m, RI ${random.digits(4)}-AB</td><td>23.${random.digits(2)} EUR</td></tr></table><p>Ticket ${ticket}, check digits ${random.digits(2)}. Be in lane ${random.whole(1, 6)} at least 45 minutes before. JIR: ${random.text('abcdef0123456789', 8)}-${random.text('abcdef0123456789', 4)}</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'cancelled sailing',
      language: 'hr',
      subject: 'Otkazana plovidba zbog bure',
      text: `Obavijest putnicima

Trajekt u ${random.whole(10, 20)}:30 na liniji 3${random.digits(2)} danas ne plovi (bura, udari do ${random.whole(90, 140)} km/h).
Karta ${ticket} vrijedi za svaku sljedeću plovidbu do 31.12. ili povrat: obrazac P-${random.digits(2)}, IBAN i broj računa ${random.digits(5)}/PP1/2.
Info: 051 666 111`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'offer in spring',
      language: 'hr',
      subject: 'Proljeće na otocima: -20 % s kodom MORE20',
      html: wave(
        `<h2>Rezervirajte do 30. travnja</h2><p>U web trgovini unesite promotivni kod <b>MORE20</b>. Vrijedi za linije 332, 335 i 338, najviše 4 putnika po karti.</p><p><a href="https://pisma.jadranskitrajekti.example/klik/${random.digits(7)}">Vozni red</a> · <a href="https://pisma.jadranskitrajekti.example/odjava/${random.digits(7)}">Odjava</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
