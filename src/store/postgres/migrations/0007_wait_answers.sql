CREATE TABLE "wait_answers" (
	"key_id" text COLLATE "C" NOT NULL,
	"email_id" text COLLATE "C" NOT NULL,
	"call" text COLLATE "C" NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"again" boolean NOT NULL,
	CONSTRAINT "wait_answers_key_id_email_id_pk" PRIMARY KEY("key_id","email_id")
);
--> statement-breakpoint
CREATE INDEX "wait_answers_call" ON "wait_answers" USING btree ("key_id","call","answered_at");--> statement-breakpoint
CREATE INDEX "wait_answers_until" ON "wait_answers" USING btree ("until");