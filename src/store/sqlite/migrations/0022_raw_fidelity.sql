CREATE TABLE `accepted_anew` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`inbox_id` text NOT NULL,
	`envelope_from` text,
	`envelope_to` text,
	`provider` text,
	`spf` text,
	`size` integer NOT NULL,
	`tries` integer NOT NULL,
	`leased_until` integer NOT NULL,
	`accepted_at` integer NOT NULL,
	`raw_fidelity` text DEFAULT 'exact' NOT NULL,
	`mime` blob NOT NULL
);
--> statement-breakpoint
INSERT INTO `accepted_anew` SELECT `id`,`account_id`,`inbox_id`,`envelope_from`,`envelope_to`,`provider`,`spf`,`size`,`tries`,`leased_until`,`accepted_at`,CASE WHEN `original` THEN 'exact' ELSE 'reconstructed' END,`mime` FROM `accepted`;--> statement-breakpoint
DROP TABLE `accepted`;--> statement-breakpoint
ALTER TABLE `accepted_anew` RENAME TO `accepted`;--> statement-breakpoint
CREATE INDEX `accepted_due` ON `accepted` (`account_id`,`leased_until`,`id`);--> statement-breakpoint
ALTER TABLE `emails` ADD `raw_fidelity` text;--> statement-breakpoint
ALTER TABLE `quarantine` ADD `raw_fidelity` text;