ALTER TABLE "room_users" ADD COLUMN "stopwatch" text DEFAULT 'STOP' NOT NULL;--> statement-breakpoint
ALTER TABLE "room_users" ADD COLUMN "camera_off_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "room_users" ADD COLUMN "away_since" timestamp (3) with time zone;