CREATE TABLE "suppressed_addresses" (
	"group_id" text NOT NULL,
	"address" text NOT NULL,
	"reason" text NOT NULL,
	"failure" text NOT NULL,
	"suppressed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "suppressed_addresses_group_id_address_pk" PRIMARY KEY("group_id","address")
);
--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree (lower(recipient),"created_at");