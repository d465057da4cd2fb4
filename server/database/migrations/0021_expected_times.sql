ALTER TABLE "groups" ADD COLUMN "attendance_settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "expected_entry_at" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "expected_leave_at" text;