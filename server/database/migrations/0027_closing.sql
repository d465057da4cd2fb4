CREATE TABLE "academy_exports" (
	"group_id" text NOT NULL,
	"export_id" uuid NOT NULL,
	"state" text DEFAULT 'PREPARING' NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"bytes" integer,
	"content" "bytea",
	CONSTRAINT "academy_exports_group_id_export_id_pk" PRIMARY KEY("group_id","export_id")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "academy_exports" ADD CONSTRAINT "academy_exports_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;