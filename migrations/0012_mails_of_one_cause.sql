CREATE TABLE `mail_preferences` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`is_on` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mail_stops` (
	`address_hash` text NOT NULL,
	`reason` text NOT NULL,
	`detail` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`address_hash`, `reason`),
	CONSTRAINT "mail_stops_reason" CHECK("mail_stops"."reason" IN ('bounced', 'complained', 'no_invites'))
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`cause` text PRIMARY KEY NOT NULL,
	`mail` text NOT NULL,
	`user_id` integer,
	`address` text,
	`facts` text,
	`at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`closed_at` integer,
	`outcome` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mails_reader" CHECK("mails"."closed_at" IS NOT NULL OR ("mails"."user_id" IS NULL) <> ("mails"."address" IS NULL)),
	CONSTRAINT "mails_forgotten" CHECK("mails"."closed_at" IS NULL OR ("mails"."facts" IS NULL AND "mails"."address" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `mails_at` ON `mails` (`at`);--> statement-breakpoint
CREATE INDEX `mails_reader_newest` ON `mails` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `signing_keys` (
	`name` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER mails_due AFTER INSERT ON mails
BEGIN
	INSERT INTO outbox (job, subject, payload, due_at, created_at) VALUES ('send-mail', NEW.cause, '{}', NEW.due_at, NEW.at);
END;
--> statement-breakpoint
INSERT INTO mail_preferences (user_id, kind, is_on, at) SELECT id, 'updates', 0, created_at FROM users WHERE update_mails = 0;
