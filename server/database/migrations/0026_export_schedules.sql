CREATE TABLE "export_recipients" (
	"group_id" text NOT NULL,
	"schedule_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"outcome" text DEFAULT 'NONE' NOT NULL,
	"is_linked" boolean DEFAULT false NOT NULL,
	"mail_id" uuid,
	"made_at" timestamp (3) with time zone,
	CONSTRAINT "export_recipients_group_id_schedule_id_customer_id_pk" PRIMARY KEY("group_id","schedule_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "export_schedules" (
	"group_id" text NOT NULL,
	"schedule_id" uuid NOT NULL,
	"screen" text NOT NULL,
	"format" text NOT NULL,
	"filters" jsonb NOT NULL,
	"period" text NOT NULL,
	"frequency" text NOT NULL,
	"weekday" text NOT NULL,
	"month_day" integer NOT NULL,
	"hour" integer NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"sent_for" timestamp (3) with time zone,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "export_schedules_group_id_schedule_id_pk" PRIMARY KEY("group_id","schedule_id")
);
--> statement-breakpoint
CREATE TABLE "mail_files" (
	"group_id" text NOT NULL,
	"mail_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "mail_files_group_id_mail_id_pk" PRIMARY KEY("group_id","mail_id")
);
--> statement-breakpoint
ALTER TABLE "export_recipients" ADD CONSTRAINT "export_recipients_group_id_schedule_id_export_schedules_group_id_schedule_id_fk" FOREIGN KEY ("group_id","schedule_id") REFERENCES "public"."export_schedules"("group_id","schedule_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_recipients" ADD CONSTRAINT "export_recipients_group_id_customer_id_customers_group_id_customer_id_fk" FOREIGN KEY ("group_id","customer_id") REFERENCES "public"."customers"("group_id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_schedules" ADD CONSTRAINT "export_schedules_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_files" ADD CONSTRAINT "mail_files_group_id_mail_id_mails_group_id_mail_id_fk" FOREIGN KEY ("group_id","mail_id") REFERENCES "public"."mails"("group_id","mail_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_recipients_customer" ON "export_recipients" USING btree ("group_id","customer_id");