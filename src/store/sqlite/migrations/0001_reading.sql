ALTER TABLE `email_bodies` ADD `visible` text;--> statement-breakpoint
CREATE TABLE `correspondents` (
	`inbox_id` text NOT NULL,
	`address` text NOT NULL,
	`first_at` integer NOT NULL,
	PRIMARY KEY(`inbox_id`, `address`)
);
--> statement-breakpoint
CREATE TABLE `email_days` (
	`day` integer PRIMARY KEY NOT NULL,
	`first_seq` integer NOT NULL,
	`last_seq` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `secrets` (
	`name` text PRIMARY KEY NOT NULL,
	`value` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `thread_references` (
	`inbox_id` text NOT NULL,
	`message_id` text NOT NULL,
	`thread_id` text NOT NULL,
	PRIMARY KEY(`inbox_id`, `message_id`, `thread_id`)
);
--> statement-breakpoint
CREATE INDEX `thread_references_thread` ON `thread_references` (`thread_id`);--> statement-breakpoint
CREATE TABLE `threads` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`inbox_id` text NOT NULL,
	`subject` text NOT NULL,
	`conversation` text NOT NULL,
	`labels` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_email_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `threads_page` ON `threads` (`inbox_id`,`last_email_at`,`id`);--> statement-breakpoint
CREATE INDEX `threads_account` ON `threads` (`account_id`,`last_email_at`,`id`);--> statement-breakpoint
CREATE INDEX `threads_conversation` ON `threads` (`inbox_id`,`conversation`,`last_email_at`);--> statement-breakpoint
CREATE TABLE `__new_emails` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`inbox_id` text NOT NULL,
	`thread_id` text NOT NULL,
	`thread_reason` text NOT NULL,
	`direction` text NOT NULL,
	`status` text NOT NULL,
	`from` text NOT NULL,
	`to` text NOT NULL,
	`cc` text NOT NULL,
	`bcc` text NOT NULL,
	`reply_to` text NOT NULL,
	`subject` text NOT NULL,
	`preview` text NOT NULL,
	`is_read` integer NOT NULL,
	`labels` text NOT NULL,
	`attachments` text NOT NULL,
	`message_id` text,
	`in_reply_to` text,
	`references` text NOT NULL,
	`date` integer,
	`size` integer NOT NULL,
	`parse_status` text NOT NULL,
	`anomalies` text NOT NULL,
	`envelope_from` text,
	`authentication` text NOT NULL,
	`check_at` integer,
	`claim_id` text,
	`claimed_until` integer,
	`attempts` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
-- Positions in the order the mail was stored in; only ids are sorted.
CREATE TABLE `__order` (`seq` integer PRIMARY KEY AUTOINCREMENT, `id` text NOT NULL, `thread_id` text NOT NULL, `first` integer);
--> statement-breakpoint
INSERT INTO `__order` (`id`, `thread_id`) SELECT `id`, `thread_id` FROM `emails` ORDER BY `created_at`, `id`;
--> statement-breakpoint
CREATE INDEX `__order_thread` ON `__order` (`thread_id`, `seq`);
--> statement-breakpoint
UPDATE `__order` SET `first` = (SELECT min(t.`seq`) FROM `__order` t WHERE t.`thread_id` = `__order`.`thread_id`);
--> statement-breakpoint
INSERT INTO `__new_emails`("seq", "id", "account_id", "inbox_id", "thread_id", "thread_reason", "direction", "status", "from", "to", "cc", "bcc", "reply_to", "subject", "preview", "is_read", "labels", "attachments", "message_id", "in_reply_to", "references", "date", "size", "parse_status", "anomalies", "envelope_from", "authentication", "check_at", "claim_id", "claimed_until", "attempts", "created_at", "updated_at")
SELECT o."seq", e."id", e."account_id", e."inbox_id", e."thread_id", CASE WHEN o."seq" = o."first" THEN 'new' WHEN e."in_reply_to" IS NOT NULL THEN 'in_reply_to' ELSE 'references' END, e."direction", e."status", e."from", e."to", e."cc", e."bcc", e."reply_to", e."subject", e."preview", e."is_read", e."labels", e."attachments", e."message_id", e."in_reply_to", e."references", e."date", e."size", e."parse_status", e."anomalies", NULL, CASE WHEN e."direction" = 'outbound' THEN '{"status":"exempt","dmarc":null,"dkim":[],"spf":null,"arc":null}' ELSE '{"status":"checked","dmarc":null,"dkim":[],"spf":null,"arc":null}' END, NULL, NULL, NULL, 0, e."created_at", e."updated_at"
FROM `__order` o CROSS JOIN `emails` e WHERE e.`id` = o.`id` ORDER BY o.`seq`;
--> statement-breakpoint
DROP TABLE `__order`;
--> statement-breakpoint
DROP TABLE `emails`;--> statement-breakpoint
ALTER TABLE `__new_emails` RENAME TO `emails`;--> statement-breakpoint
CREATE UNIQUE INDEX `emails_id` ON `emails` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `emails_message` ON `emails` (`inbox_id`,`message_id`,`direction`);--> statement-breakpoint
CREATE INDEX `emails_page` ON `emails` (`inbox_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `emails_unread` ON `emails` (`inbox_id`,`created_at`,`id`) WHERE not is_read;--> statement-breakpoint
CREATE INDEX `emails_account` ON `emails` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `emails_thread` ON `emails` (`thread_id`,`created_at`,`id`,`is_read`,`direction`);--> statement-breakpoint
CREATE INDEX `emails_check` ON `emails` (`check_at`) WHERE check_at is not null;--> statement-breakpoint
CREATE TABLE `__new_api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`prefix` text NOT NULL,
	`hash` text NOT NULL,
	`scopes` text NOT NULL,
	`inbox_ids` text,
	`tools` text,
	`read_only` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`expires_at` integer
);
--> statement-breakpoint
INSERT INTO `__new_api_keys`
SELECT `id`, `account_id`, `name`, `prefix`, `hash`, `scopes`, `inbox_ids`, NULL, 0, `status`, `created_at`, `last_used_at`, `expires_at` FROM `api_keys`;
--> statement-breakpoint
DROP TABLE `api_keys`;--> statement-breakpoint
ALTER TABLE `__new_api_keys` RENAME TO `api_keys`;--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash` ON `api_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `api_keys_page` ON `api_keys` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `__new_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`initialize` text NOT NULL,
	`subscriptions` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_sessions` SELECT `id`, `key_id`, `initialize`, '[]', `created_at`, `last_seen_at` FROM `sessions`;
--> statement-breakpoint
DROP TABLE `sessions`;--> statement-breakpoint
ALTER TABLE `__new_sessions` RENAME TO `sessions`;--> statement-breakpoint
CREATE INDEX `sessions_age` ON `sessions` (`last_seen_at`);--> statement-breakpoint
CREATE INDEX `sessions_key` ON `sessions` (`key_id`,`last_seen_at`);--> statement-breakpoint
INSERT INTO `threads` (`id`, `account_id`, `inbox_id`, `subject`, `conversation`, `labels`, `created_at`, `last_email_at`)
SELECT e.`thread_id`, e.`account_id`, e.`inbox_id`, e.`subject`, '', '[]', e.`created_at`, g.`last`
FROM (SELECT `thread_id`, min(`seq`) AS `first`, max(`created_at`) AS `last` FROM `emails` GROUP BY `thread_id`) g
CROSS JOIN `emails` e WHERE e.`seq` = g.`first`;
--> statement-breakpoint
INSERT OR IGNORE INTO `thread_references` (`inbox_id`, `message_id`, `thread_id`)
SELECT `inbox_id`, `in_reply_to`, `thread_id` FROM `emails` WHERE `in_reply_to` IS NOT NULL;
--> statement-breakpoint
-- Of a long list the first ten and the last forty, as for mail that comes in.
INSERT OR IGNORE INTO `thread_references` (`inbox_id`, `message_id`, `thread_id`)
SELECT e.`inbox_id`, r.value, e.`thread_id` FROM `emails` e, json_each(e.`references`) r
WHERE r.key < 10 OR r.key >= json_array_length(e.`references`) - 40;
--> statement-breakpoint
INSERT INTO `correspondents` (`inbox_id`, `address`, `first_at`)
SELECT e.`inbox_id`, lower(d.`recipient`), min(d.`created_at`) FROM `deliveries` d JOIN `emails` e ON e.`id` = d.`email_id` GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO `email_days` (`day`, `first_seq`, `last_seq`)
SELECT `created_at` / 86400000, min(`seq`), max(`seq`) FROM `emails` GROUP BY 1;
--> statement-breakpoint
-- drizzle-kit knows no virtual tables: words.ts says what is in it.
CREATE VIRTUAL TABLE `email_words` USING fts5(scope, title, sender, recipients, body, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `email_words` (rowid, scope, title, sender, recipients, body)
SELECT e.`seq`,
	'a' || replace(e.`account_id`, '-', '') || ' i' || replace(e.`account_id` || e.`inbox_id`, '-', '') || ' ' || e.`direction` || iif(e.`attachments` = '[]', '', ' attachment'),
	e.`subject`, e.`from`, e.`to` || ' ' || e.`cc` || ' ' || e.`bcc`, substr(coalesce(b.`text`, ''), 1, 100000)
FROM `emails` e LEFT JOIN `email_bodies` b ON b.`email_id` = e.`id` ORDER BY e.`seq`;
