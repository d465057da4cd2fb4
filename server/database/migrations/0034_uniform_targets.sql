ALTER TABLE "student_months" ADD COLUMN "uniform_target" integer;--> statement-breakpoint
UPDATE "student_months" SET "uniform_target" = (
	SELECT CASE WHEN min(target) = max(target) THEN min(target) END
	FROM (
		SELECT target_until[day] - coalesce(target_until[day - 1], 0) AS target
		FROM generate_series(1, 31) day WHERE recorded_days >> (day - 1) & 1 = 1
	) days
);
