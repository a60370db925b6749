/** A template is filled without sending anything. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();
const { body: template } = await room.rest('POST', '/templates', {
  name: 'Order',
  subject: 'Order {{number}}',
  text: 'Dear {{name}}.',
  html: '<p>Dear {{name}}.</p>',
});
const preview = (variables: Record<string, string | number>) =>
  room.rest('POST', `/templates/${template.id}/preview`, { variables });

test('a preview has the words that a mail would have, with values escaped in HTML', async () => {
  const { status, body } = await preview({ number: 7, name: 'A & B' });
  assert.equal(status, 200);
  assert.deepEqual(body, { subject: 'Order 7', text: 'Dear A & B.', html: '<p>Dear A &amp; B.</p>' });
  assert.deepEqual((await room.rest('GET', '/emails')).body.data, []);
});

test('a missing value is named', async () => {
  const { errors } = problem(await preview({ number: 7 }), 400, 'invalid_request');
  assert.deepEqual(
    errors.map(({ path }) => path),
    ['template.variables.name'],
  );
});
