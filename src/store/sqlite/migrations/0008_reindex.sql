CREATE TABLE `reader_passes` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`position` integer NOT NULL,
	`until` integer NOT NULL,
	`reread` integer NOT NULL,
	`changed` integer NOT NULL,
	`unreadable` integer NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer
);
