CREATE TABLE "excuse_files" (
	"group_id" text NOT NULL,
	"excuse_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "excuse_files_group_id_excuse_id_pk" PRIMARY KEY("group_id","excuse_id")
);
--> statement-breakpoint
ALTER TABLE "excuse_files" ADD CONSTRAINT "excuse_files_group_id_excuse_id_excuses_group_id_excuse_id_fk" FOREIGN KEY ("group_id","excuse_id") REFERENCES "public"."excuses"("group_id","excuse_id") ON DELETE cascade ON UPDATE no action;