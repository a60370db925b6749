ALTER TABLE `emails` ADD `imported_seq` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `emails_imported_seq` ON `emails` (`imported_seq`) WHERE imported_seq is not null;--> statement-breakpoint
CREATE INDEX `emails_imported_account` ON `emails` (`account_id`) WHERE imported_seq is not null;