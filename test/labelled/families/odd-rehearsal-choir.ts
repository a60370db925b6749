/** A choir in Sweden and Finland that books rehearsals: short notes of the conductor, in HTML with one thick frame. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="font:16px Georgia,serif;border:6px double #345;padding:20px;max-width:460px">${body.replaceAll('\n', '<br>')}</div>`,
});

export function mails(random: Random): FamilyMail[] {
  const [score, hall, voice, alto] = [random.digits(6), random.digits(4), random.digits(6), random.digits(5)];
  const joins = `https://kammarkor.example/stamma/${random.text('abcdefghjkmnpqrstuvwxyz23456789', 18)}`;
  return laidOut(
    [
      {
        name: 'noterna låses upp',
        language: 'sv',
        subject: 'Noterna till Brahms',
        body: `Hej Robin!\nNotarkivet känner inte igen din nya dator. Svara det med <b>${score}</b> så släpper det fram opus 29, 14 sidor.\nVi ses tisdag 18.30 i sal 204.`,
        codes: [score],
      },
      {
        name: 'dörren till församlingshemmet',
        language: 'sv',
        subject: 'Dörren på tisdag',
        body: `Vaktmästaren är ledig. Dosan vid sidoingången tar ${hall} och sedan grön knapp. Larmet är av till 22.15.`,
      },
      {
        name: 'ny alt i stämman',
        language: 'sv',
        subject: 'Välkommen till alterna',
        body: `Kerstin har räknat in dig som alt nummer 9.\n<a href="${joins}">Jag sjunger med</a>\nInnan dess syns varken schema eller noter. Avgift 450 kr, bankgiro 5550-0142.`,
        links: [joins],
      },
      {
        name: 'lähtevä laulaja kuittaa',
        language: 'fi',
        subject: 'Kuoron jäsenyys päättyy',
        body: `Hei,\npyysit itsesi pois jäsenlistalta. Tarkoitatko sitä todella? Silloin jäsensivu haluaa nähdä viisi merkkiä:\n<span style="font-size:26px">${alto}</span>\nMuuten jatkat sopraanona numero 12.`,
        codes: [alto],
      },
      {
        name: 'äänite kuunneltavaksi',
        language: 'fi',
        subject: 'Äänite 7.11.',
        body: `Kenraaliharjoituksen äänite (38 min) aukeaa laitteella, jota et ole ennen käyttänyt, kun sille naputtaa ${voice.slice(0, 3)} ${voice.slice(3)}. Tunnin kuluttua se ei enää aukea.`,
        codes: [voice],
      },
      {
        name: 'konsertin tilitys',
        language: 'fi',
        subject: 'Joulukonsertti, tilitys',
        body: 'Lippuja myytiin 214, niistä 38 ovelta. Viitteellä 20261 maksettiin 3 210,00 euroa. Kiitos kaikille, jotka seisoivat ovella.',
      },
    ],
    layout,
  );
}
