ALTER TABLE "webhook_endpoints" ADD COLUMN "mcp_event" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "mail" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "expires_at" timestamp (3) with time zone;