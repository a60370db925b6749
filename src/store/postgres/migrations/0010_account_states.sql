ALTER TABLE "accounts" ADD COLUMN "state" text COLLATE "C" DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "state_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "idempotency" ADD COLUMN "account_id" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "accounts_not_active" ON "accounts" USING btree ("id") WHERE state <> 'active';--> statement-breakpoint
CREATE INDEX "addresses_account" ON "addresses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "idempotency_account" ON "idempotency" USING btree ("account_id") WHERE account_id is not null;