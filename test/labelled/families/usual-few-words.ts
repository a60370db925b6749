/** Programs that send a code in as few words as they can, in 15 languages: often the word for it, the code, and nothing else. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

/** `#` stands for the code. */
const MAILS: [language: string, subject: string, body: string][] = [
  ['en', 'Hello', 'Your code is #.'],
  ['en', 'Your code', 'Your code: #'],
  ['en', 'Code', '#'],
  ['en', 'Sign in', 'Your code is #'],
  ['en', 'Hi', 'Here is your code: #'],
  ['en', 'Login', 'The code is #.'],
  ['en', 'Verification', 'Code: #'],
  ['en', '', 'Your code is #.'],
  ['en', 'Your PIN', '#\n'],
  ['en', 'Welcome', '<p>Your code is <b>#</b>.</p>'],
  ['en', 'Access', '<p>Code</p><p>#</p>'],
  ['en', 'One more step', 'Code #'],
  ['en', 'Hello again', 'Your new code is #. The old one no longer works.'],
  ['en', 'code', 'it is #'],
  ['en', 'Confirm', 'Your code is #. It works for ten minutes.'],
  ['en', 'Thanks', 'Thanks for joining. Your code is #.'],
  ['de', 'Hallo', 'Dein Code ist #.'],
  ['de', 'Ihr Code', 'Ihr Code: #'],
  ['de', 'Anmeldung', 'Code: #'],
  ['fr', 'Bonjour', 'Votre code est #.'],
  ['fr', 'Votre code', 'Code : #'],
  ['es', 'Hola', 'Tu código es #.'],
  ['es', 'Código', 'Código: #'],
  ['it', 'Ciao', 'Il tuo codice è #.'],
  ['pt', 'Olá', 'O seu código é #.'],
  ['pt', 'Código', 'Seu código: #'],
  ['nl', 'Hallo', 'Je code is #.'],
  ['pl', 'Cześć', 'Twój kod to #.'],
  ['sv', 'Hej', 'Din kod är #.'],
  ['tr', 'Merhaba', 'Kodunuz: #'],
  ['ru', 'Здравствуйте', 'Ваш код: #'],
  ['uk', 'Вітаємо', 'Ваш код # '],
  ['ja', 'コード', 'コードは # です。'],
  ['zh', '您好', '您的代码是 #。'],
  ['ko', '안녕하세요', '코드: #'],
  ['ar', 'مرحبا', 'رمزك هو #'],
];

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function mails(random: Random): FamilyMail[] {
  const drafts = MAILS.map(([language, subject, pattern], at): Draft => {
    const letters = `${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 2)}${random.digits(2)}${random.text(LETTERS, 2)}`;
    const code = at % 9 === 8 ? letters : random.digits([6, 6, 4, 6, 5, 6, 8][at % 7] ?? 6);
    return { name: `${language} ${at + 1}`, language, subject, body: pattern.replace('#', code), codes: [code] };
  });
  return laidOut(drafts, ({ body }) => (body.startsWith('<') ? { html: body } : { text: body }));
}
