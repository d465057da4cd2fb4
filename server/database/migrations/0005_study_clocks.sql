ALTER TABLE "groups" ADD COLUMN "day_starts_at" text DEFAULT '06:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "former_clocks" jsonb DEFAULT '[]'::jsonb NOT NULL;