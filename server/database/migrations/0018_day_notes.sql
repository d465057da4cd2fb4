CREATE TABLE "day_notes" (
	"group_id" text NOT NULL,
	"note_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"since" date NOT NULL,
	"until" date NOT NULL,
	"text" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "day_notes_group_id_note_id_pk" PRIMARY KEY("group_id","note_id")
);
--> statement-breakpoint
ALTER TABLE "day_notes" ADD CONSTRAINT "day_notes_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_notes_days" ON "day_notes" USING btree ("group_id","kind","since","until");