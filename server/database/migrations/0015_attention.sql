CREATE TABLE "attention_marks" (
	"group_id" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"handled_on" date NOT NULL,
	"level" integer NOT NULL,
	"note" text NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attention_marks_group_id_customer_id_rule_pk" PRIMARY KEY("group_id","customer_id","rule")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "attention_settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "student_months" ADD COLUMN "below_target_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attention_marks" ADD CONSTRAINT "attention_marks_group_id_customer_id_customers_group_id_customer_id_fk" FOREIGN KEY ("group_id","customer_id") REFERENCES "public"."customers"("group_id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attention_marks_handled" ON "attention_marks" USING btree ("group_id","handled_at");--> statement-breakpoint
CREATE INDEX "alerts_kind" ON "alerts" USING btree ("group_id","kind","occurred_at","customer_id");--> statement-breakpoint
UPDATE "student_months" m SET "below_target_days" = d.days
FROM (
	SELECT "group_id", date_trunc('month', "study_date")::date AS "month", "customer_id",
		bit_or(1 << (extract(day FROM "study_date")::int - 1)) AS days
	FROM "student_days" WHERE "visit_count" > 0 AND "total_seconds" < "target_seconds"
	GROUP BY 1, 2, 3
) d
WHERE m."group_id" = d."group_id" AND m."month" = d."month" AND m."customer_id" = d."customer_id";
