CREATE TABLE "excuses" (
	"group_id" text NOT NULL,
	"excuse_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"since" date NOT NULL,
	"until" date NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "excuses_group_id_excuse_id_pk" PRIMARY KEY("group_id","excuse_id")
);
--> statement-breakpoint
ALTER TABLE "excuses" ADD CONSTRAINT "excuses_group_id_customer_id_customers_group_id_customer_id_fk" FOREIGN KEY ("group_id","customer_id") REFERENCES "public"."customers"("group_id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "excuses_customer" ON "excuses" USING btree ("group_id","customer_id","since");--> statement-breakpoint
CREATE INDEX "excuses_days" ON "excuses" USING btree ("group_id","until","since");