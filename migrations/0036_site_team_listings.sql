CREATE TABLE `category_addresses` (
	`slug` text PRIMARY KEY NOT NULL,
	`category_id` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `category_addresses_of` ON `category_addresses` (`category_id`);--> statement-breakpoint
CREATE TABLE `listing_hidings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`listing_id` integer NOT NULL,
	`reason` text NOT NULL,
	`was` text NOT NULL,
	`merged_into` integer,
	`at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`merged_into`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_hidings_open` ON `listing_hidings` (`listing_id`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `listing_hidings_listing` ON `listing_hidings` (`listing_id`,`id`);--> statement-breakpoint
CREATE INDEX `listing_hidings_merged` ON `listing_hidings` (`merged_into`);--> statement-breakpoint
CREATE TABLE `merged_rows` (
	`hiding_id` integer NOT NULL,
	`kind` text NOT NULL,
	`key` integer NOT NULL,
	`user_id` integer,
	`listing_id` integer NOT NULL,
	`title` text,
	`position` integer,
	PRIMARY KEY(`hiding_id`, `kind`, `key`),
	FOREIGN KEY (`hiding_id`) REFERENCES `listing_hidings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "merged_rows_kind" CHECK("merged_rows"."kind" IN ('vote', 'follow', 'save', 'review', 'update', 'milestone', 'founder', 'owner'))
);
--> statement-breakpoint
CREATE INDEX `merged_rows_person` ON `merged_rows` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `closed_at` integer;--> statement-breakpoint
ALTER TABLE `listings` ADD `team_pick` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `listings` ADD `hidden_at` integer;--> statement-breakpoint
CREATE INDEX `listings_hidden` ON `listings` (`id`) WHERE hidden_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `listings_status` ON `listings` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `listings_plan` ON `listings` (`plan`,`id`);--> statement-breakpoint
CREATE INDEX `listings_in_category` ON `listings` (`primary_category_id`,`id`);--> statement-breakpoint
CREATE INDEX `listings_week` ON `listings` (`launch_week`,`id`);--> statement-breakpoint
CREATE INDEX `listings_featured` ON `listings` (`id`) WHERE featured = 1 OR team_pick = 1;--> statement-breakpoint
CREATE INDEX `listings_name` ON `listings` (lower(name),`id`);--> statement-breakpoint
ALTER TABLE `week_slots` ADD `free_slots` integer;--> statement-breakpoint
ALTER TABLE `week_slots` ADD `paid_slots` integer;--> statement-breakpoint
ALTER TABLE `week_slots` ADD `free_closed` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `claims_listing` ON `claims` (`listing_id`,`id`);--> statement-breakpoint
CREATE INDEX `listing_categories_of` ON `listing_categories` (`category_id`,`listing_id`);
--> statement-breakpoint
-- Whatever else moves listings, an order or a badge: a hidden one stays a draft until the site team restores it.
CREATE TRIGGER listings_stay_hidden BEFORE UPDATE OF status ON listings WHEN NEW.hidden_at IS NOT NULL AND NEW.status <> 'draft'
BEGIN
  SELECT RAISE(ABORT, 'guard:listing_hidden');
END;--> statement-breakpoint
-- A launch stands still while its listing is hidden; other withdrawals are for good, as before.
DROP TRIGGER launches_stay_withdrawn;--> statement-breakpoint
CREATE TRIGGER launches_stay_withdrawn BEFORE UPDATE OF withdrawn_at, withdrawn_reason ON launches
WHEN OLD.withdrawn_at IS NOT NULL AND OLD.withdrawn_reason <> 'listing_hidden'
BEGIN
  SELECT RAISE(ABORT, 'guard:launch_is_a_fact');
END;
