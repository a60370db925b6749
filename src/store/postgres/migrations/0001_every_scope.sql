ALTER TABLE "api_keys" ALTER COLUMN "scopes" DROP NOT NULL;--> statement-breakpoint
-- Null is every scope there is, so that a new scope needs no migration. Only keys that the operator made are given it: those of
-- the first start and of the command line, which name no maker. A key that was made with a list keeps it, even a full one.
UPDATE "api_keys" SET "scopes" = NULL
WHERE "made_by" IS NULL
AND "scopes"::jsonb @> '["inboxes:read", "inboxes:write", "emails:send", "emails:read", "emails:write", "emails:approve", "drafts:write", "api-keys:read", "api-keys:write", "domains:read", "domains:write", "metrics:read", "suppressions:read", "suppressions:write", "templates:read", "templates:write"]'::jsonb;
