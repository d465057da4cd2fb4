CREATE TABLE "customers" (
	"group_id" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"observer" boolean DEFAULT false NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT 'NONE' NOT NULL,
	"birthday" date,
	"memo" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'ko' NOT NULL,
	"registration_status" text DEFAULT 'PENDING' NOT NULL,
	"account_status" text DEFAULT 'ACTIVE' NOT NULL,
	"deactivate_on" date,
	"deleted_at" timestamp (3) with time zone,
	"deleted_from" text,
	"authenticated_at" timestamp (3) with time zone,
	"invitation_state" text DEFAULT 'NONE' NOT NULL,
	"invited_at" timestamp (3) with time zone,
	"invitation_failure" text,
	"manager_id" uuid,
	"target_seconds" integer DEFAULT 28800 NOT NULL,
	"resolution" text DEFAULT '' NOT NULL,
	"dream" text DEFAULT '' NOT NULL,
	"goal" text DEFAULT '' NOT NULL,
	"interest_categories" text[] DEFAULT '{}' NOT NULL,
	"d_day_name" text,
	"d_day_date" date,
	"profile_image_id" uuid,
	"alert_settings" jsonb DEFAULT '{"cameraOff":true,"absence":true,"break":true,"byEmail":false}'::jsonb NOT NULL,
	"alert_settings_version" integer DEFAULT 1 NOT NULL,
	"alerts_read_until" timestamp (3) with time zone,
	"password_hash" text,
	"two_factor_secret" text,
	"two_factor_confirmed_at" timestamp (3) with time zone,
	"two_factor_step" integer,
	"recovery_code_hashes" text[] DEFAULT '{}' NOT NULL,
	"consented_at" timestamp (3) with time zone,
	"marketing_consent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "customers_group_id_customer_id_pk" PRIMARY KEY("group_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"group_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text DEFAULT 'ACADEMY' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"detail_address" text DEFAULT '' NOT NULL,
	"registration_number" text DEFAULT '' NOT NULL,
	"study_days" text[] NOT NULL,
	"logo_image_id" uuid,
	"accent_color" text,
	"time_zone" text NOT NULL,
	"initialized" boolean DEFAULT false NOT NULL,
	"study_settings" jsonb NOT NULL,
	"settings_version" integer DEFAULT 1 NOT NULL,
	"settings_applied_at" timestamp (3) with time zone,
	"last_activity_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"group_id" text NOT NULL,
	"image_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "images_group_id_image_id_pk" PRIMARY KEY("group_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"email" text NOT NULL,
	"group_id" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"administrator" boolean NOT NULL,
	"phone" text,
	CONSTRAINT "logins_group_id_email_pk" PRIMARY KEY("group_id","email")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"group_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"session_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"viewing_group_id" text,
	CONSTRAINT "sessions_group_id_token_hash_pk" PRIMARY KEY("group_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"group_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"user_count" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"trial_ends_on" date,
	"announced_end" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"group_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" uuid,
	"bound_to" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "verifications_group_id_token_hash_pk" PRIMARY KEY("group_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"group_id" text NOT NULL,
	"alert_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"room_user_id" uuid NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alerts_group_id_alert_id_pk" PRIMARY KEY("group_id","alert_id")
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"group_id" text NOT NULL,
	"correction_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"study_date" date NOT NULL,
	"customer_id" uuid NOT NULL,
	"room_id" text,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"reason" text NOT NULL,
	"corrected_by" text NOT NULL,
	"corrected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "corrections_group_id_correction_id_pk" PRIMARY KEY("group_id","correction_id")
);
--> statement-breakpoint
CREATE TABLE "group_days" (
	"group_id" text NOT NULL,
	"study_date" date NOT NULL,
	"student_count" integer DEFAULT 0 NOT NULL,
	"present_count" integer DEFAULT 0 NOT NULL,
	"used_room_count" integer DEFAULT 0 NOT NULL,
	"record_count" integer DEFAULT 0 NOT NULL,
	"visit_count" integer DEFAULT 0 NOT NULL,
	"total_seconds" integer DEFAULT 0 NOT NULL,
	"created_room_count" integer DEFAULT 0 NOT NULL,
	"ended_room_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "group_days_group_id_study_date_pk" PRIMARY KEY("group_id","study_date")
);
--> statement-breakpoint
CREATE TABLE "room_days" (
	"group_id" text NOT NULL,
	"study_date" date NOT NULL,
	"room_id" uuid NOT NULL,
	"user_count" integer DEFAULT 0 NOT NULL,
	"visit_count" integer DEFAULT 0 NOT NULL,
	"total_seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "room_days_group_id_study_date_room_id_pk" PRIMARY KEY("group_id","study_date","room_id")
);
--> statement-breakpoint
CREATE TABLE "room_passwords" (
	"group_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"room_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "room_passwords_group_id_token_hash_pk" PRIMARY KEY("group_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "room_users" (
	"group_id" text NOT NULL,
	"room_user_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"exited_at" timestamp (3) with time zone,
	"camera" text NOT NULL,
	"mic" text NOT NULL,
	"speaker" text NOT NULL,
	"stopwatch" text DEFAULT 'STOP' NOT NULL,
	"camera_off_since" timestamp (3) with time zone,
	"away_since" timestamp (3) with time zone,
	"network_type" text NOT NULL,
	"creator_permission" boolean DEFAULT false NOT NULL,
	"expulsion_reason" text DEFAULT 'NONE' NOT NULL,
	"os" text NOT NULL,
	"device_type" text NOT NULL,
	"device_model" text NOT NULL,
	CONSTRAINT "room_users_group_id_room_user_id_pk" PRIMARY KEY("group_id","room_user_id")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"group_id" text NOT NULL,
	"room_id" uuid NOT NULL,
	"room_url_id" text NOT NULL,
	"name" text NOT NULL,
	"creator_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"moved_from" text,
	"ends_on" date,
	"room_mode" text DEFAULT 'GENERAL' NOT NULL,
	"password_hash" text,
	"max_participants" integer NOT NULL,
	"recommended_study_used" boolean DEFAULT false NOT NULL,
	"recommended_study_weight" integer DEFAULT 0 NOT NULL,
	"default_role_camera" text DEFAULT 'ON' NOT NULL,
	"default_role_mic" text DEFAULT 'OFF' NOT NULL,
	"host_permissions" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rooms_group_id_room_id_pk" PRIMARY KEY("group_id","room_id")
);
--> statement-breakpoint
CREATE TABLE "segments" (
	"group_id" text NOT NULL,
	"segment_id" uuid NOT NULL,
	"room_user_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "segments_group_id_segment_id_pk" PRIMARY KEY("group_id","segment_id")
);
--> statement-breakpoint
CREATE TABLE "student_days" (
	"group_id" text NOT NULL,
	"study_date" date NOT NULL,
	"customer_id" uuid NOT NULL,
	"user_study_id" uuid NOT NULL,
	"premium_seconds" integer DEFAULT 0 NOT NULL,
	"total_seconds" integer DEFAULT 0 NOT NULL,
	"break_seconds" integer DEFAULT 0 NOT NULL,
	"target_seconds" integer DEFAULT 0 NOT NULL,
	"first_entered_at" timestamp (3) with time zone,
	"last_exited_at" timestamp (3) with time zone,
	"visit_count" integer DEFAULT 0 NOT NULL,
	"attendance" text,
	CONSTRAINT "student_days_group_id_study_date_customer_id_pk" PRIMARY KEY("group_id","study_date","customer_id")
);
--> statement-breakpoint
CREATE TABLE "study_records" (
	"group_id" text NOT NULL,
	"study_date" date NOT NULL,
	"customer_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"user_study_id" uuid NOT NULL,
	"premium_seconds" integer DEFAULT 0 NOT NULL,
	"total_seconds" integer DEFAULT 0 NOT NULL,
	"break_seconds" integer DEFAULT 0 NOT NULL,
	"first_entered_at" timestamp (3) with time zone,
	"last_entered_at" timestamp (3) with time zone,
	"last_exited_at" timestamp (3) with time zone,
	"visit_count" integer DEFAULT 0 NOT NULL,
	"corrected" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "study_records_group_id_study_date_customer_id_room_id_pk" PRIMARY KEY("group_id","study_date","customer_id","room_id")
);
--> statement-breakpoint
CREATE TABLE "audits" (
	"group_id" text NOT NULL,
	"audit_id" uuid NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"actor_role" text NOT NULL,
	"action" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text,
	"target_name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"ip_address" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audits_group_id_audit_id_pk" PRIMARY KEY("group_id","audit_id")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"group_id" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "facts_group_id_key_pk" PRIMARY KEY("group_id","key")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"group_id" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_group_id_key_pk" PRIMARY KEY("group_id","key")
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"group_id" text NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"department" text NOT NULL,
	"position" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"mobile" text NOT NULL,
	"user_count" text NOT NULL,
	"service_duration" text NOT NULL,
	"expected_start" text NOT NULL,
	"additional_inquiry" text NOT NULL,
	"marketing_consent_at" timestamp (3) with time zone,
	"privacy_consent_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'NEW' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "inquiries_group_id_inquiry_id_pk" PRIMARY KEY("group_id","inquiry_id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"group_id" text NOT NULL,
	"mail_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"customer_id" uuid,
	"notification_id" uuid,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_group_id_mail_id_pk" PRIMARY KEY("group_id","mail_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"group_id" text NOT NULL,
	"notification_id" uuid NOT NULL,
	"sending_id" uuid NOT NULL,
	"alert_id" uuid,
	"trigger" text NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"recipient_id" uuid NOT NULL,
	"student_id" uuid,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"scheduled_at" timestamp (3) with time zone NOT NULL,
	"held_from" timestamp (3) with time zone,
	"queued_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"reason" text,
	"failure" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "notifications_group_id_notification_id_pk" PRIMARY KEY("group_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"group_id" text NOT NULL,
	"key" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_group_id_key_pk" PRIMARY KEY("group_id","key")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"group_id" text NOT NULL,
	"template_id" uuid NOT NULL,
	"name" text NOT NULL,
	"trigger" text NOT NULL,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "templates_group_id_template_id_pk" PRIMARY KEY("group_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "move_rows" (
	"group_id" text NOT NULL,
	"move_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"manager_id" uuid,
	"invitation_state" text,
	"invited_at" timestamp (3) with time zone,
	"invitation_failure" text,
	CONSTRAINT "move_rows_group_id_move_id_position_pk" PRIMARY KEY("group_id","move_id","position")
);
--> statement-breakpoint
CREATE TABLE "moves" (
	"group_id" text NOT NULL,
	"move_id" uuid NOT NULL,
	"from_group_id" text NOT NULL,
	"to_group_id" text NOT NULL,
	"pair" text NOT NULL,
	"state" text NOT NULL,
	"ordered_by" jsonb NOT NULL,
	"rolled_back_by" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "moves_group_id_move_id_pk" PRIMARY KEY("group_id","move_id")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_group_id_customer_id_customers_group_id_customer_id_fk" FOREIGN KEY ("group_id","customer_id") REFERENCES "public"."customers"("group_id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_days" ADD CONSTRAINT "group_days_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_days" ADD CONSTRAINT "room_days_group_id_room_id_rooms_group_id_room_id_fk" FOREIGN KEY ("group_id","room_id") REFERENCES "public"."rooms"("group_id","room_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_users" ADD CONSTRAINT "room_users_group_id_room_id_rooms_group_id_room_id_fk" FOREIGN KEY ("group_id","room_id") REFERENCES "public"."rooms"("group_id","room_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_users" ADD CONSTRAINT "room_users_group_id_customer_id_customers_group_id_customer_id_fk" FOREIGN KEY ("group_id","customer_id") REFERENCES "public"."customers"("group_id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segments" ADD CONSTRAINT "segments_group_id_room_user_id_room_users_group_id_room_user_id_fk" FOREIGN KEY ("group_id","room_user_id") REFERENCES "public"."room_users"("group_id","room_user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_days" ADD CONSTRAINT "student_days_group_id_customer_id_customers_group_id_customer_id_fk" FOREIGN KEY ("group_id","customer_id") REFERENCES "public"."customers"("group_id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_records" ADD CONSTRAINT "study_records_group_id_customer_id_customers_group_id_customer_id_fk" FOREIGN KEY ("group_id","customer_id") REFERENCES "public"."customers"("group_id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_records" ADD CONSTRAINT "study_records_group_id_room_id_rooms_group_id_room_id_fk" FOREIGN KEY ("group_id","room_id") REFERENCES "public"."rooms"("group_id","room_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_rows" ADD CONSTRAINT "move_rows_group_id_move_id_moves_group_id_move_id_fk" FOREIGN KEY ("group_id","move_id") REFERENCES "public"."moves"("group_id","move_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_user" ON "customers" USING btree ("group_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("group_id","email");--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree ("group_id","kind","name");--> statement-breakpoint
CREATE INDEX "customers_created" ON "customers" USING btree ("group_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "customers_status" ON "customers" USING btree ("group_id","kind","account_status","authenticated_at","customer_id");--> statement-breakpoint
CREATE INDEX "customers_everywhere" ON "customers" USING btree ("kind","name","customer_id","account_status","group_id");--> statement-breakpoint
CREATE INDEX "customers_image" ON "customers" USING btree ("group_id","profile_image_id") WHERE profile_image_id is not null;--> statement-breakpoint
CREATE INDEX "customers_manager" ON "customers" USING btree ("group_id","manager_id");--> statement-breakpoint
CREATE INDEX "customers_deactivate" ON "customers" USING btree ("group_id","deactivate_on") WHERE deactivate_on is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "logins_administrator" ON "logins" USING btree ("email") WHERE administrator;--> statement-breakpoint
CREATE UNIQUE INDEX "logins_phone" ON "logins" USING btree ("phone") WHERE phone is not null;--> statement-breakpoint
CREATE INDEX "logins_email" ON "logins" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("group_id","customer_id");--> statement-breakpoint
CREATE INDEX "verifications_subject" ON "verifications" USING btree ("group_id","purpose","subject","created_at");--> statement-breakpoint
CREATE INDEX "alerts_occurred" ON "alerts" USING btree ("group_id","occurred_at");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_once" ON "alerts" USING btree ("group_id","room_user_id","kind","occurred_at");--> statement-breakpoint
CREATE INDEX "corrections_day" ON "corrections" USING btree ("group_id","customer_id","study_date");--> statement-breakpoint
CREATE INDEX "room_days_room" ON "room_days" USING btree ("group_id","room_id","study_date");--> statement-breakpoint
CREATE UNIQUE INDEX "room_users_live" ON "room_users" USING btree ("group_id","customer_id") WHERE exited_at is null;--> statement-breakpoint
CREATE INDEX "room_users_live_room" ON "room_users" USING btree ("group_id","room_id") WHERE exited_at is null;--> statement-breakpoint
CREATE INDEX "room_users_room" ON "room_users" USING btree ("group_id","room_id","entered_at");--> statement-breakpoint
CREATE INDEX "room_users_customer" ON "room_users" USING btree ("group_id","customer_id","entered_at");--> statement-breakpoint
CREATE INDEX "room_users_entered" ON "room_users" USING brin ("entered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_url" ON "rooms" USING btree ("group_id","room_url_id");--> statement-breakpoint
CREATE INDEX "rooms_created" ON "rooms" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "rooms_ended" ON "rooms" USING btree ("group_id","ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "segments_open" ON "segments" USING btree ("group_id","customer_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "segments_customer" ON "segments" USING btree ("group_id","customer_id","started_at");--> statement-breakpoint
CREATE INDEX "segments_room_user" ON "segments" USING btree ("group_id","room_user_id","started_at");--> statement-breakpoint
CREATE INDEX "student_days_customer" ON "student_days" USING btree ("group_id","customer_id","study_date");--> statement-breakpoint
CREATE INDEX "study_records_customer" ON "study_records" USING btree ("group_id","customer_id","study_date");--> statement-breakpoint
CREATE INDEX "study_records_room" ON "study_records" USING btree ("group_id","room_id","study_date");--> statement-breakpoint
CREATE INDEX "audits_occurred" ON "audits" USING btree ("group_id","occurred_at");--> statement-breakpoint
CREATE INDEX "audits_target" ON "audits" USING btree ("group_id","target_id","occurred_at");--> statement-breakpoint
CREATE INDEX "audits_everywhere" ON "audits" USING btree ("occurred_at","audit_id");--> statement-breakpoint
CREATE INDEX "audits_id" ON "audits" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "inquiries_created" ON "inquiries" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("group_id","state","created_at");--> statement-breakpoint
CREATE INDEX "mails_notification" ON "mails" USING btree ("group_id","notification_id") WHERE notification_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_state" ON "notifications" USING btree ("group_id","state","created_at");--> statement-breakpoint
CREATE INDEX "notifications_sending" ON "notifications" USING btree ("group_id","sending_id");--> statement-breakpoint
CREATE INDEX "notifications_recipient" ON "notifications" USING btree ("group_id","recipient_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("group_id","scheduled_at") WHERE state = 'SCHEDULED' and queued_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("group_id","alert_id","recipient_id");--> statement-breakpoint
CREATE INDEX "move_rows_state" ON "move_rows" USING btree ("group_id","move_id","state","position");--> statement-breakpoint
CREATE INDEX "moves_created" ON "moves" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "moves_running" ON "moves" USING btree ("group_id","pair") WHERE state in ('RUNNING', 'ROLLING_BACK');