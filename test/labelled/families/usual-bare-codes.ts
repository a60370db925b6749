/** Programs of one person each, which mail a bare code with hardly a word beside it, in 24 languages; and as bare notices that bring none. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, name }: Draft) => (name.length % 4 === 0 ? { html: `<pre>${body}</pre>` } : { text: `${body}\n` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        ['Your sign-in code', '#', '663901'],
        ['hey', 'your code is #', '40718'],
        ['2FA', '#', '519402'],
        ['Login to Bramble', 'Code: #.', '7284'],
        ['New code', 'Your new code: #', '230665'],
        ['Good morning', 'The code you wanted is #.', 'H7T2QW'],
        ['Email check', 'Your code is: #\n\nBye', '881043'],
        ['PIN', 'Your PIN is #', '6309'],
        ['#', 'Your code is #', '174528'],
        ['Nice to meet you', 'Your code is # and it is good for an hour.', '95533'],
      ]),
      ...withCodes('de', [
        ['Guten Tag', 'Ihr Code ist #.', '440836'],
        ['PIN', 'Ihre PIN: #', '2917'],
      ]),
      ...withCodes('fr', [
        ['Salut', 'Ton code est #', '730962'],
        ['Code', 'Le code : #', '58140'],
      ]),
      ...withCodes('es', [['Buenas', 'Su código es #', '604418']]),
      ...withCodes('it', [['Salve', 'Il suo codice: #', '391577']]),
      ...withCodes('pt-BR', [['Oi', 'Seu código é #', '827340']]),
      ...withCodes('nl', [['Hoi', 'Uw code: #', '16093']]),
      ...withCodes('sv', [['Hej igen', 'Kod: #', '745120']]),
      ...withCodes('nb', [['Hei', 'Koden din er #', '308816']]),
      ...withCodes('da', [['Hej hej', 'Koden er #', '6642']]),
      ...withCodes('fi', [['Moi', 'Koodi on #', '951037']]),
      ...withCodes('pl', [['Dzień dobry', 'Kod: #', '287450']]),
      ...withCodes('cs', [['Ahoj', 'Tvůj kód: #', '60931']]),
      ...withCodes('hu', [['Szia', 'A kódod: #', '518274']]),
      ...withCodes('ro', [['Bună', 'Codul este #', '740093']]),
      ...withCodes('hr', [['Bok', 'Tvoj kod je #', '3385']]),
      ...withCodes('el', [['Γεια', 'Ο κωδικός σου είναι #', '692710']]),
      ...withCodes('bg', [['Здравей', 'Кодът ти е #', '105846']]),
      ...withCodes('ru', [['Привет', 'Твой код #', '833072']]),
      ...withCodes('uk', [['Привіт', 'Код: #', '47619']]),
      ...withCodes('tr', [['Selam', 'Kodun: #', '920154']]),
      ...withCodes('he', [['היי', 'הקוד שלך: #', '366408']]),
      ...withCodes('ar', [['أهلا', 'الرمز: #', '714295']]),
      ...withCodes('vi', [['Xin chào', 'Mã: #', '508831']]),
      ...withCodes('ja', [['どうも', 'コード：#', '279604']]),
      ...withCodes('ko', [['네', '코드는 #', '640137']]),
      ...withCodes('zh-Hans', [['嗨', '代码：#', '193785']]),
      ...withoutCodes('en', [
        ['FYI', 'Rack 118 was moved.'],
        ['Disk', '20417 MB free'],
        ['Poll', 'Votes: 604'],
        ['Your number', 'Your member number is 77031.'],
        ['Badge', 'Your badge is 44177'],
        ['Bus', 'The bus is 118, at 0915'],
        ['Locker', 'Locker 22, code 7702'],
        ['Part', 'The part number is 5520441.'],
        ['Door', 'Door: 4417'],
      ]),
      ...withoutCodes('de', [
        ['Kunde', 'Ihre Kundennummer ist 20417.'],
        ['Tor', 'Tor: 4417'],
      ]),
      ...withoutCodes('fr', [['Client', 'Votre numéro de client est 20417.']]),
      ...withoutCodes('es', [['Socio', 'Su número de socio es 20417.']]),
      ...withoutCodes('ru', [['Номер', 'Ваш номер в очереди 118.']]),
      ...withoutCodes('ja', [['会員', '会員番号：20417733']]),
    ],
    layout,
  );
}
