CREATE TABLE `webhook_deliveries` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`endpoint_id` text NOT NULL,
	`account_id` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`position` integer,
	`attempt` integer NOT NULL,
	`at` integer NOT NULL,
	`status` integer,
	`error` text,
	`ms` integer NOT NULL,
	`answer` text,
	`next_attempt_at` integer
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_page` ON `webhook_deliveries` (`endpoint_id`,`seq`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_age` ON `webhook_deliveries` (`at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_account` ON `webhook_deliveries` (`account_id`);--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`key_id` text NOT NULL,
	`url` text NOT NULL,
	`types` text,
	`inbox_id` text,
	`payload` text NOT NULL,
	`client_id` text,
	`secrets` text NOT NULL,
	`old_secret_until` integer,
	`status` text NOT NULL,
	`reason` text,
	`position` integer NOT NULL,
	`leased_by` text,
	`leased_until` integer,
	`next_attempt_at` integer,
	`failing_since` integer,
	`last_failure_at` integer,
	`last_success_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_endpoints_client` ON `webhook_endpoints` (`account_id`,`client_id`);--> statement-breakpoint
CREATE INDEX `webhook_endpoints_account` ON `webhook_endpoints` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `webhook_retries` (
	`endpoint_id` text NOT NULL,
	`account_id` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`position` integer NOT NULL,
	`thread_id` text,
	`attempts` integer NOT NULL,
	`next_at` integer NOT NULL,
	`holds_until` integer NOT NULL,
	PRIMARY KEY(`endpoint_id`, `event_id`)
);
--> statement-breakpoint
CREATE INDEX `webhook_retries_due` ON `webhook_retries` (`endpoint_id`,`next_at`);--> statement-breakpoint
CREATE INDEX `webhook_retries_thread` ON `webhook_retries` (`endpoint_id`,`thread_id`);--> statement-breakpoint
CREATE INDEX `webhook_retries_account` ON `webhook_retries` (`account_id`);