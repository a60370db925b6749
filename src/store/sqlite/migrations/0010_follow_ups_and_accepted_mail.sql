CREATE TABLE `accepted` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`inbox_id` text NOT NULL,
	`envelope_from` text,
	`spf` text,
	`original` integer NOT NULL,
	`size` integer NOT NULL,
	`tries` integer NOT NULL,
	`leased_until` integer NOT NULL,
	`accepted_at` integer NOT NULL,
	`mime` blob NOT NULL
);
--> statement-breakpoint
CREATE INDEX `accepted_due` ON `accepted` (`account_id`,`leased_until`,`id`);--> statement-breakpoint
CREATE TABLE `joined_threads` (
	`id` text PRIMARY KEY NOT NULL,
	`thread_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `joined_threads_thread` ON `joined_threads` (`thread_id`);--> statement-breakpoint
DROP INDEX `deliveries_due`;--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`next_attempt_at`,`id`,`domain`,`account_id`) WHERE status in ('queued', 'deferred');--> statement-breakpoint
ALTER TABLE `accounts` ADD `sending_stopped_at` integer;--> statement-breakpoint
CREATE INDEX `accounts_stopped` ON `accounts` (`id`) WHERE sending_stopped_at is not null;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `output` text DEFAULT 'structured' NOT NULL;--> statement-breakpoint
ALTER TABLE `emails` ADD `unsubscribed` text;--> statement-breakpoint
ALTER TABLE `emails` ADD `unless_answered` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `quarantine` ADD `unsubscribed` text;--> statement-breakpoint
ALTER TABLE `quarantine` ADD `unless_answered` integer DEFAULT false NOT NULL;