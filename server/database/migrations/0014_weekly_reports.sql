CREATE TABLE "report_comments" (
	"group_id" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"week" date NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "report_comments_group_id_customer_id_week_pk" PRIMARY KEY("group_id","customer_id","week")
);
--> statement-breakpoint
CREATE TABLE "report_links" (
	"group_id" text NOT NULL,
	"link_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"week" date NOT NULL,
	"code_hash" text NOT NULL,
	"mail_id" uuid,
	"scheduled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	CONSTRAINT "report_links_group_id_link_id_pk" PRIMARY KEY("group_id","link_id")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "report_settings" jsonb DEFAULT '{"showsRank":false,"isScheduled":false,"weekday":"MON","hour":9,"skipsEmpty":true,"linkDays":14}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "report_settings_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "reports_scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "reported_week" date;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "guardian_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "guardian_relation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "guardian_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "guardian_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "guardian_consent" text DEFAULT 'NO' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "guardian_consent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "guardian_consent_by" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "report_comments" ADD CONSTRAINT "report_comments_group_id_customer_id_customers_group_id_customer_id_fk" FOREIGN KEY ("group_id","customer_id") REFERENCES "public"."customers"("group_id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_group_id_customer_id_customers_group_id_customer_id_fk" FOREIGN KEY ("group_id","customer_id") REFERENCES "public"."customers"("group_id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_links_code" ON "report_links" USING btree ("group_id","code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "report_links_once" ON "report_links" USING btree ("group_id","customer_id","week") WHERE scheduled;--> statement-breakpoint
CREATE INDEX "report_links_week" ON "report_links" USING btree ("group_id","customer_id","week","created_at");--> statement-breakpoint
CREATE INDEX "report_links_created" ON "report_links" USING btree ("created_at");