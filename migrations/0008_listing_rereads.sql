CREATE TABLE `listing_rereads` (
	`listing_id` integer PRIMARY KEY NOT NULL,
	`next_read_at` integer,
	`read_at` integer,
	`outcome` text,
	`stale_facts` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `listing_rereads_next` ON `listing_rereads` (`next_read_at`) WHERE next_read_at IS NOT NULL;
--> statement-breakpoint
-- What becomes live is read again 30 days later (REREAD_AFTER_MS in packages/store/listing-rereads.ts).
CREATE TRIGGER listing_rereads_live AFTER UPDATE OF status ON listings
WHEN NEW.status = 'live' AND OLD.status <> 'live'
BEGIN
  INSERT INTO listing_rereads (listing_id, next_read_at) VALUES (NEW.id, coalesce(NEW.launched_at, NEW.updated_at) + 2592000000)
  ON CONFLICT (listing_id) DO UPDATE SET next_read_at = excluded.next_read_at;
END;
--> statement-breakpoint
CREATE TRIGGER listing_rereads_insert AFTER INSERT ON listings
WHEN NEW.status = 'live'
BEGIN
  INSERT INTO listing_rereads (listing_id, next_read_at) VALUES (NEW.id, coalesce(NEW.launched_at, NEW.updated_at) + 2592000000)
  ON CONFLICT (listing_id) DO UPDATE SET next_read_at = excluded.next_read_at;
END;
--> statement-breakpoint
INSERT INTO listing_rereads (listing_id, next_read_at)
SELECT id, coalesce(launched_at, updated_at) + 2592000000 FROM listings WHERE status = 'live';
