/** Long letters of a council and a university in English, French and Polish: a code deep in a paragraph, or none in as long a letter. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  text: `${body}\n\nOakhaven, The Old Exchange, 3 Canon Row\nSwitchboard 01632 960118, minicom 01632 960144`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Your council tax account',
          'Dear resident,\n\nThank you for your letter of 14 November about property 20417733. You told us that you would rather read your bills online, and you began to set that up at 11:20 this morning on our website, where the third screen asks for a number that we send to you by this email. That number is #. The screen waits for it until midnight, after which you would have to begin again. Your bill for 2026/27 of £1,184.02 is not affected.\n\nYours faithfully',
          '40933',
        ],
        [
          'Access to your exam script',
          'Dear candidate,\n\nscripts of paper 118 can be viewed from Monday. As each may be opened by its author alone, the viewer asks for a phrase which we have drawn for you: #. It is not your student number (20417) and not your library PIN.\n\nThe Registry',
          'amber-walrus-19',
        ],
        [
          'Re: postal vote',
          'Dear elector,\n\nyou asked on Tuesday to change where your ballot goes. We change nothing before we hear it from the address that we know, which is this one. Please go back to the page and give it the figures 7 1 0 4 4 8, in that order. Reference EL/2204/26.\n\nElectoral Services',
          '710448',
        ],
      ]),
      ...withCodes('fr', [
        [
          'Votre inscription en licence',
          'Madame, Monsieur,\n\nvotre dossier 26-118430 est complet. Il ne manque que votre accord, que vous donnerez à la dernière page en portant la mention # dans le cadre prévu, avant le 4 décembre. Le montant des droits est de 178 €.\n\nLa scolarité',
          'KD47-RM',
        ],
      ]),
      ...withCodes('pl', [
        [
          'Dziekanat: podpis pod umową',
          'Szanowni Państwo,\n\numowa 20417/2026 czeka na podpis. Proszę zalogować się jak zwykle, a na ostatniej stronie podać hasło jednorazowe #, ważne do północy. Opłata za semestr wynosi 1184 zł.\n\nDziekanat',
          '825071',
        ],
      ]),
      ...withoutCodes('en', [
        [
          'Your council tax account is online',
          'Dear resident,\n\nfrom today your bills for property 20417733 are read online. You confirmed this with the number we sent on Thursday, and need do nothing more. Your next instalment of £118.40 is taken on 1 December, reference 9044117731.\n\nYours faithfully',
        ],
        [
          'Polling station',
          'Dear elector,\n\nyour number on the register is 4417, your station the hall in Mill Lane, open from 0700 to 2200. Bring identification with a picture. If you hand in a postal vote, quote EL/2204/26.',
        ],
        [
          'Your place in hall',
          'Dear student,\n\nyou have room 118 in Heron Court. The porter hands you a fob, number 77031. The kitchen cupboard has a dial lock which is set to 3310 when you come. The network in the rooms is called heron, and its password, which is the same for all, is quiet-otter-22.',
        ],
        [
          'Planning application 26/0417',
          'Dear neighbour,\n\nan application was made for 14 Mill Lane. To comment, quote 26/0417 on our portal. Comments are read until 18 December by officer 22.',
        ],
      ]),
      ...withoutCodes('fr', [
        [
          'Vos résultats',
          'Madame, Monsieur,\n\nvous avez obtenu 14,5 à l’épreuve 118. Votre numéro d’anonymat était 20417. Les copies se consultent au bureau 3310, le mardi.\n\nLa scolarité',
        ],
      ]),
      ...withoutCodes('pl', [
        [
          'Legitymacja',
          'Szanowni Państwo,\n\nlegitymacja nr 20417733 jest do odbioru w pokoju 118, w godz. 9–14. Prosimy mieć przy sobie dowód.\n\nDziekanat',
        ],
      ]),
    ],
    layout,
  );
}
