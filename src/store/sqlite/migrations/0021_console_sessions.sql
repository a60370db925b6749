CREATE TABLE `console_links` (
	`hash` text PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `console_links_key` ON `console_links` (`key_id`);--> statement-breakpoint
CREATE INDEX `console_links_end` ON `console_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `console_sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `console_sessions_key` ON `console_sessions` (`key_id`);--> statement-breakpoint
CREATE INDEX `console_sessions_used` ON `console_sessions` (`used_at`);--> statement-breakpoint
CREATE INDEX `console_sessions_end` ON `console_sessions` (`ends_at`);