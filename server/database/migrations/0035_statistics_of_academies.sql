-- A student, a manager and a room are of one academy. Without this the planner expects hardly a row of them where academies are many.
CREATE STATISTICS "customers_of_academies" (dependencies) ON "group_id", "customer_id", "manager_id" FROM "customers";--> statement-breakpoint
CREATE STATISTICS "study_records_of_academies" (dependencies) ON "group_id", "customer_id", "room_id" FROM "study_records";--> statement-breakpoint
ANALYZE "customers";--> statement-breakpoint
ANALYZE "study_records";
