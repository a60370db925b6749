CREATE TABLE "attachment_texts" (
	"email_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"account_id" text COLLATE "C" NOT NULL,
	"tries" bigint NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"texts" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "indexed" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "quarantine" ADD COLUMN "indexed" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "attachment_texts_due" ON "attachment_texts" USING btree ("account_id","leased_until","email_id") WHERE leased_until is not null;