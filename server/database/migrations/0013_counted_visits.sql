CREATE TABLE "visit_days" (
	"group_id" text NOT NULL,
	"study_date" date NOT NULL,
	"visit_count" integer NOT NULL,
	"visitor_count" integer NOT NULL,
	"peak_count" integer NOT NULL,
	"stay_count" integer NOT NULL,
	"stay_seconds" bigint NOT NULL,
	CONSTRAINT "visit_days_group_id_study_date_pk" PRIMARY KEY("group_id","study_date")
);
--> statement-breakpoint
ALTER TABLE "visit_days" ADD CONSTRAINT "visit_days_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_records_unentered" ON "study_records" USING btree ("group_id","study_date") WHERE first_entered_at is null;