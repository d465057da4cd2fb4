CREATE TABLE "manager_roles" (
	"group_id" text NOT NULL,
	"role_id" uuid NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "manager_roles_group_id_role_id_pk" PRIMARY KEY("group_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewing_customer_id" uuid;--> statement-breakpoint
ALTER TABLE "manager_roles" ADD CONSTRAINT "manager_roles_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "manager_roles_name" ON "manager_roles" USING btree ("group_id","name");