/** Reads one mail after another in a process of its own, and prints `read` for each, and `apart` when a thread for slow mail is begun. */
import { startThread } from '../../../src/mail/parse-thread.ts';
import { startParser } from '../../../src/mail/parser.ts';
import { mail } from '../mails/received-mail.ts';

const parser = startParser({
  start: (options) => {
    if (options.background) console.log('apart');
    return startThread(options);
  },
});
/** It takes some milliseconds, so that the thread is reading nearly all the time. */
const page = mail('Subject: page', 'Content-Type: text/html', '', '<p>Some <b>words</b> of a letter.</p>\r\n'.repeat(4_000));
for (;;) {
  await parser.parse(page, { accountId: 'a', sender: 'ada@sender.example' });
  console.log('read');
}
