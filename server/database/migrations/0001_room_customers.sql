CREATE TABLE "room_customers" (
	"group_id" text NOT NULL,
	"room_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"stay_count" integer DEFAULT 0 NOT NULL,
	"day_count" integer DEFAULT 0 NOT NULL,
	"premium_seconds" integer DEFAULT 0 NOT NULL,
	"total_seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "room_customers_group_id_room_id_customer_id_pk" PRIMARY KEY("group_id","room_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "room_customers" ADD CONSTRAINT "room_customers_group_id_customer_id_customers_group_id_customer_id_fk" FOREIGN KEY ("group_id","customer_id") REFERENCES "public"."customers"("group_id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_customers" ADD CONSTRAINT "room_customers_group_id_room_id_rooms_group_id_room_id_fk" FOREIGN KEY ("group_id","room_id") REFERENCES "public"."rooms"("group_id","room_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_customers_customer" ON "room_customers" USING btree ("group_id","customer_id");--> statement-breakpoint
INSERT INTO "room_customers" ("group_id", "room_id", "customer_id", "stay_count", "day_count", "premium_seconds", "total_seconds")
SELECT "group_id", "room_id", "customer_id", sum("stays"), sum("days"), sum("premium"), sum("total")
FROM (
	SELECT "group_id", "room_id", "customer_id", count(*) AS "stays", 0 AS "days", 0 AS "premium", 0 AS "total"
	FROM "room_users" GROUP BY 1, 2, 3
	UNION ALL
	SELECT "group_id", "room_id", "customer_id", 0, count(*) FILTER (WHERE "visit_count" > 0), sum("premium_seconds"), sum("total_seconds")
	FROM "study_records" GROUP BY 1, 2, 3
) AS "parts"
GROUP BY 1, 2, 3;
