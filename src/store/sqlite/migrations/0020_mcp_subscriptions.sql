ALTER TABLE `webhook_endpoints` ADD `mcp_event` text;--> statement-breakpoint
ALTER TABLE `webhook_endpoints` ADD `mail` text;--> statement-breakpoint
ALTER TABLE `webhook_endpoints` ADD `expires_at` integer;