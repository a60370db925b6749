/** Makers of instruments in English, German, French, Korean and Chinese: two devices meet by characters that one shows or the mail brings; manuals, serials and faults. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, subject }: Draft) => ({
  html: `<p><b>${subject}</b></p><ol>${body
    .split('\n')
    .map((line) => `<li>${line}</li>`)
    .join('')}</ol>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Joining the probe to your name',
          'Switch the probe on and hold both keys.\nThe display shows dashes: fill them with <kbd>#</kbd>.\nThe lamp turns blue when the two have met.',
          '7K3Q',
        ],
        [
          'A second owner',
          'The probe LM-2207 has an owner already.\nTo be its second, set <kbd>#</kbd> on the wheel and press OK.',
          '604183',
        ],
      ]),
      ...withCodes('de', [
        [
          'Die Sonde Ihrem Namen zuordnen',
          'Sonde einschalten, beide Tasten halten.\nDie Striche im Display mit <kbd>#</kbd> füllen.\nDie Lampe wird blau.',
          '4M8T',
        ],
      ]),
      ...withCodes('fr', [
        [
          'Rattacher la sonde à votre nom',
          'Allumez la sonde, tenez les deux touches.\nRemplissez les tirets par <kbd>#</kbd>.\nLe voyant devient bleu.',
          '9P2X',
        ],
      ]),
      ...withCodes('ko', [
        [
          '탐침을 내 이름에 잇기',
          '탐침을 켜고 두 단추를 누르고 계세요.\n줄표 자리를 <kbd>#</kbd>로 채우세요.\n등이 파래지면 끝입니다.',
          '6R5W',
        ],
      ]),
      ...withCodes('zh-Hans', [
        ['把探头归到您名下', '打开探头，按住两个键。\n把屏上的横线填成 <kbd>#</kbd>。\n灯变蓝就好了。', '3H7N'],
      ]),
      ...withoutCodes('en', [
        [
          'Your probe has a new firmware',
          'Version 4.17.2, file 0x5F20AA41.\nHold both keys for 8 seconds.\nThe display shows 8888, then 0000.',
        ],
        ['Calibration sheet', 'Serial LM-2207-0377, factor 1.0418.\nNext due 05/2027.'],
        ['Fault F28', 'Battery at 3.3 V.\nOrder part 77031.'],
        ['The probe has met you', 'Joined on 4 May at 18:40.\nIts display took 7K3Q.'],
      ]),
      ...withoutCodes('de', [['Neue Firmware', 'Version 4.17.2.\nBeide Tasten 8 Sekunden halten, das Display zeigt 8888.']]),
      ...withoutCodes('fr', [['Feuille d’étalonnage', 'Série LM-2207-0377, facteur 1,0418.']]),
      ...withoutCodes('ko', [['교정표', '일련 LM-2207-0377, 계수 1.0418.']]),
      ...withoutCodes('zh-Hans', [['校准单', '序列LM-2207-0377，系数1.0418。']]),
    ],
    layout,
  );
}
