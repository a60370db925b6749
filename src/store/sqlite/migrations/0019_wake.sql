CREATE TABLE `webhook_wakes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`endpoint_id` text NOT NULL,
	`account_id` text NOT NULL,
	`email_id` text NOT NULL,
	`inbox_id` text NOT NULL,
	`thread_id` text NOT NULL,
	`sender` text NOT NULL,
	`position` integer NOT NULL,
	`outcome` text NOT NULL,
	`at` integer NOT NULL,
	`due_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_wakes_email` ON `webhook_wakes` (`endpoint_id`,`email_id`);--> statement-breakpoint
CREATE INDEX `webhook_wakes_outcome` ON `webhook_wakes` (`endpoint_id`,`outcome`,`seq`);--> statement-breakpoint
CREATE INDEX `webhook_wakes_page` ON `webhook_wakes` (`endpoint_id`,`seq`);--> statement-breakpoint
CREATE INDEX `webhook_wakes_thread` ON `webhook_wakes` (`endpoint_id`,`thread_id`,`at`);--> statement-breakpoint
CREATE INDEX `webhook_wakes_sender` ON `webhook_wakes` (`endpoint_id`,`sender`,`at`);--> statement-breakpoint
CREATE INDEX `webhook_wakes_due` ON `webhook_wakes` (`endpoint_id`,`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `webhook_wakes_age` ON `webhook_wakes` (`at`);--> statement-breakpoint
CREATE INDEX `webhook_wakes_account` ON `webhook_wakes` (`account_id`);--> statement-breakpoint
ALTER TABLE `api_keys` ADD `wake` text;--> statement-breakpoint
ALTER TABLE `webhook_endpoints` ADD `wake` text;