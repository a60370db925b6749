CREATE TABLE `wait_answers` (
	`key_id` text NOT NULL,
	`email_id` text NOT NULL,
	`call` text NOT NULL,
	`answered_at` integer NOT NULL,
	`until` integer NOT NULL,
	`again` integer NOT NULL,
	PRIMARY KEY(`key_id`, `email_id`)
);
--> statement-breakpoint
CREATE INDEX `wait_answers_call` ON `wait_answers` (`key_id`,`call`,`answered_at`);--> statement-breakpoint
CREATE INDEX `wait_answers_until` ON `wait_answers` (`until`);