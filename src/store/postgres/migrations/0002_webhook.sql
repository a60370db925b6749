DROP INDEX "emails_message";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "content_hash" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "webhook_tokens" ADD COLUMN "use" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "webhook_tokens" ADD COLUMN "ignored" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "emails_content" ON "emails" USING btree ("message_id","inbox_id","content_hash") WHERE content_hash is not null;--> statement-breakpoint
CREATE INDEX "emails_message" ON "emails" USING btree ("message_id","inbox_id","direction","seq");