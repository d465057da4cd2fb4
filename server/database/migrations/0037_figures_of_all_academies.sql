CREATE TABLE "group_months" (
	"group_id" text NOT NULL,
	"month" date NOT NULL,
	"visit_count" integer DEFAULT 0 NOT NULL,
	"total_seconds" bigint DEFAULT 0 NOT NULL,
	"created_room_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "group_months_group_id_month_pk" PRIMARY KEY("group_id","month")
);
--> statement-breakpoint
CREATE TABLE "visit_returns" (
	"group_id" text NOT NULL,
	"study_date" date NOT NULL,
	"previous_date" date NOT NULL,
	"student_count" integer NOT NULL,
	CONSTRAINT "visit_returns_group_id_study_date_previous_date_pk" PRIMARY KEY("group_id","study_date","previous_date")
);
--> statement-breakpoint
CREATE TABLE "visitor_weeks" (
	"group_id" text NOT NULL,
	"study_date" date NOT NULL,
	"visitors" integer[] NOT NULL,
	CONSTRAINT "visitor_weeks_group_id_study_date_pk" PRIMARY KEY("group_id","study_date")
);
--> statement-breakpoint
ALTER TABLE "group_months" ADD CONSTRAINT "group_months_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_returns" ADD CONSTRAINT "visit_returns_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_weeks" ADD CONSTRAINT "visitor_weeks_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_last_status_everywhere" ON "customers" USING btree ("kind","account_status" DESC NULLS FIRST,"customer_id");--> statement-breakpoint
CREATE INDEX "group_days_date" ON "group_days" USING btree ("study_date");--> statement-breakpoint
-- Fills the months of academies and the returns of students from the days that are there. Weeks are counted by their job.
INSERT INTO "group_months" ("group_id", "month", "visit_count", "total_seconds", "created_room_count")
SELECT "group_id", date_trunc('month', "study_date")::date, sum("visit_count"), sum("total_seconds"), sum("created_room_count")
FROM "group_days" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "visit_returns" ("group_id", "study_date", "previous_date", "student_count")
SELECT "group_id", "study_date", "previous_date", count(*)
FROM (
	SELECT "group_id", "study_date",
		coalesce(lag("study_date") OVER (PARTITION BY "group_id", "customer_id" ORDER BY "study_date"), '-infinity') AS "previous_date"
	FROM "student_days" WHERE "visit_count" > 0
) "visits"
GROUP BY 1, 2, 3;
