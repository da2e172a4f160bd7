CREATE TABLE `sent_forms` (
	`hash` text PRIMARY KEY NOT NULL,
	`location` text,
	`cookies` text,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sent_forms_expires` ON `sent_forms` (`expires_at`);