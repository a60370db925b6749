ALTER TABLE "inboxes" ADD COLUMN "unread_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Those that were known stay known for as long as those of today.
UPDATE "correspondents" SET "first_at" = now();--> statement-breakpoint
CREATE INDEX "correspondents_age" ON "correspondents" USING btree ("first_at");