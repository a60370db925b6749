/** A Catalan network of libraries: modest HTML and texts, codes and links of a reader's account, loans, rooms, clubs; Catalan. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const modest = (text: string) =>
  `<div style="font-family:Trebuchet MS,sans-serif;font-size:15px;border-left:5px solid #7d1d3f;padding-left:16px">${text}<p style="font-size:12px;color:#777">Biblioteques de Vallverda · Carrer Major, 33 · 08041 Vallverda · 93 781 66 04<br>Horari: de dilluns a divendres de 15.30 a 20.30 h, dissabtes de 10 a 14 h</p></div>`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(4);
  const ebook = random.text('ABCDEFGHJKLMNPQRSTUVXYZ23456789', 6);
  const card = random.digits(12);
  const confirm = `https://cataleg.vallverda.example/inscripcio/confirma/${random.text('abcdef0123456789', 28)}`;
  const pin = `https://cataleg.vallverda.example/patroninfo/pinreset?t=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 22)}`;
  return [
    {
      name: 'code of sign-in',
      language: 'ca',
      subject: 'Codi per entrar a «El meu compte»',
      html: modest(
        `<p>Bon dia, Robin,</p><p>el codi que has demanat és el <b style="font-size:22px">${login}</b>. Escriu-lo a la pantalla abans de cinc minuts.</p><p>Ningú de la biblioteca no te'l demanarà mai.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'activation of the e-book platform',
      language: 'ca',
      subject: 'Ja pots llegir en digital',
      text: `Hola Robin,

hem donat d'alta el teu carnet ${card} a la plataforma de llibres electrònics.

La primera vegada que obris l'aplicació et demanarà la clau d'activació: ${ebook}

Pots tenir 3 llibres alhora durant 21 dies.

Bona lectura!
Biblioteques de Vallverda`,
      codes: [ebook],
      links: [],
      best: { code: ebook },
    },
    {
      name: 'enrolment in a workshop to be confirmed',
      language: 'ca',
      subject: 'Confirma la teva plaça al taller de ràdio',
      html: modest(
        `<p>Hola,</p><p>t'hem guardat una de les ${random.whole(8, 16)} places del taller. Per fer-la ferma, prem <a href="${confirm}">confirmar la inscripció</a> abans de demà a les ${random.whole(10, 20)} h; si no, passarà a la llista d'espera.</p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'new PIN',
      language: 'ca',
      subject: 'Canvi de PIN del carnet',
      text: `Bon dia,

per triar un PIN nou per al carnet acabat en ${card.slice(-4)} ves a l'adreça següent:
${pin}

Caduca al cap de 3 hores. Si no ho has demanat tu, avisa'ns al 93 781 66 04.

Biblioteques de Vallverda`,
      codes: [],
      links: [pin],
      best: { link: pin },
    },
    {
      name: 'loans that end',
      language: 'ca',
      subject: 'Tens 2 préstecs que vencen aviat',
      html: modest(
        `<ul><li>La plaça del Diamant — N ROD, codi de barres 1${random.digits(10)}, venç el ${random.whole(10, 28)}/04/2026</li><li>Cuina de mercat — 641 CUI, codi de barres 1${random.digits(10)}, venç el ${random.whole(10, 28)}/04/2026</li></ul><p>Carnet: ${card}. Per cada dia de retard, 1 punt; amb 50 punts, 15 dies sense préstec.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'reserved book in a locker',
      language: 'ca',
      subject: 'La teva reserva és a la bústia 24 h',
      text: `Hola Robin,

«Solitud» t'espera a la bústia ${random.whole(1, 24)} de l'entrada. Marca el número ${random.digits(6)} al teclat per obrir-la.

Tens temps fins al ${random.whole(10, 28)} de maig.

Biblioteques de Vallverda`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'programme of the month',
      language: 'ca',
      subject: 'Agenda de maig: Sant Jordi ja ha passat, però seguim',
      html: modest(
        `<p><b>Dimarts 5, 18.30 h</b> Club de lectura (en línia: reunió ${random.digits(3)} ${random.digits(4)} ${random.digits(4)}, contrasenya llibre${random.digits(2)})</p><p><b>Dissabte 16, 11 h</b> Hora del conte, 3-6 anys, 25 infants</p><p><b>Sala d'estudi</b>: fins a la 1 de la nit del 18 de maig al 19 de juny. Wifi: VALLVERDA_${random.digits(3)}.</p><p>Descompte del 5 % a la llibreria Ona amb el val BIB${random.digits(3)}. <a href="https://llista.vallverda.example/baixa/${random.digits(5)}">Baixa</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
