INSERT INTO `email_mimes` (`email_id`, `mime`) SELECT `email_id`, `mime` FROM `quarantine_mimes`;--> statement-breakpoint
ALTER TABLE `quarantine_mimes` DROP COLUMN `mime`;