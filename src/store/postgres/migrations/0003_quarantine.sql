CREATE TABLE "quarantine" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"account_id" text COLLATE "C" NOT NULL,
	"inbox_id" text COLLATE "C" NOT NULL,
	"thread_id" text COLLATE "C" NOT NULL,
	"thread_reason" text COLLATE "C" NOT NULL,
	"direction" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"from" text COLLATE "C" NOT NULL,
	"to" text COLLATE "C" NOT NULL,
	"cc" text COLLATE "C" NOT NULL,
	"bcc" text COLLATE "C" NOT NULL,
	"reply_to" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"preview" text COLLATE "C" NOT NULL,
	"is_read" boolean NOT NULL,
	"labels" text COLLATE "C" NOT NULL,
	"attachments" text COLLATE "C" NOT NULL,
	"message_id" text COLLATE "C",
	"in_reply_to" text COLLATE "C",
	"references" text COLLATE "C" NOT NULL,
	"date" timestamp (3) with time zone,
	"size" bigint NOT NULL,
	"parse_status" text COLLATE "C" NOT NULL,
	"anomalies" text COLLATE "C" NOT NULL,
	"envelope_from" text COLLATE "C",
	"authentication" text COLLATE "C" NOT NULL,
	"check_at" timestamp (3) with time zone,
	"claim_id" text COLLATE "C",
	"claimed_until" timestamp (3) with time zone,
	"attempts" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"kind" text COLLATE "C" DEFAULT 'message' NOT NULL,
	"automated" text COLLATE "C",
	"hops" bigint DEFAULT 0 NOT NULL,
	"on_unknown" text COLLATE "C" DEFAULT 'retry' NOT NULL,
	"held" text COLLATE "C",
	"rejected" text COLLATE "C",
	"send_at" timestamp (3) with time zone,
	"written_by" text COLLATE "C",
	"content_hash" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "quarantine_mimes" (
	"email_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"inbox_id" text COLLATE "C" NOT NULL,
	"arrival_hash" text COLLATE "C" NOT NULL,
	"mime" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "quarantine_page" ON "quarantine" USING btree ("inbox_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quarantine_account" ON "quarantine" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quarantine_check" ON "quarantine" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "quarantine_age" ON "quarantine" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "quarantine_arrival" ON "quarantine_mimes" USING btree ("inbox_id","arrival_hash");