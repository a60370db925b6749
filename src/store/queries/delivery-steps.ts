/** Queries over the steps of deliveries. */
import { desc, eq, sql } from 'drizzle-orm';
import type { DeliveryStepReads, DeliveryStepWrites } from '../../core/store/deliveries.ts';
import { type Database, insertRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

/**
 * A mail to 100 recipients that is retried for two days has 2,000 steps. No more than this are read, however many reports came in.
 */
const MOST = 3000;

export function deliveryStepQueries(db: Database, t: Tables): DeliveryStepReads {
  const { deliverySteps } = t;
  const ofEmail = db
    .select()
    .from(deliverySteps)
    .where(eq(deliverySteps.emailId, sql.placeholder('emailId')))
    .orderBy(desc(deliverySteps.id))
    .limit(MOST)
    .prepare();
  return { ofEmail: async (emailId) => (await ofEmail.execute({ emailId })).reverse() };
}

export function deliveryStepChanges(db: Database, t: Tables): DeliveryStepWrites {
  return { ...deliveryStepQueries(db, t), insert: insertRow(db, t.deliverySteps) };
}
