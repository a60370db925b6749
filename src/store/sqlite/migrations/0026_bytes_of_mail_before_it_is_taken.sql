CREATE TABLE `arriving` (
	`id` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `arriving_since` ON `arriving` (`since`);--> statement-breakpoint
CREATE TABLE `email_pieces` (
	`email_id` text NOT NULL,
	`piece` integer NOT NULL,
	`bytes` blob NOT NULL,
	PRIMARY KEY(`email_id`, `piece`)
);
--> statement-breakpoint
INSERT INTO `email_mimes` (`email_id`, `mime`) SELECT `id`, `mime` FROM `accepted`;--> statement-breakpoint
ALTER TABLE `accepted` DROP COLUMN `mime`;