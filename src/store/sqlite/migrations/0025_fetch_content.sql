ALTER TABLE `fetches` ADD `account_id` text;--> statement-breakpoint
ALTER TABLE `fetches` ADD `size` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `fetches` ADD `content` blob;--> statement-breakpoint
CREATE INDEX `fetches_account` ON `fetches` (`account_id`);