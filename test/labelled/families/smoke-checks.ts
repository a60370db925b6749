/** Mails by which people and programs look whether mail works at all: a word or two, capitals, counters, names of machines. No code is in them. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => (body.startsWith('<') ? { html: body } : { text: body });

export function mails(random: Random): FamilyMail[] {
  const drafts: [language: string, subject: string, body: string][] = [
    ['en', 'ping', 'PONG'],
    ['en', 'Subject line', 'BODY'],
    ['en', 'plain and rich', '<p><b>RICH</b> part</p>'],
    ['en', 'attempt', `attempt ${random.digits(4)}`],
    ['en', 'from cron', `backup-${random.digits(2)} finished`],
    ['en', 'second', '2-second-mail'],
    ['en', 'charset', 'UTF8 check'],
    ['en', 'x', 'AAAA BBBB CCCC'],
    ['en', 'masked', 'NAME: XXXXXX XXXX'],
    ['en', 'attachment', 'ATTACHED'],
    ['en', 'queue', `queued as ${random.text('0123456789ABCDEF', 10)}`],
    ['en', 'host', 'mx-three'],
    ['en', 'big', '<h1>HEADING</h1>'],
    ['en', 'lorem', 'LOREM ipsum dolor'],
    ['en', 'empty but one', '.\nEND'],
    ['en', 'removed', '<div>[CUT]</div><div>REMOVED</div>'],
    ['de', 'Probe', 'PROBE'],
    ['de', 'Versuch', `Versuch ${random.whole(2, 9)} von Rechner lager-${random.digits(2)}`],
    ['de', 'Umlaute', '<p>GRÖSSE</p>'],
    ['fr', 'essai', 'ESSAI'],
    ['fr', 'accents', `essai no ${random.digits(3)} depuis poste-${random.digits(2)}`],
    ['es', 'prueba', 'PRUEBA'],
    ['ja', '送信確認', `送信 ${random.digits(4)}`],
    ['ru', 'проверка', `проверка связи ${random.digits(3)}`],
    ['pl', 'próba', 'PROBA'],
    ['nl', 'proef', `proef-${random.digits(3)}`],
  ];
  return laidOut(
    drafts.map(([language, subject, body]) => ({ name: subject, language, subject, body })),
    layout,
  );
}
