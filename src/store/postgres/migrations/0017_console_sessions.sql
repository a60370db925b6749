CREATE TABLE "console_links" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"key_id" text COLLATE "C" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "console_sessions" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"key_id" text COLLATE "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "console_links_key" ON "console_links" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "console_links_end" ON "console_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "console_sessions_key" ON "console_sessions" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "console_sessions_used" ON "console_sessions" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "console_sessions_end" ON "console_sessions" USING btree ("ends_at");