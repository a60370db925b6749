CREATE TABLE "fetches" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"provider" text COLLATE "C" NOT NULL,
	"token" text COLLATE "C" NOT NULL,
	"plan" text COLLATE "C" NOT NULL,
	"envelope_from" text COLLATE "C",
	"envelope_to" text COLLATE "C" NOT NULL,
	"spf" text COLLATE "C",
	"state" text COLLATE "C" NOT NULL,
	"tries" bigint NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone NOT NULL,
	"last_error" text COLLATE "C",
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "fetches_token" ON "fetches" USING btree ("token");--> statement-breakpoint
CREATE INDEX "fetches_due" ON "fetches" USING btree ("state","provider","next_try_at","id");--> statement-breakpoint
CREATE INDEX "fetches_age" ON "fetches" USING btree ("state","created_at","id");