DROP INDEX `emails_message`;--> statement-breakpoint
ALTER TABLE `emails` ADD `content_hash` text;--> statement-breakpoint
CREATE INDEX `emails_content` ON `emails` (`message_id`,`inbox_id`,`content_hash`) WHERE content_hash is not null;--> statement-breakpoint
CREATE INDEX `emails_message` ON `emails` (`message_id`,`inbox_id`,`direction`,`seq`);--> statement-breakpoint
ALTER TABLE `webhook_tokens` ADD `use` text;--> statement-breakpoint
ALTER TABLE `webhook_tokens` ADD `ignored` text;