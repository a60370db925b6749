/** The rows of the instances that share a store and of the sends they began per domain, and the queries over them. */

/** A running instance. `beats` grows while it is alive. */
export type InstanceRow = { id: string; beats: number; startedAt: Date };

/** A delivery attempt to a domain. `at` is when it began, `seq` its position in the order of commits. */
export type DomainStartRow = { seq: number; domain: string; instanceId: string; at: Date };

export type InstanceWrites = {
  /** Adds one to `beats`; the first call makes the row. */
  beat(id: string, startedAt: Date): Promise<void>;
  get(id: string): Promise<InstanceRow | null>;
  list(): Promise<InstanceRow[]>;
  remove(id: string): Promise<void>;
};

export type DomainStartWrites = {
  insert(row: Omit<DomainStartRow, 'seq'>): Promise<void>;
  /** Those with a higher position than `seq` that began after `since`. */
  after(seq: number, since: Date): Promise<DomainStartRow[]>;
  /** Removes those that began at `before` or earlier. */
  sweep(before: Date): Promise<void>;
};
