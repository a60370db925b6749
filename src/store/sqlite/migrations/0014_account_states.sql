ALTER TABLE `accounts` ADD `state` text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `state_since` integer;--> statement-breakpoint
CREATE INDEX `accounts_not_active` ON `accounts` (`id`) WHERE state <> 'active';--> statement-breakpoint
ALTER TABLE `idempotency` ADD `account_id` text;--> statement-breakpoint
CREATE INDEX `idempotency_account` ON `idempotency` (`account_id`) WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX `addresses_account` ON `addresses` (`account_id`);