/** Units of work: all of one or nothing, seen by others after the commit, in one queue that never stops. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Store, Topic } from '../../../src/core/store/store.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { anAccount, anEmail, anEvent, anInbox, first, MIME, NO_BODY, NOON } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function commitsAreGrouped(open: () => Promise<OpenedStore>): void {
  describe('writes', () => {
    let opened: OpenedStore;
    let store: Store;
    before(async () => {
      opened = await open();
      store = opened.store;
    });
    after(() => opened.close());

    const claim = (token: string) => store.write((tx) => tx.webhookTokens.claim(token, NOON));
    const seen = (token: string) => store.read(async (tx) => (await tx.webhookTokens.used(token)) !== null);

    it('nothing of a unit that throws, and all of the others in its commit', async () => {
      const account = anAccount();
      const inbox = anInbox(account.id);
      const email = anEmail(inbox);
      const boom = new Error('boom');
      const told = await Promise.allSettled([
        claim('before'),
        store.write(async (tx) => {
          await tx.accounts.insert(account);
          await tx.inboxes.insert(inbox);
          await tx.emails.insert(email, NO_BODY, MIME);
          await tx.events.append(anEvent(account.id));
          await tx.webhookTokens.claim('within', NOON);
          throw boom;
        }),
        claim('after'),
      ]);
      assert.deepEqual(
        told.map((one) => (one.status === 'rejected' ? one.reason : one.value)),
        [true, boom, true],
      );
      assert.deepEqual([await seen('before'), await seen('within'), await seen('after')], [true, false, true]);
      await store.read(async (tx) => {
        assert.equal(await tx.accounts.get(account.id), null);
        assert.equal(await tx.inboxes.byAddress(inbox.address), null);
        assert.equal(await tx.emails.mime(email.id), null);
        assert.deepEqual(await tx.events.after(account.id, null, 0, 9), []);
      });
    });

    it('each unit once, though a change of the one before fails when it has begun', async () => {
      const account = anAccount();
      const taken = anInbox(account.id);
      await store.write(async (tx) => {
        await tx.accounts.insert(account);
        await tx.inboxes.insert(taken);
      });
      const begun: number[] = [];
      const rows = Array.from({ length: 9 }, (_, n) => anInbox(account.id, { createdAt: new Date(n) }));
      const boom = new Error('boom');
      const told = await Promise.allSettled(
        rows.map((row, n) =>
          store.write(async (tx) => {
            begun.push(n);
            if (n % 2 === 0) await tx.inboxes.insert(row);
            const kept = await tx.counters.value(account.id, '', 'units');
            const seen = (await tx.inboxes.list(account.id, null, first(99))).length;
            tx.counters.add(account.id, '', 'units', 1);
            tx.wake('session', row.id);
            if (n % 2 === 1) await tx.inboxes.insert(row);
            if (n % 4 === 1) await tx.inboxes.insert({ ...taken, id: randomUUID() });
            if (n === 6) throw boom;
            return [kept, seen];
          }),
        ),
      );
      assert.deepEqual(begun, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
      // Its own inbox, where that is there already, the one that was there before, and one for each unit that was kept.
      assert.deepEqual(
        told.map((one) => (one.status === 'rejected' ? null : one.value)),
        [[0, 2], null, [1, 3], [2, 3], [3, 5], null, null, [4, 5], [5, 7]],
      );
      assert.equal(told[6]?.status === 'rejected' && told[6].reason, boom);
      const kept = rows.filter((_, n) => told[n]?.status === 'fulfilled').map(({ id }) => id);
      const { there, counted } = await store.read(async (tx) => ({
        there: (await tx.inboxes.list(account.id, null, first(99))).map(({ id }) => id),
        counted: (await tx.counters.totals(account.id)).units,
      }));
      assert.deepEqual(there.filter((id) => id !== taken.id).toReversed(), kept);
      assert.equal(counted, kept.length);
    });

    it('nothing of a unit that throws before it awaits', async () => {
      await assert.rejects(
        store.write(() => {
          throw new TypeError('at once');
        }),
        TypeError,
      );
      assert.equal(await claim('after a throw at once'), true);
    });

    it('200 at once, and answers each with its own', async () => {
      const account = anAccount();
      const rows = Array.from({ length: 200 }, (_, n) => anInbox(account.id, { createdAt: new Date(n) }));
      const told = await Promise.all(
        rows.map((row) =>
          store.write(async (tx) => {
            await tx.inboxes.insert(row);
            return row.id;
          }),
        ),
      );
      assert.deepEqual(
        told,
        rows.map((row) => row.id),
      );
      const kept = await store.read((tx) => tx.inboxes.list(account.id, null, first(999)));
      assert.deepEqual(kept, rows.toReversed());
    });

    it('what only its unit sees until the commit', async () => {
      const row = anAccount();
      await store.write(async (tx) => {
        await tx.accounts.insert(row);
        assert.deepEqual(await tx.accounts.get(row.id), row);
        if (!opened.oneSession) assert.equal(await store.read((tx) => tx.accounts.get(row.id)), null);
      });
      assert.deepEqual(await store.read((tx) => tx.accounts.get(row.id)), row);
    });

    it('not inside a write, which is told so and may go on', async () => {
      const told = await store.write(async (tx) => {
        await assert.rejects(claim('nested'), /a write inside a write/);
        return await tx.webhookTokens.claim('outer', NOON);
      });
      assert.equal(told, true);
      await assert.rejects(
        store.write(async (tx) => {
          await tx.webhookTokens.claim('lost', NOON);
          await claim('nested');
        }),
        /a write inside a write/,
      );
      assert.deepEqual([await seen('nested'), await seen('outer'), await seen('lost')], [false, true, false]);
      assert.equal(await claim('after a nested write'), true);
    });

    it('of a caller that writes again as soon as its unit was undone, beside others', async () => {
      const undone = store.write(async () => {
        throw new Error('undone');
      });
      const again = undone.catch(() => claim('again'));
      assert.deepEqual(await Promise.all([again, claim('beside'), claim('beside too')]), [true, true, true]);
    });

    it('and wakes listeners after the commit, once per topic, and not for units that failed', async () => {
      const woken: string[] = [];
      const listen = (topic: Topic, name: string) => store.onWake(topic, () => woken.push(name));
      listen('outbox', 'outbox');
      listen('outbox', 'outbox again');
      listen('events', 'events');
      listen('sweep', 'sweep');
      const wake = (topic: Topic, fails = false) =>
        store.write(async (tx) => {
          await tx.webhookTokens.claim(`wake ${topic} ${fails}`, NOON);
          tx.wake(topic);
          tx.wake(topic);
          assert.deepEqual(woken, [], 'not before the commit');
          if (fails) throw new Error('no');
        });
      await Promise.allSettled([wake('outbox'), wake('sweep', true), wake('outbox'), wake('events')]);
      assert.deepEqual(woken.sort(), ['events', 'outbox', 'outbox again']);
      woken.length = 0;
      await claim('nothing to wake for');
      assert.deepEqual(woken, []);
    });

    it('and tells listeners what all the units of a commit woke them about, once each', async () => {
      const heard: string[][] = [];
      store.onWake('session', (about) => heard.push(about));
      const wake = (about: string[], fails = false) =>
        store.write(async (tx) => {
          await tx.webhookTokens.claim(`about ${about}`, NOON);
          for (const one of about) tx.wake('session', one);
          if (fails) throw new Error('no');
        });
      await Promise.allSettled([wake(['a', 'b']), wake(['lost'], true), wake(['b', 'c'])]);
      assert.deepEqual(heard, [['a', 'b', 'c']]);
      await wake(['a']);
      await store.write(async (tx) => tx.wake('session'));
      assert.deepEqual(heard.slice(1), [['a'], []]);
    });

    it('and tells of inbound mail once, in the order of its commits', async () => {
      const inbox = anInbox(anAccount().id);
      const told: string[] = [];
      store.onWake('email', (about) => told.push(...about));
      const rows = [anEmail(inbox), anEmail(inbox), anEmail(inbox)];
      for (const row of rows) {
        await store.write(async (tx) => {
          await tx.emails.insert(row, NO_BODY, MIME);
          tx.wake('email', row.id);
        });
      }
      for (const end = Date.now() + 60_000; told.length < 3 && Date.now() < end; )
        await new Promise((next) => setTimeout(next, 5));
      assert.deepEqual(
        told,
        rows.map((row) => row.id),
      );
    });

    it('what a woken listener can read, and what it writes itself', async () => {
      const found = new Promise<boolean[]>((resolve, reject) => {
        store.onWake('sweep', () => {
          Promise.all([seen('woken for'), claim('by the listener')]).then(resolve, reject);
        });
      });
      await store.write(async (tx) => {
        await tx.webhookTokens.claim('woken for', NOON);
        tx.wake('sweep');
      });
      assert.deepEqual(await found, [true, true]);
    });

    it('one after another without keeping the rest of the process waiting', async () => {
      let turns = 0;
      let writing = true;
      const turn = () => {
        turns++;
        if (writing) setImmediate(turn);
      };
      setImmediate(turn);
      for (let n = 0; n < 20; n++) await claim(`chain ${n}`);
      writing = false;
      assert.ok(turns >= 10, `${turns} turns of the event loop in 20 writes`);
    });

    it('answers the caller, and tells the other listeners, though one of them throws', async () => {
      const heard: string[] = [];
      const topic: Topic = 'sweep';
      const failing = () => {
        throw new Error('a listener that fails');
      };
      store.onWake(topic, failing);
      store.onWake(topic, () => heard.push(topic));
      for (const token of ['heard', 'heard again']) {
        await store.write(async (tx) => {
          await tx.webhookTokens.claim(token, NOON);
          tx.wake(topic);
        });
        assert.equal(await seen(token), true);
      }
      await eventually('both were heard of', async () => heard.length >= 2);
    });

    it('a beat, which tells who is there', async () => {
      const id = randomUUID();
      const row = (beats: number) => ({ id, beats, startedAt: NOON });
      assert.deepEqual(await store.beat(id, NOON), { instances: [row(1)], holders: [] });
      assert.deepEqual(await store.beat(id, NOON), { instances: [row(2)], holders: [] });
      await store.write((tx) => tx.instances.remove(id));
    });
  });

  describe('at its end', () => {
    it('does what it took on, and takes nothing more', async () => {
      const { store, close } = await open();
      try {
        const accepted = Array.from({ length: 150 }, (_, n) =>
          store.write(async (tx) => await tx.webhookTokens.claim(`last ${n}`, NOON)),
        );
        const closed = store.close();
        await assert.rejects(
          store.write(async () => true),
          /the store is closed/,
        );
        assert.ok((await Promise.all(accepted)).every((kept) => kept));
        await closed;
        await assert.rejects(
          store.write(async () => true),
          /the store is closed/,
        );
        await assert.rejects(store.read((tx) => tx.accounts.list()));
      } finally {
        await close();
      }
    });
  });
}
