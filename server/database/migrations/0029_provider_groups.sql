ALTER TABLE "sessions" ADD COLUMN "by_academy_provider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "groups_claim" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "group_roles" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;