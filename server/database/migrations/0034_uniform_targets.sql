ALTER TABLE "student_months" ADD COLUMN "uniform_target" integer;--> statement-breakpoint
UPDATE "student_months" m SET "uniform_target" = d.target
FROM (
	SELECT group_id, date_trunc('month', study_date)::date AS month, customer_id, min(target_seconds) AS target
	FROM student_days GROUP BY 1, 2, 3 HAVING min(target_seconds) = max(target_seconds)
) d
WHERE m.group_id = d.group_id AND m.month = d.month AND m.customer_id = d.customer_id;
