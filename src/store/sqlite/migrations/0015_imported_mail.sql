ALTER TABLE `emails` ADD `imported_at` integer;--> statement-breakpoint
ALTER TABLE `quarantine` ADD `imported_at` integer;