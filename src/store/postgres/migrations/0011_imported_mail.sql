ALTER TABLE "emails" ADD COLUMN "imported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quarantine" ADD COLUMN "imported_at" timestamp (3) with time zone;