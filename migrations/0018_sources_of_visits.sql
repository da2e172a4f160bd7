CREATE TABLE `view_sources` (
	`listing_id` integer NOT NULL,
	`day` text NOT NULL,
	`source` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `day`, `source`)
);
--> statement-breakpoint
CREATE INDEX `view_sources_day` ON `view_sources` (`day`);--> statement-breakpoint
CREATE INDEX `follows_since` ON `follows` (`listing_id`,`at`);