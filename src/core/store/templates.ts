/** The template row and the queries over templates. */
import type { PageRequest } from './page.ts';

/** A mail with variables to be filled in. At least one of `text` and `html` is not null. */
export type TemplateRow = {
  id: string;
  accountId: string;
  name: string;
  subject: string;
  text: string | null;
  html: string | null;
  /** Names of the variables in subject, text and html, each once. */
  variables: string[];
  createdAt: Date;
  updatedAt: Date;
};

export type TemplateReads = {
  get(accountId: string, id: string): Promise<TemplateRow | null>;
  byName(accountId: string, name: string): Promise<Pick<TemplateRow, 'id'> | null>;
  list(accountId: string, page: PageRequest): Promise<Omit<TemplateRow, 'text' | 'html'>[]>;
  count(accountId: string): Promise<number>;
};

export type TemplateWrites = TemplateReads & {
  insert(row: TemplateRow): Promise<void>;
  update(
    id: string,
    change: Partial<Pick<TemplateRow, 'name' | 'subject' | 'text' | 'html' | 'variables' | 'updatedAt'>>,
  ): Promise<void>;
  remove(id: string): Promise<void>;
};
