ALTER TABLE "fetches" ADD COLUMN "account_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "fetches" ADD COLUMN "size" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fetches" ADD COLUMN "content" "bytea";--> statement-breakpoint
CREATE INDEX "fetches_account" ON "fetches" USING btree ("account_id");