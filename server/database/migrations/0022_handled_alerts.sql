ALTER TABLE "alerts" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "taken_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "closed_at" timestamp (3) with time zone;