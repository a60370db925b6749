ALTER TABLE "deliveries" ADD COLUMN "waits_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "deliveries" USING btree ("account_id","waits_since") WHERE status in ('queued', 'deferred');--> statement-breakpoint
CREATE INDEX "emails_labelled" ON "emails" USING btree ("account_id","created_at","id") WHERE labels <> '[]';--> statement-breakpoint
CREATE INDEX "threads_labelled" ON "threads" USING btree ("account_id","last_email_at","id") WHERE labels <> '[]';