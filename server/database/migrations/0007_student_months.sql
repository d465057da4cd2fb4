CREATE TABLE "student_months" (
	"group_id" text NOT NULL,
	"month" date NOT NULL,
	"customer_id" uuid NOT NULL,
	"total_until" integer[] NOT NULL,
	"premium_until" integer[] NOT NULL,
	"target_until" integer[] NOT NULL,
	"recorded_days" integer DEFAULT 0 NOT NULL,
	"studied_days" integer DEFAULT 0 NOT NULL,
	"visited_days" integer DEFAULT 0 NOT NULL,
	"present_days" integer DEFAULT 0 NOT NULL,
	"absent_days" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "student_months_group_id_month_customer_id_pk" PRIMARY KEY("group_id","month","customer_id")
);
--> statement-breakpoint
ALTER TABLE "student_months" ADD CONSTRAINT "student_months_group_id_customer_id_customers_group_id_customer_id_fk" FOREIGN KEY ("group_id","customer_id") REFERENCES "public"."customers"("group_id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_months_customer" ON "student_months" USING btree ("group_id","customer_id");--> statement-breakpoint
CREATE INDEX "study_records_longest" ON "study_records" USING btree ("group_id","study_date","total_seconds","customer_id","room_id");--> statement-breakpoint
-- Fills the months from the study days that are there. The sums until each day are 31 expressions of the same form.
DO $$
DECLARE
	"until_each" text := (
		SELECT 'array[' || string_agg(format('coalesce(sum(%%1$s) filter (where day <= %s), 0)::int', "day"), ', ' ORDER BY "day") || ']'
		FROM generate_series(1, 31) "day"
	);
BEGIN
	EXECUTE format(
		'insert into student_months (group_id, month, customer_id, total_until, premium_until, target_until, recorded_days,
			studied_days, visited_days, present_days, absent_days)
		select group_id, month, customer_id, %s, %s, %s, bit_or(1 << (day - 1)),
			coalesce(bit_or(1 << (day - 1)) filter (where total_seconds > 0), 0),
			coalesce(bit_or(1 << (day - 1)) filter (where visit_count > 0), 0),
			coalesce(bit_or(1 << (day - 1)) filter (where coalesce(attendance = ''PRESENT'', first_entered_at is not null)), 0),
			coalesce(bit_or(1 << (day - 1)) filter (where attendance = ''ABSENT''), 0)
		from (
			select *, date_trunc(''month'', study_date)::date as month, extract(day from study_date)::int as day
			from student_days
		) days
		group by group_id, month, customer_id',
		format("until_each", 'total_seconds'),
		format("until_each", 'premium_seconds'),
		format("until_each", 'target_seconds')
	);
END
$$;
