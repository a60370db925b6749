CREATE TABLE `domain_starts` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`domain` text NOT NULL,
	`instance_id` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `domain_starts_age` ON `domain_starts` (`at`);--> statement-breakpoint
CREATE TABLE `instances` (
	`id` text PRIMARY KEY NOT NULL,
	`beats` integer NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `failures` (
	`address` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `failures_age` ON `failures` (`until`);--> statement-breakpoint
CREATE TABLE `session_news` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`session_id` text NOT NULL,
	`teller` text NOT NULL,
	`kind` text NOT NULL,
	`name` text,
	`message` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `session_news_age` ON `session_news` (`created_at`);--> statement-breakpoint
CREATE INDEX `session_news_session` ON `session_news` (`session_id`,`kind`);--> statement-breakpoint
ALTER TABLE `deliveries` ADD `claimed_by` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `busy_until` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `level` text;