/** What a look into the store finds. */
import type { ReadTx } from '../core/store/store.ts';
import type { TablesAge } from './tables-age.ts';

/** `none` = there is no database, or none with tables; `older` and `newer` = tables of another version, which this one cannot read. */
export type Looked =
  | { state: Exclude<TablesAge, 'current'> }
  | {
      state: 'current';
      read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T>;
      /** What the database's clock says; null where it has none but this machine's. */
      time: (() => Promise<Date>) | null;
      close(): Promise<void>;
    };
