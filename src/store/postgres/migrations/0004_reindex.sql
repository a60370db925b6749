CREATE TABLE "reader_passes" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"position" bigint NOT NULL,
	"until" bigint NOT NULL,
	"reread" bigint NOT NULL,
	"changed" bigint NOT NULL,
	"unreadable" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
