CREATE TABLE `arrival_log` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text,
	`inbox_id` text,
	`provider` text,
	`envelope_from` text,
	`recipient` text,
	`outcome` text NOT NULL,
	`reason` text,
	`email_id` text,
	`size` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `arrival_log_account` ON `arrival_log` (`account_id`,`outcome`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `arrival_log_inbox` ON `arrival_log` (`inbox_id`,`outcome`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `arrival_log_age` ON `arrival_log` (`created_at`,`id`);--> statement-breakpoint
-- Anew, so that the MIME is the last column.
ALTER TABLE `accepted` RENAME TO `accepted_before`;--> statement-breakpoint
CREATE TABLE `accepted` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`inbox_id` text NOT NULL,
	`envelope_from` text,
	`envelope_to` text,
	`provider` text,
	`spf` text,
	`original` integer NOT NULL,
	`size` integer NOT NULL,
	`tries` integer NOT NULL,
	`leased_until` integer NOT NULL,
	`accepted_at` integer NOT NULL,
	`mime` blob NOT NULL
);
--> statement-breakpoint
INSERT INTO `accepted` (`id`, `account_id`, `inbox_id`, `envelope_from`, `spf`, `original`, `size`, `tries`, `leased_until`, `accepted_at`, `mime`)
SELECT `id`, `account_id`, `inbox_id`, `envelope_from`, `spf`, `original`, `size`, `tries`, `leased_until`, `accepted_at`, `mime` FROM `accepted_before`;--> statement-breakpoint
DROP TABLE `accepted_before`;--> statement-breakpoint
CREATE INDEX `accepted_due` ON `accepted` (`account_id`,`leased_until`,`id`);--> statement-breakpoint
ALTER TABLE `emails` ADD `envelope_to` text;--> statement-breakpoint
ALTER TABLE `emails` ADD `provider` text;--> statement-breakpoint
ALTER TABLE `quarantine` ADD `envelope_to` text;--> statement-breakpoint
ALTER TABLE `quarantine` ADD `provider` text;