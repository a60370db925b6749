/** Templates: kept by an account, and filled by the mails that are sent with them, over REST and MCP. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import PostalMime from 'postal-mime';
import { problem } from '../../support/clients/problem.ts';
import { unfenced, walk } from '../../support/rooms/conversation.ts';
import { type Answer, API_KEY, eventually, type Json, type Postroom } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

let serial = 0;

const { room, sink } = await startRelayedRoom();
const inboxId: string = (await room.rest('POST', '/inboxes', { localPart: 'shop' })).body.id;

const ORDER = {
  subject: 'Order {{number}} for {{first_name}}',
  text: 'Dear {{first_name}}, {{number}} is on its way.',
  html: '<p title="{{first_name}}">Dear <b>{{first_name}}</b>, {{number}} is on its way.</p>',
};

const create = (input: Json, key = API_KEY) =>
  room.rest('POST', '/templates', { name: `template ${++serial}`, ...ORDER, ...input }, { key });
const made = async (input: Json = {}, key = API_KEY): Promise<Json & { id: string }> => {
  const { status, body } = await create(input, key);
  assert.equal(status, 201, JSON.stringify(body));
  return body;
};
const address = () => `reader-${++serial}@example.org`;
const send = (input: Json, options: Parameters<Postroom['rest']>[3] = {}) =>
  room.rest('POST', '/emails/send', { inboxId, to: address(), ...input }, options);
const fill = (id: string, variables?: Json, more: Json = {}) =>
  send({ template: variables === undefined ? { id } : { id, variables }, ...more });

/** What a reader's mail program finds in the mail that left for `to`. */
async function arrived(to: string) {
  const mail = await eventually('the mail leaves', async () => sink.mails.find(({ recipients }) => recipients.includes(to)));
  const { subject, text, html, headers } = await PostalMime.parse(mail.mime);
  return { subject, text: text?.trimEnd(), html: html?.trimEnd(), headers };
}

/** Refused, naming these fields and nothing else; nothing is stored. */
async function refusedAt(answer: Answer, expected: Record<string, RegExp>) {
  const { errors } = problem(answer, 400, 'invalid_request');
  assert.deepEqual(errors.map((one) => one.path).toSorted(), Object.keys(expected).toSorted());
  for (const { path, message } of errors) assert.match(message, expected[path] ?? /^$/, path);
}

describe('a template', () => {
  test('is made, read, changed and deleted; what is left out of a change stays', async () => {
    const { body: before } = await room.rest('GET', '/events?limit=100');
    const template = await made({ name: 'Order' });
    assert.deepEqual(template, { ...template, name: 'Order', ...ORDER, variables: ['number', 'first_name'] });
    const path = `/templates/${template.id}`;
    assert.deepEqual((await room.rest('GET', path)).body, template);

    const { body: renamed } = await room.rest('PATCH', path, { name: 'Order 2', text: 'Hello {{who}}.' });
    assert.deepEqual(renamed, {
      ...template,
      name: 'Order 2',
      text: 'Hello {{who}}.',
      variables: ['number', 'first_name', 'who'],
      updatedAt: renamed.updatedAt,
    });
    const { body: plain } = await room.rest('PATCH', path, { subject: 'Hello', html: null });
    assert.deepEqual([plain.subject, plain.html, plain.variables], ['Hello', null, ['who']]);
    await refusedAt(await room.rest('PATCH', path, { text: null }), { text: /is missing/ });
    assert.deepEqual((await room.rest('GET', path)).body, plain);

    assert.deepEqual((await room.rest('DELETE', path)).body, { id: template.id, deleted: true });
    for (const method of ['GET', 'DELETE']) problem(await room.rest(method, path), 404, 'not_found');
    const { data } = (await room.rest('GET', `/events?after=${before.nextCursor}`)).body;
    assert.deepEqual(
      data.map((event: Json) => [event.type, event.subjectId, event.inboxId]),
      ['created', 'updated', 'updated', 'deleted'].map((what) => [`template.${what}`, template.id, null]),
    );
  });

  test('has a name of its own, also when it is renamed', async () => {
    const [first, second] = [await made({ name: 'Mine' }), await made()];
    problem(await create({ name: 'Mine' }), 409, 'conflict');
    problem(await room.rest('PATCH', `/templates/${second.id}`, { name: 'Mine' }), 409, 'conflict');
    assert.equal((await room.rest('PATCH', `/templates/${first.id}`, { name: 'Mine', subject: 'x' })).status, 200);
    await room.rest('DELETE', `/templates/${first.id}`);
    assert.equal((await create({ name: 'Mine' })).status, 201);
    for (const name of ['', ' ', 'x'.repeat(101), 'a\nb', 'a\u2028b']) problem(await create({ name }), 400, 'invalid_request');
  });

  test('is text and variables, and the refusal of anything else names the field and says what to write', async () => {
    for (const [field, tag, says] of [
      ['subject', '{{#a}}x{{/a}}', /section/],
      ['text', '{{> footer}}', /partial/],
      ['html', '{{{name}}}', /not escaped/],
      ['html', '{{& name}}', /not escaped/],
      ['text', '{{=<% %>=}}', /delimiters/],
      ['html', '<!-- {{! note }} -->', /comment/],
      ['text', '{{person.name}}', /no name of a variable/],
      ['html', 'Dear {{name', /without a \}\}/],
    ] as const) {
      const answer = await create({ [field]: tag });
      await refusedAt(answer, { [field]: says });
      assert.ok(answer.body.hint.length > 10);
      const { id } = await made();
      await refusedAt(await room.rest('PATCH', `/templates/${id}`, { [field]: tag }), { [field]: says });
    }
    await refusedAt(await create({ subject: 'a\r\nBcc: x@example.net' }), { subject: /line breaks/ });
    await refusedAt(await create({ subject: 'a\u0085b' }), { subject: /line break/ });
    const variables = (count: number, letter: string) => Array.from({ length: count }, (_, n) => `{{${letter}${n}}}`).join('');
    const whole = await made({ subject: '{{a0}}', text: variables(50, 'a'), html: variables(50, 'b') });
    assert.equal((whole.variables as string[]).length, 100);
    await refusedAt(await create({ subject: '{{c}}', text: variables(50, 'a'), html: variables(50, 'b') }), { html: /100/ });
    problem(await room.rest('POST', '/templates', { name: 'x', subject: 'x' }), 400, 'invalid_request');
    problem(await create({ text: 'x'.repeat(200_001) }), 400, 'invalid_request');
  });

  test('is listed without its bodies, newest first', async () => {
    const stranger = await room.account();
    for (let n = 0; n < 9; n++) await made({ name: `page ${n}` });
    await made({ name: 'page of another' }, stranger);
    const rows = await walk(room, '/templates');
    const pages = rows.filter(({ name }) => String(name).startsWith('page '));
    assert.deepEqual(
      pages.map(({ name }) => name),
      Array.from({ length: 9 }, (_, n) => `page ${8 - n}`),
    );
    assert.deepEqual(Object.keys(pages[0] ?? {}).toSorted(), ['createdAt', 'id', 'name', 'subject', 'updatedAt', 'variables']);
    const { data } = (await room.rest('GET', '/templates', undefined, { key: stranger })).body;
    assert.deepEqual(
      data.map((row: Json) => row.name),
      ['page of another'],
    );
  });

  test('stays when Postroom restarts, and so does what an idempotency key answered', async () => {
    const ask = () => room.rest('POST', '/templates', { name: 'Once', ...ORDER }, { headers: { 'idempotency-key': 'once' } });
    const { body: template } = await ask();
    await room.restart();
    assert.deepEqual((await room.rest('GET', `/templates/${template.id}`)).body, template);
    const replay = await ask();
    assert.deepEqual([replay.status, replay.body, replay.headers.get('idempotency-replayed')], [201, template, 'true']);
    assert.equal((await fill(template.id, { number: 1, first_name: 'Ann' })).status, 202);
  });
});

describe('a mail sent with a template', () => {
  test('has its words with the values in them, escaped in the HTML and nowhere else', async () => {
    const { id } = await made();
    const to = address();
    const evil = '</b><script>alert("x")</script> & Söhne';
    const sent = await fill(id, { number: 4711, first_name: evil }, { to });
    assert.equal(sent.status, 202, JSON.stringify(sent.body));
    const mail = await arrived(to);
    assert.equal(mail.subject, `Order 4711 for ${evil}`);
    assert.equal(mail.text, `Dear ${evil}, 4711 is on its way.`);
    const escaped = '&lt;&#x2F;b&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;&#x2F;script&gt; &amp; Söhne';
    assert.equal(mail.html, `<p title="${escaped}">Dear <b>${escaped}</b>, 4711 is on its way.</p>`);
    const { body: record } = await room.rest('GET', `/emails/${sent.body.id}?view=full`);
    assert.deepEqual([record.subject, record.text], [mail.subject, mail.text]);
  });

  test('may have another subject, and then needs no values for that of the template; it cannot have other words', async () => {
    const { id } = await made({ text: 'For {{first_name}}.', html: undefined });
    const to = address();
    assert.equal((await fill(id, { first_name: 'Ann' }, { to, subject: 'Own {{number}}' })).status, 202);
    const { subject, text, html } = await arrived(to);
    assert.deepEqual([subject, text, html], ['Own {{number}}', 'For Ann.', undefined], 'a subject of the caller is no template');
    assert.equal((await fill(id, { first_name: 'Ann', number: '' }, { subject: 'Own' })).status, 202);
    const variables = { first_name: 'Ann', number: '1' };
    await refusedAt(await fill(id, variables, { text: 'x' }), { text: /beside a template/ });
    await refusedAt(await fill(id, variables, { text: 'x', html: 'y' }), { text: /beside/, html: /beside/ });
  });

  test('needs a value for every variable and takes none for another; each is named, and nothing is stored', async () => {
    const { id } = await made();
    const outbound = async () => (await room.rest('GET', '/metrics')).body.emails.outbound;
    const before = await outbound();
    const answer = await fill(id);
    await refusedAt(answer, { 'template.variables.number': /^is missing$/, 'template.variables.first_name': /^is missing$/ });
    assert.match(answer.body.hint, /are: number, first_name\./);
    await refusedAt(await fill(id, { number: '1', firstName: 'Ann', First_name: 'Ann' }), {
      'template.variables.first_name': /^is missing$/,
      'template.variables.firstName': /^is not a variable of the template$/,
      'template.variables.First_name': /^is not a variable of the template$/,
    });
    for (const first_name of [null, true, 12.5, ['Ann'], { toString: 'Ann' }, 'x'.repeat(200_001)])
      await refusedAt(await fill(id, { number: '1', first_name }), {
        'template.variables.first_name': /whole number|have at most 200000 characters/,
      });
    problem(await fill(id, Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`v${n}`, '']))), 400, 'invalid_request');
    const { id: bare } = await made({ subject: 'Hello', text: 'Hello.', html: undefined });
    assert.match((await fill(bare, { name: 'Ann' })).body.hint, /no variables/);
    assert.equal(await outbound(), before);
    assert.equal((await fill(bare)).status, 202);
  });

  test('has no further headers from a value, and a value that is no line is refused where the subject has it', async () => {
    const { id } = await made();
    for (const first_name of ['Ann\r\nBcc: evil@example.net', 'Ann\nX-Evil: 1', 'a\u0000b', 'a\u2028b']) {
      await refusedAt(await fill(id, { number: '1', first_name }), { 'template.variables.first_name': /line break/ });
    }
    await refusedAt(await fill(id, { number: '1', first_name: 'x'.repeat(998) }), { subject: /over 998 characters/ });
    const { id: other } = await made({ subject: 'Hello' });
    const to = address();
    assert.equal((await fill(other, { number: 'a\r\nb', first_name: '\r\n\r\nBcc: evil@example.net' }, { to })).status, 202);
    const { text, headers } = await arrived(to);
    assert.match(text ?? '', /^Dear \n\nBcc: evil@example\.net, a\nb is/);
    assert.ok(!headers.some(({ key }) => key === 'bcc'));
  });

  test('has no value read as a template, and knows no variable that was not given', async () => {
    const { id } = await made({ subject: '{{a}}', text: '{{a}} {{b}}', html: '<i>{{a}}</i>' });
    const to = address();
    assert.equal((await fill(id, { a: '{{b}}', b: '{{{a}}} {{#a}}' }, { to })).status, 202);
    const { subject, text, html } = await arrived(to);
    assert.deepEqual([subject, text, html], ['{{b}}', '{{b}} {{{a}}} {{#a}}', '<i>{{b}}</i>']);
    const { id: inherited } = await made({
      subject: '{{constructor}}',
      text: '{{hasOwnProperty}} {{toString}}',
      html: undefined,
    });
    const values = { constructor: '1', hasOwnProperty: '2', toString: '3' };
    await refusedAt(await fill(inherited), {
      'template.variables.constructor': /missing/,
      'template.variables.hasOwnProperty': /missing/,
      'template.variables.toString': /missing/,
    });
    const body = `{"inboxId":"${inboxId}","to":"x@example.org","template":{"id":"${inherited}","variables":{"__proto__":${JSON.stringify(values)}}}}`;
    problem(await room.rest('POST', '/emails/send', body), 400, 'invalid_request');
    const whole = address();
    assert.equal((await fill(inherited, values, { to: whole })).status, 202);
    assert.deepEqual((await arrived(whole)).text, '2 3');
  });

  test('is answered again for its idempotency key, also when the template was changed or deleted since', async () => {
    const { id } = await made({ text: 'Hello {{n}}.', subject: 'Hello', html: undefined });
    const to = address();
    const ask = (n: string) => send({ to, template: { id, variables: { n } } }, { headers: { 'idempotency-key': 'filled' } });
    const first = await ask('one');
    assert.equal(first.status, 202);
    await room.rest('PATCH', `/templates/${id}`, { text: 'Bye {{n}}.' });
    assert.deepEqual((await ask('one')).body, first.body);
    await room.rest('DELETE', `/templates/${id}`);
    const replay = await ask('one');
    assert.deepEqual([replay.body, replay.headers.get('idempotency-replayed')], [first.body, 'true']);
    problem(await ask('two'), 422, 'idempotency_mismatch');
    assert.equal((await arrived(to)).text, 'Hello one.');
    assert.equal((await room.rest('GET', `/emails/${first.body.id}?view=full`)).body.text, 'Hello one.');
    problem(await fill(id, { n: 'three' }), 404, 'not_found');
  });

  test('takes a template of its own account, and a key that may read it', async () => {
    const stranger = await room.account();
    const theirs = await made({ subject: 'Secret' }, stranger);
    const [foreign, unknown] = [await fill(theirs.id), await fill('00000000-0000-7000-8000-000000000000')];
    problem(foreign, 404, 'not_found');
    assert.deepEqual({ ...foreign.body, requestId: '' }, { ...unknown.body, requestId: '' });
    const { id } = await made({ subject: 'x', text: 'x', html: undefined });
    const { key } = (await room.rest('POST', '/api-keys', { name: 'sends', scopes: ['emails:send'] })).body;
    const refused = await send({ template: { id } }, { key });
    assert.match(refused.body.detail, /templates:read/);
    problem(refused, 403, 'missing_scope');
    assert.equal((await send({ subject: 'x', text: 'x' }, { key })).status, 202);
    await refusedAt(await send({ text: 'x' }, { key }), { subject: /is missing/ });
    await refusedAt(await send({ subject: 'x' }, { key }), { text: /is missing/ });
  });
});

test('an agent makes, finds, fills, changes and deletes a template', async () => {
  const agent = await room.mcp();
  const call = async (name: string, input: Json = {}) => unfenced((await agent.call(name, input)).body);
  const template = await call('create_template', { name: 'By an agent', subject: 'Hi {{who}}', html: '<b>{{who}}</b>' });
  assert.deepEqual([template.variables, 'html' in template], [['who'], false], 'it is not told what it has just written');
  assert.deepEqual((await call('list_templates', { limit: 1 })).data, [template]);
  const to = address();
  const missing = await call('send_email', { inboxId, to, template: { id: template.id } });
  assert.deepEqual([missing.code, missing.errors[0].path], ['invalid_request', 'template.variables.who']);
  assert.equal(
    (await call('send_email', { inboxId, to, template: { id: template.id, variables: { who: '<A>' } } })).status,
    'queued',
  );
  const { subject, html } = await arrived(to);
  assert.deepEqual([subject, html], ['Hi <A>', '<b>&lt;A&gt;</b>']);
  assert.deepEqual((await call('update_template', { id: template.id, subject: '{{hi}}' })).variables, ['hi', 'who']);
  assert.equal((await call('get_template', { id: template.id })).html, '<b>{{who}}</b>');
  assert.equal((await call('create_template', { name: 'x', subject: 'x', text: '{{{x}}}' })).errors[0].path, 'text');
  assert.deepEqual(await call('delete_template', { id: template.id }), { id: template.id, deleted: true });
  assert.equal((await call('get_template', { id: template.id })).code, 'not_found');
  await agent.close();
});
