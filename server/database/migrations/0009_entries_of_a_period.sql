DROP INDEX "room_users_entered";--> statement-breakpoint
CREATE INDEX "room_users_entered" ON "room_users" USING btree ("group_id","entered_at","exited_at","customer_id");