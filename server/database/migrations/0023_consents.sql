ALTER TABLE "customers" ADD COLUMN "marketing_withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "consents" jsonb DEFAULT '[]'::jsonb NOT NULL;