ALTER TABLE `deliveries` ADD `waits_since` integer;--> statement-breakpoint
CREATE INDEX `deliveries_waiting` ON `deliveries` (`account_id`,`waits_since`) WHERE status in ('queued', 'deferred');--> statement-breakpoint
CREATE INDEX `emails_labelled` ON `emails` (`account_id`,`created_at`,`id`) WHERE labels <> '[]';--> statement-breakpoint
CREATE INDEX `threads_labelled` ON `threads` (`account_id`,`last_email_at`,`id`) WHERE labels <> '[]';