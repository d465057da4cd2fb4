ALTER TABLE "visit_days" ADD COLUMN "hour_visitors" integer[];--> statement-breakpoint
ALTER TABLE "visit_days" ADD COLUMN "hour_seconds" integer[];