CREATE TABLE `category_mergers` (
	`id` integer PRIMARY KEY NOT NULL,
	`category_id` integer NOT NULL,
	`into_id` integer NOT NULL,
	`ended` text,
	`listings` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `category_mergers_of` ON `category_mergers` (`category_id`);