/** The instances that share a store, and what they lately sent to a domain. */

/** A running instance; `beats` grows for as long as it lives. */
export type InstanceRow = { id: string; beats: number; startedAt: Date };

/** A hand-over to a domain; `at` is when it began, `seq` its place in the order of commits. */
export type DomainStartRow = { seq: number; domain: string; instanceId: string; at: Date };

export type InstanceWrites = {
  /** One more beat; the first makes the row. */
  beat(id: string, startedAt: Date): Promise<void>;
  get(id: string): Promise<InstanceRow | null>;
  list(): Promise<InstanceRow[]>;
  remove(id: string): Promise<void>;
};

export type DomainStartWrites = {
  insert(row: Omit<DomainStartRow, 'seq'>): Promise<void>;
  /** After a place in the order of commits, those that began after `since`. */
  after(seq: number, since: Date): Promise<DomainStartRow[]>;
  /** Removes those that began by `before`. */
  sweep(before: Date): Promise<void>;
};
