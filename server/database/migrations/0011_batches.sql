CREATE TABLE "batch_rows" (
	"group_id" text NOT NULL,
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sheet" text,
	"number" integer,
	"customer_id" uuid,
	"outcome" text NOT NULL,
	"field_errors" jsonb,
	"before" jsonb,
	"version" integer,
	"undone" text,
	CONSTRAINT "batch_rows_group_id_batch_id_position_pk" PRIMARY KEY("group_id","batch_id","position")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"group_id" text NOT NULL,
	"batch_id" uuid NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"file_name" text,
	"added_count" integer DEFAULT 0 NOT NULL,
	"updated_count" integer DEFAULT 0 NOT NULL,
	"restored_count" integer DEFAULT 0 NOT NULL,
	"skipped_count" integer DEFAULT 0 NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid,
	CONSTRAINT "batches_group_id_batch_id_pk" PRIMARY KEY("group_id","batch_id")
);
--> statement-breakpoint
ALTER TABLE "batch_rows" ADD CONSTRAINT "batch_rows_group_id_batch_id_batches_group_id_batch_id_fk" FOREIGN KEY ("group_id","batch_id") REFERENCES "public"."batches"("group_id","batch_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_rows_customer" ON "batch_rows" USING btree ("group_id","customer_id");--> statement-breakpoint
CREATE INDEX "batch_rows_before" ON "batch_rows" USING btree ("group_id","batch_id") WHERE before is not null;--> statement-breakpoint
CREATE INDEX "batches_created" ON "batches" USING btree ("group_id","created_at");