CREATE TABLE `post_pictures` (
	`post_id` integer NOT NULL,
	`hash` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `hash`),
	FOREIGN KEY (`hash`) REFERENCES `pictures`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `post_pictures_hash` ON `post_pictures` (`hash`);
--> statement-breakpoint
-- As before, but for what a post shows or has shown: that is never unused.
DROP TRIGGER picture_sources_shown_update;--> statement-breakpoint
CREATE TRIGGER picture_sources_shown_update AFTER UPDATE ON picture_sources
BEGIN
  UPDATE pictures SET unused_since = NULL WHERE hash = NEW.hash;
  UPDATE pictures SET unused_since = NEW.at
  WHERE hash = OLD.hash AND NOT EXISTS (SELECT 1 FROM picture_sources s WHERE s.hash = OLD.hash)
    AND NOT EXISTS (SELECT 1 FROM site_pictures p WHERE p.hash = OLD.hash)
    AND NOT EXISTS (SELECT 1 FROM post_pictures p WHERE p.hash = OLD.hash);
  INSERT INTO listing_repicture (listing_id) VALUES (NEW.listing_id);
END;--> statement-breakpoint
DROP TRIGGER picture_sources_shown_delete;--> statement-breakpoint
CREATE TRIGGER picture_sources_shown_delete AFTER DELETE ON picture_sources
BEGIN
  UPDATE pictures SET unused_since = OLD.at
  WHERE hash = OLD.hash AND NOT EXISTS (SELECT 1 FROM picture_sources s WHERE s.hash = OLD.hash)
    AND NOT EXISTS (SELECT 1 FROM site_pictures p WHERE p.hash = OLD.hash)
    AND NOT EXISTS (SELECT 1 FROM post_pictures p WHERE p.hash = OLD.hash);
  INSERT INTO listing_repicture (listing_id) VALUES (OLD.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER post_pictures_shown AFTER INSERT ON post_pictures
BEGIN
  UPDATE pictures SET unused_since = NULL WHERE hash = NEW.hash;
END;
