CREATE TABLE "api_keys" (
	"group_id" text NOT NULL,
	"key_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_group_id_key_id_pk" PRIMARY KEY("group_id","key_id")
);
--> statement-breakpoint
CREATE TABLE "room_events" (
	"group_id" text NOT NULL,
	"source" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"room_id" uuid NOT NULL,
	"customer_id" uuid,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"late" boolean NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "room_events_group_id_source_event_id_pk" PRIMARY KEY("group_id","source","event_id")
);
--> statement-breakpoint
ALTER TABLE "room_users" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "heard_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "stale_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_events" ADD CONSTRAINT "room_events_group_id_customer_id_customers_group_id_customer_id_fk" FOREIGN KEY ("group_id","customer_id") REFERENCES "public"."customers"("group_id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_token" ON "api_keys" USING btree ("group_id","token_hash");--> statement-breakpoint
CREATE INDEX "room_events_customer" ON "room_events" USING btree ("group_id","customer_id","occurred_at");--> statement-breakpoint
CREATE INDEX "room_events_received" ON "room_events" USING brin ("received_at");--> statement-breakpoint
CREATE INDEX "rooms_heard" ON "rooms" USING btree ("heard_at") WHERE ended_at is null and heard_at is not null;