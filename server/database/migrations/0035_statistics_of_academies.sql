-- A student and a manager are of one academy. Without this the planner expects one student of a manager where academies are many.
CREATE STATISTICS "customers_of_academies" (dependencies) ON "group_id", "customer_id", "manager_id" FROM "customers";--> statement-breakpoint
ANALYZE "customers";
