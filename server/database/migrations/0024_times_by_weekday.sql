ALTER TABLE "customers" ADD COLUMN "expected_week" jsonb;--> statement-breakpoint
UPDATE "customers" AS c SET "expected_week" = (
  SELECT jsonb_object_agg(day, jsonb_build_object(
    'entryAt', nullif(coalesce(c."expected_entry_at", g."attendance_settings" ->> 'expectedEntryAt'), ''),
    'leaveAt', nullif(coalesce(c."expected_leave_at", g."attendance_settings" ->> 'expectedLeaveAt'), '')))
  FROM unnest(ARRAY['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']) AS of(day))
FROM "groups" AS g
WHERE g."group_id" = c."group_id" AND (c."expected_entry_at" IS NOT NULL OR c."expected_leave_at" IS NOT NULL);--> statement-breakpoint
UPDATE "groups" AS g SET "attendance_settings" = (g."attendance_settings" - 'expectedEntryAt' - 'expectedLeaveAt') || jsonb_build_object('expectedWeek', (
  SELECT jsonb_object_agg(day, jsonb_build_object(
    'entryAt', g."attendance_settings" ->> 'expectedEntryAt', 'leaveAt', g."attendance_settings" ->> 'expectedLeaveAt'))
  FROM unnest(ARRAY['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']) AS of(day)))
WHERE g."attendance_settings" ?| ARRAY['expectedEntryAt', 'expectedLeaveAt'];--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "expected_entry_at";--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "expected_leave_at";
