CREATE TABLE `day_numbers` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `name`)
);
--> statement-breakpoint
CREATE INDEX `day_numbers_day` ON `day_numbers` (`day`);--> statement-breakpoint
CREATE INDEX `drafts_created` ON `drafts` (`created_at`);