CREATE TABLE "saved_views" (
	"group_id" text NOT NULL,
	"view_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"shared" boolean NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved_views_group_id_view_id_pk" PRIMARY KEY("group_id","view_id")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "invite_reminder_days" integer;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "invite_reminder_most" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "invitation_reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_group_id_customer_id_customers_group_id_customer_id_fk" FOREIGN KEY ("group_id","customer_id") REFERENCES "public"."customers"("group_id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_views_list" ON "saved_views" USING btree ("group_id","list");--> statement-breakpoint
CREATE INDEX "saved_views_customer" ON "saved_views" USING btree ("group_id","customer_id");--> statement-breakpoint
CREATE INDEX "customers_invited" ON "customers" USING btree ("group_id","invited_at") WHERE authenticated_at is null and invitation_state = 'SENT';