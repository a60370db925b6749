/** Letters, guides and lessons in 13 languages that show made-up codes to warn or to teach, and bring none. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, name }: Draft) =>
  name.length % 2 === 0 ? { text: body } : { html: `<article>${body.replaceAll('\n', '<br>')}</article>` };

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        [
          'How to spot a fake',
          'A message such as "Your bank code is 739104, call us now" is bait. We do not text codes out of the blue.',
        ],
        [
          'Docs digest: OTP endpoint',
          'The reply of POST /otp now has a field:\n{ "code": "604177", "expires_in": 300 }\nSee the changelog of 4.17.',
        ],
        [
          'Getting started with two steps',
          'Open the app. It shows six digits, say 118 402. Type them within half a minute. That is all there is to it.',
        ],
        [
          'Podcast 118: the boy who guessed 7702',
          'He tried four digits on a Tuesday and had the vault open by noon. Listen from minute 14.',
        ],
        [
          'QA: template review',
          'Subject "Your code is 000000" is cut off on phones. Please approve draft 22 of the sign-in mail.',
        ],
        [
          'Puzzle of the week',
          'A safe takes four digits. 4417 has two right and in place, 2204 one right but elsewhere. What opens it?',
        ],
      ]),
      ...withoutCodes('de', [['Vorsicht Falle', 'Wer am Telefon "Ihre TAN 739104" vorliest, will an Ihr Konto.']]),
      ...withoutCodes('fr', [['Gare aux faux messages', '« Votre code 739104 expire » : n’y répondez pas.']]),
      ...withoutCodes('es', [['Así engañan', 'Le dicen: «dígame el código 739104 que le llegó». Cuelgue.']]),
      ...withoutCodes('it', [['Attenti alla truffa', 'Chiedono “mi legge il codice 739104?”. Riattaccate.']]),
      ...withoutCodes('pt-BR', [['Golpe do código', 'O golpista diz: "chegou aí o 739104?". Não responda.']]),
      ...withoutCodes('nl', [['Zo werkt de truc', 'Iemand appt "stuur even die 739104 door". Niet doen.']]),
      ...withoutCodes('sv', [['Varning', 'Någon ringer och frågar efter "koden 739104". Lägg på.']]),
      ...withoutCodes('pl', [['Uwaga, oszustwo', '„Proszę podać kod 739104” – tak zaczyna się oszustwo.']]),
      ...withoutCodes('ru', [['Мошенники', '«Продиктуйте код 739104» — говорят они. Положите трубку.']]),
      ...withoutCodes('tr', [['Dolandırıcılar', '“739104 kodunu söyler misiniz” diyene kapatın.']]),
      ...withoutCodes('ja', [['手口を知る', '「届いた739104を読み上げて」と言われたら切りましょう。']]),
      ...withoutCodes('ko', [['사기 주의', '"문자로 온 739104 불러 주세요"라고 하면 끊으세요.']]),
      ...withoutCodes('zh-Hant', [['小心詐騙', '對方說「把739104念給我」，請直接掛斷。']]),
    ],
    layout,
  );
}
