CREATE TABLE `draft_files` (
	`email_id` text NOT NULL,
	`position` integer NOT NULL,
	`filename` text NOT NULL,
	`content_type` text NOT NULL,
	`content_id` text,
	`content` blob NOT NULL,
	PRIMARY KEY(`email_id`, `position`)
);
--> statement-breakpoint
CREATE TABLE `drafts` (
	`email_id` text PRIMARY KEY NOT NULL,
	`answers` text,
	`written` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `spends` (
	`budget_id` text NOT NULL,
	`window` text NOT NULL,
	`starts_at` integer NOT NULL,
	`used` integer NOT NULL,
	PRIMARY KEY(`budget_id`, `window`)
);
--> statement-breakpoint
CREATE TABLE `templates` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`subject` text NOT NULL,
	`variables` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`text` text,
	`html` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `templates_name` ON `templates` (`account_id`,`name`);--> statement-breakpoint
CREATE INDEX `templates_page` ON `templates` (`account_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `api_keys` ADD `mode` text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `rules` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `budgets` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `emails` ADD `send_at` integer;--> statement-breakpoint
CREATE INDEX `emails_drafts` ON `emails` (`inbox_id`,`created_at`,`id`) WHERE status = 'draft';--> statement-breakpoint
CREATE INDEX `emails_drafts_account` ON `emails` (`account_id`,`created_at`,`id`) WHERE status = 'draft';--> statement-breakpoint
ALTER TABLE `inboxes` ADD `rules` text;--> statement-breakpoint
-- A key that held every scope there was goes on holding every one; a key that lacked any, or was narrowed, gets none.
UPDATE `api_keys` SET `scopes` = '["inboxes:read","inboxes:write","emails:send","emails:read","emails:write","emails:approve","drafts:write","api-keys:read","api-keys:write","domains:read","domains:write","metrics:read","suppressions:read","suppressions:write","templates:read","templates:write"]'
WHERE `inbox_ids` IS NULL AND `tools` IS NULL AND NOT `read_only` AND `approval` = 'none'
AND (SELECT count(DISTINCT value) FROM json_each(`api_keys`.`scopes`) WHERE value IN ('inboxes:read', 'inboxes:write', 'emails:send', 'emails:read', 'emails:write', 'emails:approve', 'api-keys:read', 'api-keys:write', 'domains:read', 'domains:write', 'metrics:read', 'suppressions:read', 'suppressions:write')) = 13;
