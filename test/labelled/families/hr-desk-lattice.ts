/** An employer’s people desk in English, German, Spanish, Polish and Hindi: payslips, contracts and trainings behind a door that asks; rooms, badges and dates. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, subject }: Draft) => ({
  html: `<div style="border:1px solid #ddd;padding:24px"><div style="color:#0a7">Lattice People</div><h2>${subject}</h2>${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join(
      '',
    )}<p style="color:#999;font-size:12px">You get this as employee 0377. Questions: people@lattice.example, extension 4418.</p></div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Open your payslip for May',
          "You're viewing it away from the office, so it sits behind one more door.\nThe door takes <b>#</b>. It takes it once.\nReload the page if the door has gone.",
          '750284',
        ],
        [
          'Your contract is ready to sign',
          'Page 9 has a line for your initials and, next to it, a space for <b>#</b>. Both are needed.',
          '31867',
        ],
        [
          'A new phone for your approvals',
          'To move approvals from the Pebble 10 to the Pebble 12, open Approvals on the 12 and feed it <b>#</b> before 17:30.',
          '926041',
        ],
      ]),
      ...withCodes('de', [
        [
          'Ihre Abrechnung für Mai',
          'Sie öffnen sie außerhalb des Büros, daher gibt es eine Tür mehr.\nDie Tür nimmt <b>#</b>, und zwar einmal.',
          '640917',
        ],
      ]),
      ...withCodes('es', [
        [
          'Su nómina de mayo',
          'La abre fuera de la oficina, así que hay una puerta más.\nLa puerta acepta <b>#</b>, una sola vez.',
          '285346',
        ],
      ]),
      ...withCodes('pl', [
        [
          'Pasek płacowy za maj',
          'Otwiera go Pan poza biurem, więc są jeszcze jedne drzwi.\nDrzwi przyjmują <b>#</b>, jeden raz.',
          '507192',
        ],
      ]),
      ...withCodes('hi', [
        ['मई की वेतन पर्ची', 'आप इसे दफ़्तर के बाहर खोल रहे हैं, इसलिए एक दरवाज़ा और है।\nदरवाज़ा <b>#</b> लेता है, एक ही बार।', '813065'],
      ]),
      ...withoutCodes('en', [
        ['Payslip opened', 'Your payslip for May was opened at 19:20; the door took 750284.'],
        ['First day', 'Badge 4418 waits at reception. Desk 22, floor 7. Lift code for the week is 1180.'],
        ['Fire training', 'Session 118, room 3.04, 12 May, 10:15. Enter 4418 on the list at the door.'],
        ['Timesheets', 'Week 18: 38.5 hours, project 20418. Code your hours to 7703 until Friday.'],
        ['Printer on floor 7', 'Hold your badge to it, or type your extension and the year you started.'],
        ['Dress-down Friday', 'Wear what you like, raise what you can. Last year 1,184 for the hospice.'],
      ]),
      ...withoutCodes('de', [['Abrechnung geöffnet', 'Um 19:20; die Tür nahm 640917.']]),
      ...withoutCodes('es', [['Nómina abierta', 'A las 19:20; la puerta aceptó 285346.']]),
      ...withoutCodes('pl', [['Pasek otwarty', 'O 19:20; drzwi przyjęły 507192.']]),
      ...withoutCodes('hi', [['पर्ची खुली', '19:20 पर; दरवाज़े ने 813065 लिया।']]),
    ],
    layout,
  );
}
