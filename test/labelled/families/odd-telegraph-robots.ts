/** Terse robots of a factory in English, German, Czech and Japanese: key=value lines, where one value is asked back and most are not. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({ text: `${body}\n.\n` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'ACK REQUIRED press-04',
          'op=robin\nevent=remote_unlock\nack_value=#\nack_where=panel or web\nack_before=14:20',
          '77A1C9',
        ],
        ['OPERATOR CHANGE', 'from=kim to=robin\nshift=3\nchallenge sent to new operator, response expected: #', '480216'],
        ['RECIPE RELEASE 0417', 'recipe 0417 rev 9 locked\nrelease by typing # at station 2\nlock drops at 18:00', '93350'],
      ]),
      ...withCodes('de', [
        ['BEDIENERWECHSEL', 'von=kim nach=robin\nSchicht=3\nRückmeldung am Panel: #', '205871'],
        ['QUITTIERUNG NÖTIG Presse 04', 'Fernentriegelung durch robin\nzu quittieren mit #\nspätestens 14:20', '6634'],
      ]),
      ...withCodes('cs', [['POTVRZENÍ OBSLUHY', 'obsluha=robin\nstroj=lis 04\nna panelu odpovězte #', '391027']]),
      ...withCodes('ja', [['操作者確認 プレス04', '操作者=robin\n遠隔解除\nパネルに返す値=#\n期限=14:20', '518390']]),
      ...withoutCodes('en', [
        ['ALARM 4417 press-04', 'temp=88.2 limit=85.0\nalarm 4417 cleared by kim 13:58'],
        ['COUNTERS', 'parts=118402 scrap=377 oee=0.84\nnext service at 120000'],
        ['ACK DONE press-04', 'op=robin\nack_value=77A1C9 accepted 14:11\nunlock ran 40 s'],
        ['RECIPE CHANGED', 'recipe 0417 rev 8 -> 9\nchecksum 5F20AA41'],
        ['TOOL LIFE', 'tool 2204 used 77031 of 80000 strokes'],
      ]),
      ...withoutCodes('de', [
        ['STÖRUNG 4417', 'Temperatur 88,2 Grenze 85,0\nbehoben 13:58'],
        ['QUITTIERT Presse 04', 'robin, 14:11, Wert 6634\nEntriegelung 40 s'],
      ]),
      ...withoutCodes('cs', [['PORUCHA 4417', 'teplota 88,2\nodstraněno 13:58']]),
      ...withoutCodes('ja', [['警報 4417', '温度88.2\n13:58解除']]),
    ],
    layout,
  );
}
