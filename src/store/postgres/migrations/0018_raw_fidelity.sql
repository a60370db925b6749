ALTER TABLE "accepted" ADD COLUMN "raw_fidelity" text COLLATE "C" DEFAULT 'exact' NOT NULL;--> statement-breakpoint
UPDATE "accepted" SET "raw_fidelity" = 'reconstructed' WHERE NOT "original";--> statement-breakpoint
ALTER TABLE "accepted" ALTER COLUMN "original" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "raw_fidelity" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "quarantine" ADD COLUMN "raw_fidelity" text COLLATE "C";