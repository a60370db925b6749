/** A tax office in English, Danish, Finnish, Czech, Ukrainian and Korean, official and exact: access to files by a value of one day; assessments and references. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, subject }: Draft) => ({
  html: `<p align="right">Ref. MT/2026/20418</p><h4>${subject}</h4>${body
    .split('\n')
    .map((line) => `<p align="justify">${line}</p>`)
    .join('')}<hr><small>Meadow Revenue, PO Box 118. Tax number of the office 377 220 418.</small>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Access to your file',
          'Access to file 377/118 has been applied for through the portal.\nThe application takes effect upon entry of the following, which is reserved to the addressee and lapses at the end of this day:\n<u>#</u>\nNo officer will ask for it.',
          '7K4M-20QX',
        ],
        [
          'Change of the bank details on file',
          'New details ending 0377 have been proposed. They replace the present ones as soon as <u>#</u> has been entered beside them.',
          '583104',
        ],
      ]),
      ...withCodes('da', [
        [
          'Adgang til Deres sag',
          'Der er via portalen søgt om adgang til sag 377/118.\nAnsøgningen får virkning, når følgende er indført:\n<u>#</u>\nDet bortfalder ved dagens udløb.',
          '640277',
        ],
      ]),
      ...withCodes('fi', [
        [
          'Pääsy asiakirjoihinne',
          'Portaalin kautta on haettu pääsyä asiaan 377/118.\nHakemus tulee voimaan, kun seuraava on merkitty:\n<u>#</u>\nSe raukeaa päivän päättyessä.',
          '918530',
        ],
      ]),
      ...withCodes('cs', [
        [
          'Přístup do Vašeho spisu',
          'Prostřednictvím portálu bylo požádáno o přístup do spisu 377/118.\nŽádost nabude účinku vepsáním následujícího:\n<u>#</u>\nPozbývá platnosti koncem dne.',
          '275814',
        ],
      ]),
      ...withCodes('uk', [
        [
          'Доступ до вашої справи',
          'Через портал подано заявку на доступ до справи 377/118.\nЗаявка набуде чинності після внесення такого:\n<u>#</u>\nВтрачає силу наприкінці дня.',
          '806391',
        ],
      ]),
      ...withCodes('ko', [
        [
          '귀하의 서류 열람',
          '포털을 통해 377/118 서류의 열람이 신청되었습니다.\n다음을 기입하시면 신청이 효력을 가집니다.\n<u>#</u>\n오늘이 지나면 쓸 수 없습니다.',
          '429167',
        ],
      ]),
      ...withoutCodes('en', [
        [
          'Assessment for 2025',
          'Assessed: 4,417.20. Paid: 4,100.00. Due: 317.20 by 30 June.\nPayment reference:\n<u>37711820418</u>',
        ],
        ['Access was given', 'File 377/118 was opened on 4 May at 18:40 upon entry of 7K4M-20QX.\nNothing further is required.'],
        ['Your letter of 2 May', 'Your letter has number 2026-77031. An answer takes 14 days.'],
        [
          'Interview by telephone',
          'On 12 May at 10:15 an officer rings from 020 555 0118 and names the word HEATHER, so that you know who speaks.',
        ],
      ]),
      ...withoutCodes('da', [['Årsopgørelse 2025', 'Fastsat: 44.172. Betalt: 41.000. Betalings-id:\n<u>37711820418</u>']]),
      ...withoutCodes('fi', [['Verotuspäätös 2025', 'Vero: 4 417,20. Maksettu: 4 100. Viitenumero:\n<u>37711820418</u>']]),
      ...withoutCodes('cs', [['Výměr za rok 2025', 'Daň: 44 172. Zaplaceno: 41 000. Variabilní symbol:\n<u>37711820418</u>']]),
      ...withoutCodes('uk', [['Розрахунок за 2025 рік', 'Податок: 44 172. Сплачено: 41 000. Призначення:\n<u>37711820418</u>']]),
      ...withoutCodes('ko', [['2025년 결정 통지', '세액 4,417,200원, 납부 4,100,000원. 납부번호:\n<u>37711820418</u>']]),
    ],
    layout,
  );
}
