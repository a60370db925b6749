CREATE TABLE "arrival_log" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"account_id" text COLLATE "C",
	"inbox_id" text COLLATE "C",
	"provider" text COLLATE "C",
	"envelope_from" text COLLATE "C",
	"recipient" text COLLATE "C",
	"outcome" text COLLATE "C" NOT NULL,
	"reason" text COLLATE "C",
	"email_id" text COLLATE "C",
	"size" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accepted" ADD COLUMN "envelope_to" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "accepted" ADD COLUMN "provider" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "envelope_to" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "provider" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "quarantine" ADD COLUMN "envelope_to" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "quarantine" ADD COLUMN "provider" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "arrival_log_account" ON "arrival_log" USING btree ("account_id","outcome","created_at","id");--> statement-breakpoint
CREATE INDEX "arrival_log_inbox" ON "arrival_log" USING btree ("inbox_id","outcome","created_at","id");--> statement-breakpoint
CREATE INDEX "arrival_log_age" ON "arrival_log" USING btree ("created_at","id");