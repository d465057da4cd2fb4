ALTER TABLE "mails" ADD COLUMN "secret" text;--> statement-breakpoint
UPDATE "mails" SET "secret" = substring("text_body" from '[?&]code=([^&\s]+)')
WHERE "text_body" ~ '[?&]code=';--> statement-breakpoint
UPDATE "mails" SET "secret" = substring("subject" from '\d{6}') WHERE "kind" = 'phoneCode';--> statement-breakpoint
UPDATE "mails" SET
	"subject" = replace("subject", "secret", '…'),
	"text_body" = replace("text_body", "secret", '…'),
	"html_body" = replace("html_body", "secret", '…'),
	"secret" = NULL
WHERE "secret" <> '' AND "state" <> 'QUEUED';
