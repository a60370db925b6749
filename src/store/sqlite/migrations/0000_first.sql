CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`plan` text NOT NULL,
	`operator` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `addresses` (
	`address` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`prefix` text NOT NULL,
	`hash` text NOT NULL,
	`scopes` text NOT NULL,
	`inbox_ids` text,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`expires_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash` ON `api_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `api_keys_page` ON `api_keys` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `counters` (
	`account_id` text NOT NULL,
	`day` text NOT NULL,
	`name` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`account_id`, `day`, `name`)
);
--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`email_id` text NOT NULL,
	`recipient` text NOT NULL,
	`local` integer NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_reply` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deliveries_email` ON `deliveries` (`email_id`);--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`next_attempt_at`,`id`) WHERE status in ('queued', 'deferred');--> statement-breakpoint
CREATE INDEX `deliveries_sending` ON `deliveries` (`id`) WHERE status = 'sending';--> statement-breakpoint
CREATE TABLE `domains` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`domain` text NOT NULL,
	`status` text NOT NULL,
	`ownership_token` text NOT NULL,
	`dkim_selector` text NOT NULL,
	`dkim_private_key` text NOT NULL,
	`dkim_public_key` text NOT NULL,
	`records` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_checked_at` integer,
	`verified_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `domains_name` ON `domains` (`account_id`,`domain`);--> statement-breakpoint
CREATE UNIQUE INDEX `domains_verified` ON `domains` (`domain`) WHERE verified_at is not null;--> statement-breakpoint
CREATE INDEX `domains_page` ON `domains` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `email_bodies` (
	`email_id` text PRIMARY KEY NOT NULL,
	`text` text,
	`html` text
);
--> statement-breakpoint
CREATE TABLE `email_mimes` (
	`email_id` text PRIMARY KEY NOT NULL,
	`mime` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `emails` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`inbox_id` text NOT NULL,
	`thread_id` text NOT NULL,
	`direction` text NOT NULL,
	`status` text NOT NULL,
	`from` text NOT NULL,
	`to` text NOT NULL,
	`cc` text NOT NULL,
	`bcc` text NOT NULL,
	`reply_to` text NOT NULL,
	`subject` text NOT NULL,
	`preview` text NOT NULL,
	`is_read` integer NOT NULL,
	`labels` text NOT NULL,
	`attachments` text NOT NULL,
	`message_id` text,
	`in_reply_to` text,
	`references` text NOT NULL,
	`date` integer,
	`size` integer NOT NULL,
	`parse_status` text NOT NULL,
	`anomalies` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `emails_message` ON `emails` (`inbox_id`,`message_id`,`direction`);--> statement-breakpoint
CREATE INDEX `emails_page` ON `emails` (`inbox_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `emails_unread` ON `emails` (`inbox_id`,`created_at`,`id`) WHERE not is_read;--> statement-breakpoint
CREATE INDEX `emails_account` ON `emails` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `emails_thread` ON `emails` (`thread_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`type` text NOT NULL,
	`inbox_id` text,
	`subject_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `events_account` ON `events` (`account_id`,`seq`);--> statement-breakpoint
CREATE TABLE `idempotency` (
	`id` text PRIMARY KEY NOT NULL,
	`request_hash` text NOT NULL,
	`sealed` blob NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_age` ON `idempotency` (`created_at`);--> statement-breakpoint
CREATE TABLE `inboxes` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`local_part` text NOT NULL,
	`domain` text NOT NULL,
	`address` text NOT NULL,
	`display_name` text,
	`status` text NOT NULL,
	`metadata` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inboxes_address` ON `inboxes` (`address`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `inboxes_page` ON `inboxes` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `inboxes_domain` ON `inboxes` (`account_id`,`domain`);--> statement-breakpoint
CREATE INDEX `inboxes_deleted` ON `inboxes` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`initialize` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sessions_age` ON `sessions` (`last_seen_at`);--> statement-breakpoint
CREATE INDEX `sessions_key` ON `sessions` (`key_id`,`last_seen_at`);--> statement-breakpoint
CREATE TABLE `webhook_tokens` (
	`token` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_tokens_age` ON `webhook_tokens` (`created_at`);