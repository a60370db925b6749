CREATE TABLE "accepted" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"account_id" text COLLATE "C" NOT NULL,
	"inbox_id" text COLLATE "C" NOT NULL,
	"envelope_from" text COLLATE "C",
	"spf" text COLLATE "C",
	"original" boolean NOT NULL,
	"size" bigint NOT NULL,
	"tries" bigint NOT NULL,
	"leased_until" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"mime" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "joined_threads" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"thread_id" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
DROP INDEX "deliveries_due";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "sending_stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "output" text COLLATE "C" DEFAULT 'structured' NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "unsubscribed" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "unless_answered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quarantine" ADD COLUMN "unsubscribed" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "quarantine" ADD COLUMN "unless_answered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "accepted_due" ON "accepted" USING btree ("account_id","leased_until","id");--> statement-breakpoint
CREATE INDEX "joined_threads_thread" ON "joined_threads" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "accounts_stopped" ON "accounts" USING btree ("id") WHERE sending_stopped_at is not null;--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("next_attempt_at","id","domain","account_id") WHERE status in ('queued', 'deferred');