CREATE TABLE `delivery_steps` (
	`id` text PRIMARY KEY NOT NULL,
	`delivery_id` text NOT NULL,
	`email_id` text NOT NULL,
	`status` text NOT NULL,
	`source` text NOT NULL,
	`code` integer,
	`status_code` text,
	`reason` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `delivery_steps_email` ON `delivery_steps` (`email_id`,`id`);--> statement-breakpoint
CREATE TABLE `exchanges` (
	`inbox_id` text NOT NULL,
	`address` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `exchanges_pair` ON `exchanges` (`inbox_id`,`address`,`at`);--> statement-breakpoint
CREATE INDEX `exchanges_age` ON `exchanges` (`at`);--> statement-breakpoint
CREATE TABLE `heard` (
	`inbox_id` text NOT NULL,
	`address` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`inbox_id`, `address`)
);
--> statement-breakpoint
CREATE INDEX `heard_age` ON `heard` (`at`);--> statement-breakpoint
CREATE TABLE `suppressions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`address` text NOT NULL,
	`reason` text NOT NULL,
	`email_id` text,
	`detail` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `suppressions_address` ON `suppressions` (`account_id`,`address`);--> statement-breakpoint
CREATE INDEX `suppressions_page` ON `suppressions` (`account_id`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `deliveries_due`;--> statement-breakpoint
DROP INDEX `deliveries_sending`;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `last_code` integer;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `last_status_code` text;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `domain` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`next_attempt_at`,`id`,`domain`) WHERE status in ('queued', 'deferred');--> statement-breakpoint
CREATE INDEX `deliveries_sending` ON `deliveries` (`next_attempt_at`,`id`) WHERE status = 'sending';--> statement-breakpoint
DROP INDEX `emails_thread`;--> statement-breakpoint
ALTER TABLE `emails` ADD `kind` text DEFAULT 'message' NOT NULL;--> statement-breakpoint
ALTER TABLE `emails` ADD `automated` text;--> statement-breakpoint
ALTER TABLE `emails` ADD `hops` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `emails` ADD `on_unknown` text DEFAULT 'retry' NOT NULL;--> statement-breakpoint
ALTER TABLE `emails` ADD `held` text;--> statement-breakpoint
ALTER TABLE `emails` ADD `rejected` text;--> statement-breakpoint
CREATE INDEX `emails_reports` ON `emails` (`inbox_id`,`created_at`,`id`) WHERE kind <> 'message';--> statement-breakpoint
CREATE INDEX `emails_held` ON `emails` (`account_id`,`created_at`,`id`) WHERE status = 'held';--> statement-breakpoint
CREATE INDEX `emails_held_age` ON `emails` (`created_at`,`id`) WHERE status = 'held';--> statement-breakpoint
CREATE INDEX `emails_thread` ON `emails` (`thread_id`,`created_at`,`id`,`is_read`,`direction`,`kind`);--> statement-breakpoint
ALTER TABLE `api_keys` ADD `approval` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `line_id` text;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `made_by` text;--> statement-breakpoint
ALTER TABLE `inboxes` ADD `approval` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `inboxes` ADD `exchanges_per_hour` integer;--> statement-breakpoint
-- A key that held every scope there was goes on holding every one; a key that lacked any, or was narrowed, gets none.
UPDATE `api_keys` SET `scopes` = '["inboxes:read","inboxes:write","emails:send","emails:read","emails:write","emails:approve","api-keys:read","api-keys:write","domains:read","domains:write","metrics:read","suppressions:read","suppressions:write"]'
WHERE `inbox_ids` IS NULL AND `tools` IS NULL AND NOT `read_only`
AND (SELECT count(DISTINCT value) FROM json_each(`api_keys`.`scopes`) WHERE value IN ('inboxes:read', 'inboxes:write', 'emails:send', 'emails:read', 'emails:write', 'api-keys:read', 'api-keys:write', 'domains:read', 'domains:write', 'metrics:read')) = 10;
