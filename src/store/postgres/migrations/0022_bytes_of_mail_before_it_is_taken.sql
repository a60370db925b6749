CREATE TABLE "arriving" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_pieces" (
	"email_id" text COLLATE "C" NOT NULL,
	"piece" bigint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "email_pieces_email_id_piece_pk" PRIMARY KEY("email_id","piece")
);
--> statement-breakpoint
CREATE INDEX "arriving_since" ON "arriving" USING btree ("since");--> statement-breakpoint
INSERT INTO "email_mimes" ("email_id", "mime") SELECT "id", "mime" FROM "accepted";--> statement-breakpoint
ALTER TABLE "accepted" DROP COLUMN "mime";