CREATE TABLE `view_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `view_batches_at` ON `view_batches` (`at`);