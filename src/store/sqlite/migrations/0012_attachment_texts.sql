CREATE TABLE `attachment_texts` (
	`email_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`tries` integer NOT NULL,
	`leased_until` integer,
	`texts` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attachment_texts_due` ON `attachment_texts` (`account_id`,`leased_until`,`email_id`) WHERE leased_until is not null;--> statement-breakpoint
ALTER TABLE `emails` ADD `indexed` text;--> statement-breakpoint
ALTER TABLE `quarantine` ADD `indexed` text;