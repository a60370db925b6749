/** The background workers besides the outbox: they read, check, fetch, deliver webhooks and sweep. */
import { asDescribed, mayReadFor } from '../tools/events/catalogue.ts';
import type { Core } from './core/ports/core.ts';
import { reindexInBackground } from './core/upkeep/reindex.ts';
import { sweep } from './core/upkeep/sweep.ts';
import { occurrenceOf } from './mcp/events/occurrences.ts';
import type { Config } from './settings/config.ts';
import { mailFetcher } from './webhook/fetching.ts';
import type { PostReading } from './webhook/posts/post-thread.ts';
import { objectSweep } from './webhook/ses/sweep.ts';
import { startAttachmentReading } from './workers/attachments.ts';
import { startAuthentication } from './workers/authentication.ts';
import { startFetching } from './workers/fetching.ts';
import { startFiling } from './workers/filing.ts';
import { startSweeper } from './workers/sweeper.ts';
import { startWebhooks } from './workers/webhooks.ts';

const MINUTE = 60_000;

/** `sweepSessions` ends the MCP sessions of this process whose keys have ended. */
export function startBackground(
  core: Core,
  config: Config,
  { sweepSessions, posts }: { sweepSessions(): Promise<void>; posts: PostReading },
): { close(): Promise<void> } {
  const sweeper = startSweeper('store', 10 * MINUTE, core.log, (ending) => core.store.once('sweep', () => sweep(core, ending)));
  const sessions = startSweeper('mcp sessions', MINUTE, core.log, async () => {
    await sweepSessions();
    return true;
  });
  const reindexing = startSweeper('stored mail', MINUTE, core.log, (ending) => reindexInBackground(core, ending));
  const lookThrough = config.sesS3Bucket === null ? null : objectSweep(core, config, config.sesS3Bucket);
  const objects = startSweeper('mail in S3', 5 * MINUTE, core.log, async (ending) =>
    lookThrough === null ? true : await core.store.once('mail in S3', () => lookThrough(ending)),
  );
  core.store.onWake('sweep', sweeper.wake);
  core.store.onWake('account', sessions.wake);
  const alone = !core.store.shared;
  const working = [
    startAuthentication(core),
    startFiling(core),
    startFetching(core, { ...mailFetcher(core, config, posts), alone }),
    startAttachmentReading(core, { alone }),
    startWebhooks(core, { telling: { mayReadFor, asDescribed, occurrenceOf }, alone }),
    ...[sweeper, sessions, reindexing, objects],
  ];
  sweeper.wake();
  reindexing.wake();
  objects.wake();
  return {
    async close() {
      await Promise.all(working.map((one) => one.close()));
    },
  };
}
