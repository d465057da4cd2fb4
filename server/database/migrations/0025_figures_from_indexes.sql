DROP INDEX "room_users_customer";--> statement-breakpoint
DROP INDEX "segments_customer";--> statement-breakpoint
DROP INDEX "study_records_customer";--> statement-breakpoint
CREATE INDEX "customers_pairs" ON "customers" USING gin (string_to_array(regexp_replace(lower(name || chr(2) || email), '(..)', '\1' || chr(1), 'g') || chr(1) || regexp_replace(substr(lower(name || chr(2) || email), 2), '(..)', '\1' || chr(1), 'g'), chr(1))) WHERE kind = 'STUDENT';--> statement-breakpoint
CREATE INDEX "student_months_days" ON "student_months" USING btree ("group_id","month","customer_id","recorded_days","visited_days","present_days","absent_days");--> statement-breakpoint
CREATE INDEX "room_users_customer" ON "room_users" USING btree ("group_id","customer_id","entered_at","exited_at");--> statement-breakpoint
CREATE INDEX "segments_customer" ON "segments" USING btree ("group_id","customer_id","started_at","ended_at","state","room_id");--> statement-breakpoint
CREATE INDEX "study_records_customer" ON "study_records" USING btree ("group_id","customer_id","study_date","visit_count");