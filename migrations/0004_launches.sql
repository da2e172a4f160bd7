CREATE TABLE `count_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`listing_id` integer NOT NULL,
	`week` text,
	`votes` integer DEFAULT 0 NOT NULL,
	`votes_raw` integer DEFAULT 0 NOT NULL,
	`followers` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX `listings_week`;--> statement-breakpoint
DROP INDEX `listings_billboard`;--> statement-breakpoint
DROP INDEX `listings_domain_rating`;--> statement-breakpoint
DROP INDEX `listings_revenue`;--> statement-breakpoint
ALTER TABLE `listings` ADD `votes_raw` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `listings_upcoming` ON `listings` (`launch_week`,`id`) WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX `listings_week` ON `listings` (`launch_week`,`status`,week_votes DESC,`id`);--> statement-breakpoint
CREATE INDEX `listings_billboard` ON `listings` (`billboard_cents`,`id`) WHERE status = 'live' AND billboard_cents > 0;--> statement-breakpoint
CREATE INDEX `listings_domain_rating` ON `listings` (`domain_rating`,`id`) WHERE status = 'live' AND domain_rating IS NOT NULL;--> statement-breakpoint
CREATE INDEX `listings_revenue` ON `listings` (`revenue_cents`,`id`) WHERE status = 'live' AND revenue_cents IS NOT NULL;--> statement-breakpoint
DROP INDEX `founders_country`;--> statement-breakpoint
DROP INDEX `founders_name`;--> statement-breakpoint
CREATE INDEX `founders_country` ON `founders` (`country`,`search_name`,`id`) WHERE live_listings > 0;--> statement-breakpoint
CREATE INDEX `founders_name` ON `founders` (`search_name`,`id`) WHERE live_listings > 0;--> statement-breakpoint
ALTER TABLE `view_counts` ADD `folded` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `view_counts_unfolded` ON `view_counts` (`listing_id`) WHERE "count" > folded;--> statement-breakpoint
CREATE INDEX `awards_newest` ON `awards` (week DESC,`place`);--> statement-breakpoint
CREATE INDEX `votes_network` ON `votes` (`listing_id`,`network_hash`,`at`);