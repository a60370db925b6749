ALTER TABLE "emails" ADD COLUMN "imported_seq" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "emails_imported_seq" ON "emails" USING btree ("imported_seq") WHERE imported_seq is not null;--> statement-breakpoint
CREATE INDEX "emails_imported_account" ON "emails" USING btree ("account_id") WHERE imported_seq is not null;