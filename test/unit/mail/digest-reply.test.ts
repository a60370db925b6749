/** The new words of a mail: what its sender wrote now, without what was written before. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openPatientParser } from '../../support/running/kept-threads.ts';

const parser = openPatientParser();

let asked = 0;
async function digestOf(
  text: string,
  { subject = 'Re: the boat', type = 'text/plain', headers = '', from = 'From: ada@sender.example\r\n' } = {},
): Promise<[reply: string, quoted: string]> {
  asked += 1;
  const head = `${from}Subject: ${subject}\r\n${headers}Content-Type: ${type}; charset=utf-8\r\n\r\n`;
  const { replyText, quoted } = await parser.digest(Buffer.from(head + text.replaceAll('\n', '\r\n')), `reply-${asked}`);
  return [replyText, quoted];
}

async function replyOf(text: string, mail: Parameters<typeof digestOf>[1] = {}): Promise<string> {
  return (await digestOf(text, mail))[0];
}

const NEW = 'The boat is fine.\n\nShe needs paint.';

describe('quotes', () => {
  const attributions: Record<string, string> = {
    English: 'On Fri, Nov 20, 2026 at 9:01 AM Robin Vale <robin@postroom.example> wrote:',
    'English, folded': 'On Fri, Nov 20, 2026 at 9:01 AM Robin Vale of the\nHarbour Office <robin@postroom.example>\nwrote:',
    German: 'Am Fr., 20. Nov. 2026 um 09:01 Uhr schrieb Robin Vale <robin@postroom.example>:',
    French: 'Le ven. 20 nov. 2026 à 09:01, Robin Vale <robin@postroom.example> a écrit :',
    Spanish: 'El vie, 20 nov 2026 a las 9:01, Robin Vale (<robin@postroom.example>) escribió:',
    Italian: 'Il giorno ven 20 nov 2026 alle ore 09:01 Robin Vale <robin@postroom.example> ha scritto:',
    Portuguese: 'Em sex., 20 de nov. de 2026 às 09:01, Robin Vale <robin@postroom.example> escreveu:',
    Dutch: 'Op vr 20 nov 2026 om 09:01 schreef Robin Vale <robin@postroom.example>:',
    Polish: 'pt., 20 lis 2026 o 09:01 Robin Vale <robin@postroom.example> napisał(a):',
    Russian: 'пт, 20 нояб. 2026 г. в 09:01, Robin Vale <robin@postroom.example>:',
    Swedish: 'Den fre 20 nov. 2026 kl 09:01 skrev Robin Vale <robin@postroom.example>:',
    Japanese: '2026年11月20日(金) 9:01 Robin Vale <robin@postroom.example>:',
    Chinese: 'Robin Vale <robin@postroom.example> 于2026年11月20日周五 09:01写道：',
    Korean: '2026년 11월 20일 (금) 오전 9:01, Robin Vale <robin@postroom.example>님이 작성:',
  };
  for (const [language, line] of Object.entries(attributions)) {
    test(`an attribution in ${language} ends the new words, with and without marks on the old ones`, async () => {
      assert.equal(await replyOf(`${NEW}\n\n${line}\n\n> How is the boat?\n> Code 115290\n`), NEW);
      assert.equal(await replyOf(`${NEW}\n\n${line}\n\nHow is the boat?\n`), NEW);
    });
  }

  test('the blocks that Outlook puts above the old mail end the new words', async () => {
    const blocks = [
      '-----Original Message-----\nFrom: Robin\nSent: Friday\nTo: Ada\nSubject: the boat',
      '________________________________\nFrom: Robin Vale <robin@postroom.example>\nSent: Friday, 20 November 2026 09:01\nTo: Ada\nSubject: the boat',
      'Von: Robin\nGesendet: Freitag, 20. November 2026 09:01\nAn: Ada\nBetreff: Boot',
      '  De : Robin\n  Envoyé : vendredi 20 novembre 2026 09:01\n  À : Ada\n  Objet : le bateau',
      '*From:* Robin\n*Date:* Friday, 20 November 2026\n*To:* Ada\n*Subject:* the boat',
    ];
    for (const block of blocks) assert.equal(await replyOf(`${NEW}\n\n${block}\n\nHow is the boat?\n`), NEW);
  });

  test('what programs write by form ends the new words in any language, also above a text without marks', async () => {
    const heads = [
      'Robin Vale <robin@postroom.example> hat am 20.11.2026 09:01 CET geschrieben:',
      'Missatge de Robin Vale <robin@postroom.example> del dia dv., 20 de nov. 2026 a les 9:01:',
      '20 Nov 2026, 09:01 by robin@postroom.example:',
      'Robin Vale wrote on 11/20/26 9:01 AM:',
      '>>> Robin Vale <robin@postroom.example> 20.11.2026 09:01 >>>',
      'Robin Vale ---20.11.2026 09:01:00---How is the boat?\n\nFrom:\tRobin Vale/Pier\nTo:\tAda/Pier@Pier\nDate:\t20.11.2026 09:01\nSubject:\tthe boat',
      '  On Fri., 20 Nov. 2026 at 9:01 a.m., Robin Vale<robin@postroom.example> wrote:   Good morning.',
    ];
    for (const head of heads) assert.deepEqual(await digestOf(`${NEW}\n\n${head}\n\nHow is the boat?\n`), [NEW, 'below'], head);
    const cited = `${NEW}\n\nThe harbour master wrote:\n\nAll boats leave by noon.`;
    assert.deepEqual(await digestOf(cited), [cited, 'none']);
    assert.deepEqual(await digestOf(`${NEW}\n\nRobin wrote:\n\n  How is the boat?\n\n  Robin Vale`), [NEW, 'below']);
    const answered = `${NEW}\n\nRobin wrote:\n\nHow is the boat?\n\nRobin Vale\n\nDry as dust.`;
    assert.deepEqual(await digestOf(answered), [answered, 'none']);
  });

  test('quoted lines that begin with a name or initials are left out', async () => {
    const line = '>>>>> "Robin" == Robin Vale <robin@postroom.example> writes:';
    assert.deepEqual(await digestOf(`${NEW}\n\n${line}\n\n    Robin> How is the boat?\n    Robin> Dry?`), [NEW, 'below']);
    const shell = `${NEW}\n\nLog in as ada@pier.example:\n\nmysql> SELECT 1;\nmysql> exit`;
    assert.deepEqual(await digestOf(shell), [shell, 'none']);
  });

  test('below the line that a ticket system wants the answer above stands the older mail, and in its own mail the new one', async () => {
    for (const line of ['##- Please type your reply above this line -##', '--- Bitte antworten Sie über dieser Zeile ---']) {
      const answer = `Yes, I have tried that twice already.\n\n${line}`;
      assert.deepEqual(await digestOf(`${answer}\n\nTicket 4711\nHave you tried it?`), [
        'Yes, I have tried that twice already.',
        'below',
      ]);
      const own = `Harbour Support\n\n${line}\n\nHave you tried it?`;
      assert.deepEqual(await digestOf(own), [own, 'none']);
    }
  });

  test('what is sold in blue is no note on where the answers stand', async () => {
    const old = '<div class="gmail_quote"><blockquote>Which colours are there?</blockquote></div>';
    const sold = 'We have the large one in blue, and the small one until Friday.';
    assert.deepEqual(await digestOf(`<p>${sold}</p>${old}`, { type: 'text/html' }), [sold, 'below']);
    for (const note of ['My replies in blue.', 'In red.'])
      assert.equal((await digestOf(`<p>${note}</p>${old}`, { type: 'text/html' }))[1], 'interleaved');
  });

  test('answers between quoted lines stay, and with them all that they answer', async () => {
    const text = 'On 20 Nov 2026, at 09:01, Robin wrote:\n> Is she dry?\n\nDry as dust.\n\n> Is she sold?\n\nNot yet.';
    assert.deepEqual(await digestOf(text), [text, 'interleaved']);
    const html = `<p>My answers are in blue.</p><div id="appendonsend"></div><hr><p>From: Robin</p><p>Dry?</p><p style="color:#00f">Very.</p>`;
    const [reply, quoted] = await digestOf(html, { type: 'text/html' });
    assert.match(reply, /in blue[\s\S]*Dry\?[\s\S]*Very\./);
    assert.equal(quoted, 'interleaved');
  });

  test('an answer below the quoted mail, and a line below it, are new', async () => {
    const line = 'On Fri, Nov 20, 2026 at 9:01 AM Robin <r@postroom.example> wrote:';
    assert.deepEqual(await digestOf(`${line}\n> Is she dry?\n\nDry as dust.`), ['Dry as dust.', 'below']);
    assert.deepEqual(await digestOf(`Dry.\n\n${line}\n> Is she dry?\n\nPS: And sold.`), ['Dry.\n\nPS: And sold.', 'below']);
  });

  test('an answer without any mark below an attribution is kept, with all else', async () => {
    const text = 'Am 20.11.2026 um 09:01 schrieb Robin Vale:\n\nIst es trocken?\n\nJa, ganz trocken.';
    assert.deepEqual(await digestOf(text), [text, 'none']);
  });

  test('what a web mailer marks in HTML as quoted is left out', async () => {
    const html =
      '<div>The boat is fine.</div><br><div class="gmail_quote"><div class="gmail_attr">Yesterday our friend said:<br></div><blockquote class="gmail_quote">How is the boat?</blockquote></div>';
    assert.equal(await replyOf(html, { type: 'text/html' }), 'The boat is fine.');
  });

  test('of a mail that is all quote everything is kept', async () => {
    const text = 'On Fri, Nov 20, 2026 at 9:01 AM Robin <r@postroom.example> wrote:\n> How is the boat?';
    assert.deepEqual(await digestOf(text), [text, 'none']);
    assert.deepEqual(await digestOf(`${text}\n\nSent from my iPhone`), [`${text}\n\nSent from my iPhone`, 'none']);
  });

  test('prose that begins like an attribution stays, as does a form with a From line', async () => {
    const prose = 'On the other hand I wrote: nothing is sure.\n\nOn Monday we sail.';
    assert.equal(await replyOf(prose), prose);
    const form = 'From: Ada Lovelace\nDate: 2026-11-20\nSubject: a question\n\nDo you rent boats?';
    assert.equal(await replyOf(form, { subject: 'New contact request' }), form);
  });

  test('an indented block of an HTML mail that answers nothing is no quote', async () => {
    const html = '<p>Your address:</p><blockquote>Pier 4</blockquote>';
    assert.match(await replyOf(html, { type: 'text/html', subject: 'Welcome' }), /Pier 4/);
    assert.doesNotMatch(
      await replyOf(html, { type: 'text/html', subject: 'Welcome', headers: 'In-Reply-To: <a@b>\r\n' }),
      /Pier 4/,
    );
  });
});

describe('forwarded mail', () => {
  test('counts as new, since it is what the sender wants read', async () => {
    const old =
      '---------- Forwarded message ---------\nFrom: Robin <robin@postroom.example>\nDate: Fri, Nov 20, 2026\nSubject: the boat\n\nShe leaks.';
    assert.equal(await replyOf(`See below.\n\n${old}\n`, { subject: 'Fwd: the boat' }), `See below.\n\n${old}`);
    assert.equal(await replyOf(`See below.\n\n${old}\n`, { subject: 'Our boat' }), `See below.\n\n${old}`);
    const outlook = 'From: Robin\nSent: Friday, 20 November 2026\nTo: Ada\nSubject: the boat\n\nShe leaks.';
    assert.equal(await replyOf(`FYI\n\n${outlook}\n`, { subject: 'WG: the boat' }), `FYI\n\n${outlook}`);
  });

  test('but not when it is quoted below an answer', async () => {
    const text = `${NEW}\n\nOn Fri, Nov 20, 2026 at 9:01 AM Robin <r@postroom.example> wrote:\n\nBegin forwarded message:\n\nShe leaks.`;
    assert.equal(await replyOf(text), NEW);
  });
});

describe('signatures', () => {
  const signatures = [
    '-- \nAda Lovelace\nHarbour Office, +44 20 5550 0132',
    '--\nAda',
    'Sent from my iPhone',
    'Von meinem iPad gesendet',
    'Envoyé de mon iPhone',
    'Get Outlook for Android <https://aka.example/x>',
    'Best regards,\nAda',
    '_______________________________________________\nboats mailing list\nboats@lists.example',
  ];
  for (const signature of signatures) {
    test(`left out: ${signature.replaceAll('\n', ' / ')}`, async () => {
      assert.equal(await replyOf(`${NEW}\n\n${signature}\n`), NEW);
      const quote = '\n\nOn Fri, Nov 20, 2026 at 9:01 AM Robin <r@postroom.example> wrote:\n> How is the boat?\n';
      assert.equal(await replyOf(`${NEW}\n\n${signature}${quote}`), NEW);
    });
  }

  test('a box that a program names a signature goes, at the end and above an older mail, and not where more follows', async () => {
    const box = (name: string) => `<p>The boat is fine.</p><p>She needs paint.</p><div ${name}>Ada Lovelace<br>Pier 4</div>`;
    const old = '<div>-------- Original message --------</div><div>From: Robin</div><div>How is the boat?</div>';
    for (const name of ['class="front-signature"', 'id="x_Signature"', 'class="a email-signature-block"']) {
      assert.deepEqual(await digestOf(box(name), { type: 'text/html' }), [NEW, 'none']);
      assert.deepEqual(await digestOf(box(name) + old, { type: 'text/html' }), [NEW, 'below']);
      assert.match(await replyOf(`${box(name)}<p>And sold.</p>`, { type: 'text/html' }), /Pier 4[\s\S]*And sold\./);
    }
    assert.match(await replyOf(box('class="signature-required"'), { type: 'text/html' }), /Pier 4/);
  });

  test('the sender tells a signature by the name: below a rule, between two, in bold, and beside a closing', async () => {
    const from = 'From: Ada Lovelace <ada@sender.example>\r\n';
    const named = [
      '━━━━━━━━━━\nPier 4\nAda Lovelace（Ada）\nTEL 555 0132\n━━━━━━━━━━',
      '=====\nAda Lovelace\n555 0132',
      '*Ada Lovelace*',
    ];
    const closed = [
      'Viele Grüße, Ada',
      'Danke & Gruß\nAda',
      'Best regards',
      'i. A. Ada Lovelace',
      'Ada Lovelace\nada@sender.example',
    ];
    for (const signature of [...named, ...closed])
      assert.equal(await replyOf(`${NEW}\n\n${signature}`, { from }), NEW, signature);
    const table = 'On board:\n\n=====\nAda Lovelace\nRobin Vale';
    assert.equal(await replyOf(table, { from }), table);
    const plan = 'There are Basic and Best. I take\n\nBest';
    assert.equal(await replyOf(plan, { from }), plan);
  });

  test("a gateway's warning at the top goes, and a writer's own stays", async () => {
    const warning = 'CAUTION: This email originated from outside of the organization. Do not click links in it.';
    assert.equal(await replyOf(`${warning}\n\n${NEW}`), NEW);
    assert.equal(await replyOf(warning), warning);
    const own = 'Please use caution on the pier, it is wet today.';
    assert.equal(await replyOf(`${own}\n\n${NEW}`), `${own}\n\n${NEW}`);
  });

  test('rules between paragraphs, lists and a long text under a greeting are none', async () => {
    const ruled = 'Results\n----\n\n1. Paint\n\n====\n\n2. Sails';
    assert.equal(await replyOf(ruled), ruled);
    const long = `Regards,\nand now the whole story:\n${'A line of the story that goes on.\n'.repeat(20).trim()}`;
    assert.equal(await replyOf(`${NEW}\n\n${long}`), `${NEW}\n\n${long}`);
  });

  test('a greeting that ends in a comma is no closing: what follows it is read', async () => {
    const letter = 'TOWN CLEANING\n\nEsteemed resident,\n\nyour file goes with you.\n\n      398868\n\nNothing else is asked.';
    assert.equal(await replyOf(letter), letter);
    assert.equal(await replyOf(`${NEW}\n\nSo long then,\n\nAda`), NEW);
  });
});
