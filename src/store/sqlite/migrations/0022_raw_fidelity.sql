ALTER TABLE `accepted` ADD `raw_fidelity` text DEFAULT 'exact' NOT NULL;--> statement-breakpoint
UPDATE `accepted` SET `raw_fidelity` = 'reconstructed' WHERE NOT `original`;--> statement-breakpoint
ALTER TABLE `accepted` DROP COLUMN `original`;--> statement-breakpoint
ALTER TABLE `emails` ADD `raw_fidelity` text;--> statement-breakpoint
ALTER TABLE `quarantine` ADD `raw_fidelity` text;