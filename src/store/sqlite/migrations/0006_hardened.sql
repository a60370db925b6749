DROP INDEX `emails_message`;--> statement-breakpoint
ALTER TABLE `emails` ADD `written_by` text;--> statement-breakpoint
ALTER TABLE `emails` ADD `content_hash` text;--> statement-breakpoint
CREATE INDEX `emails_scheduled` ON `emails` (`written_by`,`id`) WHERE status = 'held' or (status = 'queued' and send_at is not null);--> statement-breakpoint
CREATE INDEX `emails_content` ON `emails` (`message_id`,`inbox_id`,`content_hash`) WHERE content_hash is not null;--> statement-breakpoint
CREATE INDEX `emails_message` ON `emails` (`message_id`,`inbox_id`,`direction`,`seq`);--> statement-breakpoint
ALTER TABLE `api_keys` ADD `trust` text DEFAULT 'any' NOT NULL;--> statement-breakpoint
CREATE INDEX `api_keys_active` ON `api_keys` (`account_id`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `api_keys_line` ON `api_keys` (`line_id`) WHERE line_id is not null;--> statement-breakpoint
CREATE INDEX `api_keys_made_by` ON `api_keys` (`made_by`,`created_at`,`id`) WHERE made_by is not null;--> statement-breakpoint
ALTER TABLE `webhook_tokens` ADD `use` text;--> statement-breakpoint
ALTER TABLE `webhook_tokens` ADD `ignored` text;