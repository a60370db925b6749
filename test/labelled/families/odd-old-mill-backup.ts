/** A backup program that talks like its own log, in English, German, Russian and Ukrainian: vaults ask for a phrase it mailed; runs, sizes and hashes fill the rest. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({ text: `[oldmill]\n${body}\n[end]` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'vault "attic" is waiting',
          'a restore of 118 GB was requested from host moor\nit starts on: #\nanything else is ignored, silence ends it at 03:00',
          'quartz-bicycle-9',
        ],
        ['new key holder', 'robin@postroom.localhost is to become a key holder\nholder must hand back: #', '6F2K-88QD'],
      ]),
      ...withCodes('de', [
        [
          'Tresor "Dachboden" wartet',
          'Wiederherstellung von 118 GB für Host moor bestellt\nbeginnt auf: #\nohne Antwort endet es um 03:00',
          'quarz-fahrrad-9',
        ],
      ]),
      ...withCodes('ru', [
        [
          'хранилище «чердак» ждёт',
          'заказано восстановление 118 ГБ для узла moor\nначнётся по: #\nбез ответа закончится в 03:00',
          '40718253',
        ],
      ]),
      ...withCodes('uk', [
        [
          'сховище «горище» чекає',
          'замовлено відновлення 118 ГБ для вузла moor\nпочнеться за: #\nбез відповіді скінчиться о 03:00',
          '91530462',
        ],
      ]),
      ...withoutCodes('en', [
        ['run 4417 ok', '118402 files, 377 new, 4 gone\nsnapshot 5f20aa41 in 6m41s'],
        ['run 4418 failed', 'exit 13, host moor, disk sdb1 at 99 percent\nticket 20418 opened'],
        ['restore done', 'started on quartz-bicycle-9 at 22:14, 118 GB in 2 h 4 min\nit cannot be used twice'],
        ['prune', 'kept 30 daily, 12 monthly, dropped 77 snapshots'],
      ]),
      ...withoutCodes('de', [['Lauf 4417 gut', '118402 Dateien, 377 neue\nStand 5f20aa41']]),
      ...withoutCodes('ru', [['запуск 4417 успешен', '118402 файла, 377 новых\nснимок 5f20aa41']]),
      ...withoutCodes('uk', [['запуск 4417 вдалий', '118402 файли, 377 нових']]),
    ],
    layout,
  );
}
