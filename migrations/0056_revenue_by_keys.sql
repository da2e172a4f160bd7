CREATE TABLE `revenue_keys` (
	`listing_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`sealed` text NOT NULL,
	`hash` text NOT NULL,
	`ending` text NOT NULL,
	`rounded_to` integer NOT NULL,
	`given_at` integer NOT NULL,
	`next_read_at` integer,
	`read_month` text,
	`outcome` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `revenue_keys_hash_unique` ON `revenue_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `revenue_keys_due` ON `revenue_keys` (`next_read_at`) WHERE next_read_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `revenue_keys_by` ON `revenue_keys` (`user_id`);--> statement-breakpoint
ALTER TABLE `revenue_figures` ADD `origin` text DEFAULT 'team' NOT NULL;
--> statement-breakpoint
CREATE TRIGGER revenue_keys_delete AFTER DELETE ON revenue_keys
BEGIN
  DELETE FROM revenue_figures WHERE listing_id = OLD.listing_id AND origin = 'key';
END;--> statement-breakpoint
CREATE TRIGGER revenue_keys_owner AFTER UPDATE OF owner_id ON listings WHEN OLD.owner_id IS NOT NEW.owner_id
BEGIN
  DELETE FROM revenue_keys WHERE listing_id = NEW.id AND user_id IS NOT NEW.owner_id;
END;
