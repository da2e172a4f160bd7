CREATE TABLE `cron_marks` (
	`cron` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `alerts` ADD `well_since` integer;--> statement-breakpoint
ALTER TABLE `alerts` ADD `returns` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `dead_letters_kind` ON `dead_letters` (`job`,`id`) WHERE replayed_at IS NULL AND dropped_at IS NULL;