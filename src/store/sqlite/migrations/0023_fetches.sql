CREATE TABLE `fetches` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`token` text NOT NULL,
	`plan` text NOT NULL,
	`envelope_from` text,
	`envelope_to` text NOT NULL,
	`spf` text,
	`state` text NOT NULL,
	`tries` integer NOT NULL,
	`next_try_at` integer NOT NULL,
	`leased_until` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fetches_token` ON `fetches` (`token`);--> statement-breakpoint
CREATE INDEX `fetches_due` ON `fetches` (`state`,`provider`,`next_try_at`,`id`);--> statement-breakpoint
CREATE INDEX `fetches_age` ON `fetches` (`state`,`created_at`,`id`);