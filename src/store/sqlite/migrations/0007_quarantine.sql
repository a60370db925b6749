CREATE TABLE `quarantine` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`inbox_id` text NOT NULL,
	`thread_id` text NOT NULL,
	`thread_reason` text NOT NULL,
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
	`envelope_from` text,
	`authentication` text NOT NULL,
	`check_at` integer,
	`claim_id` text,
	`claimed_until` integer,
	`attempts` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`kind` text DEFAULT 'message' NOT NULL,
	`automated` text,
	`hops` integer DEFAULT 0 NOT NULL,
	`on_unknown` text DEFAULT 'retry' NOT NULL,
	`held` text,
	`rejected` text,
	`send_at` integer,
	`written_by` text,
	`content_hash` text
);
--> statement-breakpoint
CREATE INDEX `quarantine_page` ON `quarantine` (`inbox_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `quarantine_account` ON `quarantine` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `quarantine_check` ON `quarantine` (`check_at`) WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX `quarantine_age` ON `quarantine` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `quarantine_mimes` (
	`email_id` text PRIMARY KEY NOT NULL,
	`inbox_id` text NOT NULL,
	`arrival_hash` text NOT NULL,
	`mime` blob NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quarantine_arrival` ON `quarantine_mimes` (`inbox_id`,`arrival_hash`);