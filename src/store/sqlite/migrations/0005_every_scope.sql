CREATE TABLE `__new_api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`prefix` text NOT NULL,
	`hash` text NOT NULL,
	`scopes` text,
	`inbox_ids` text,
	`tools` text,
	`read_only` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`expires_at` integer,
	`approval` text DEFAULT 'none' NOT NULL,
	`line_id` text,
	`made_by` text,
	`mode` text DEFAULT 'full' NOT NULL,
	`rules` text DEFAULT '[]' NOT NULL,
	`budgets` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_api_keys`("id", "account_id", "name", "prefix", "hash", "scopes", "inbox_ids", "tools", "read_only", "status", "created_at", "last_used_at", "expires_at", "approval", "line_id", "made_by", "mode", "rules", "budgets") SELECT "id", "account_id", "name", "prefix", "hash", "scopes", "inbox_ids", "tools", "read_only", "status", "created_at", "last_used_at", "expires_at", "approval", "line_id", "made_by", "mode", "rules", "budgets" FROM `api_keys`;--> statement-breakpoint
DROP TABLE `api_keys`;--> statement-breakpoint
ALTER TABLE `__new_api_keys` RENAME TO `api_keys`;--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash` ON `api_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `api_keys_page` ON `api_keys` (`account_id`,`created_at`,`id`);--> statement-breakpoint
-- Null is every scope there is, so that a new scope needs no migration. Only keys that the operator made are given it: those of
-- the first start and of the command line, which name no maker. A key that was made with a list keeps it, even a full one.
UPDATE `api_keys` SET `scopes` = NULL
WHERE `made_by` IS NULL
AND (SELECT count(DISTINCT value) FROM json_each(`api_keys`.`scopes`) WHERE value IN ('inboxes:read', 'inboxes:write', 'emails:send', 'emails:read', 'emails:write', 'emails:approve', 'drafts:write', 'api-keys:read', 'api-keys:write', 'domains:read', 'domains:write', 'metrics:read', 'suppressions:read', 'suppressions:write', 'templates:read', 'templates:write')) = 16;
