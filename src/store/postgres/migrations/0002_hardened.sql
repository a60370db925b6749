DROP INDEX "emails_message";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "trust" text COLLATE "C" DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "written_by" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "content_hash" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "webhook_tokens" ADD COLUMN "use" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "webhook_tokens" ADD COLUMN "ignored" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "api_keys_active" ON "api_keys" USING btree ("account_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "api_keys_line" ON "api_keys" USING btree ("line_id") WHERE line_id is not null;--> statement-breakpoint
CREATE INDEX "api_keys_made_by" ON "api_keys" USING btree ("made_by","created_at","id") WHERE made_by is not null;--> statement-breakpoint
CREATE INDEX "emails_scheduled" ON "emails" USING btree ("written_by","id") WHERE status = 'held' or (status = 'queued' and send_at is not null);--> statement-breakpoint
CREATE INDEX "emails_content" ON "emails" USING btree ("message_id","inbox_id","content_hash") WHERE content_hash is not null;--> statement-breakpoint
CREATE INDEX "emails_message" ON "emails" USING btree ("message_id","inbox_id","direction","seq");