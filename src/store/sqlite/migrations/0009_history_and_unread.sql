ALTER TABLE `inboxes` ADD `unread_counted` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Those that were known stay known for as long as those of today.
UPDATE `correspondents` SET `first_at` = unixepoch() * 1000;--> statement-breakpoint
CREATE INDEX `correspondents_age` ON `correspondents` (`first_at`);