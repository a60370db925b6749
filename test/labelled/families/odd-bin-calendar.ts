/** A town that collects waste, in Romanian and Bulgarian: an office without a heart, numbers of bins and streets. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body, language }: Draft) => ({
  text: `${language === 'ro' ? 'SERVICIUL DE SALUBRITATE' : 'СЛУЖБА ЧИСТОТА'}\n\n${body}\n\nNr. / № 2026-${language === 'ro' ? '4417' : '4418'}`,
});

export function mails(random: Random): FamilyMail[] {
  const [bin, bulky, moved, lid] = [random.digits(6), random.digits(4), random.digits(6), random.digits(5)];
  return laidOut(
    [
      {
        name: 'pubela nouă',
        language: 'ro',
        subject: 'Pubela 33120 pe numele dumneavoastră',
        body: `Stimate locatar,\n\npubela de 120 de litri se trece pe numele dumneavoastră numai dacă la rubrica 9 din fișă apare ${bin}. Fișa goală la rubrica 9 se restituie.`,
        codes: [bin],
      },
      {
        name: 'ridicare voluminoase',
        language: 'ro',
        subject: 'Canapeaua, joi',
        body: `Echipajul vine joi între 7 și 9. Ca să nu ia canapeaua altcuiva, îi spuneți ${bulky} prin interfon, cum l-am notat și noi.`,
        codes: [bulky],
      },
      {
        name: 'calendar',
        language: 'ro',
        subject: 'Calendarul pe decembrie',
        body: 'Hârtie: 4, 18. Plastic: 11, 24. Sticlă: 30. Traseul 417, mașina B-55-SAL. Taxa pe trimestru: 84 lei.',
      },
      {
        name: 'смяна на адрес',
        language: 'bg',
        subject: 'Премествате се от ул. Шипка 14',
        body: `Уважаема госпожо,\n\nпартидата 70041 ще тръгне с Вас към новия адрес. Служителят на гише 3 ще я пусне срещу\n\n      ${moved}\n\nи нищо друго няма да Ви иска.`,
        codes: [moved],
      },
      {
        name: 'капак с ключалка',
        language: 'bg',
        subject: 'Контейнерът на входа',
        body: `Капакът вече е с копчета. За Вашия вход щраква на ${lid}. Съседите имат своя.`,
      },
      {
        name: 'глоба платена',
        language: 'bg',
        subject: 'Акт 20417 е погасен',
        body: 'Постъпиха 50,00 лв. по акт 20417 от 12.10.2026. Разписка 558. Други задължения няма.',
      },
    ],
    layout,
  );
}
