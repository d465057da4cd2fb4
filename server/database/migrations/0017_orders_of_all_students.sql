CREATE INDEX "customers_email_everywhere" ON "customers" USING btree ("kind","email","customer_id");--> statement-breakpoint
CREATE INDEX "customers_created_everywhere" ON "customers" USING btree ("kind","created_at","customer_id");--> statement-breakpoint
CREATE INDEX "customers_status_everywhere" ON "customers" USING btree ("kind","account_status","customer_id");