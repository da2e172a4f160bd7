CREATE TABLE `refresh_answers` (
	`hash` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `refresh_answers_expires` ON `refresh_answers` (`expires_at`);