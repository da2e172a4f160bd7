CREATE TABLE `picture_sources` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`listing_id` integer,
	`draft_id` text,
	`kind` text NOT NULL,
	`origin` text NOT NULL,
	`hash` text,
	`address` text,
	`refused` text DEFAULT '[]' NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`hash`) REFERENCES `pictures`(`hash`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "picture_sources_of" CHECK(("picture_sources"."listing_id" IS NULL) <> ("picture_sources"."draft_id" IS NULL)),
	CONSTRAINT "picture_sources_kind" CHECK("picture_sources"."kind" IN ('logo', 'cover')),
	CONSTRAINT "picture_sources_origin" CHECK("picture_sources"."origin" IN ('website', 'owner'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `picture_sources_listing` ON `picture_sources` (`listing_id`,`kind`,`origin`) WHERE listing_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `picture_sources_draft` ON `picture_sources` (`draft_id`,`kind`,`origin`) WHERE draft_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `picture_sources_hash` ON `picture_sources` (`hash`);--> statement-breakpoint
CREATE TABLE `pictures` (
	`hash` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`transparent` integer NOT NULL,
	`bytes` integer NOT NULL,
	`stored_at` integer NOT NULL,
	`is_public` integer DEFAULT false NOT NULL,
	`unused_since` integer,
	CONSTRAINT "pictures_sides" CHECK("pictures"."width" BETWEEN 1 AND 4096 AND "pictures"."height" BETWEEN 1 AND 4096 AND "pictures"."bytes" BETWEEN 1 AND 524288)
);
--> statement-breakpoint
CREATE INDEX `pictures_unused` ON `pictures` (`unused_since`) WHERE unused_since IS NOT NULL;--> statement-breakpoint
ALTER TABLE `listings` ADD `logo` text;--> statement-breakpoint
ALTER TABLE `listings` ADD `cover` text;--> statement-breakpoint
-- What a listing shows: its owner's picture, or none where they want none; else the website's. This view and the triggers
-- below are the only place that decides it: 'owner' comes before 'website'. Source: docs/pictures.md#what-shows.
CREATE VIEW listing_repicture AS SELECT 0 AS listing_id WHERE 0;--> statement-breakpoint
CREATE TRIGGER listing_repicture_insert INSTEAD OF INSERT ON listing_repicture
BEGIN
  UPDATE listings SET
    logo = (
      SELECT json_object('hash', p.hash, 'width', p.width, 'height', p.height, 'transparent', json(iif(p.transparent, 'true', 'false')))
      FROM pictures p WHERE p.hash = (
        SELECT s.hash FROM picture_sources s WHERE s.listing_id = NEW.listing_id AND s.kind = 'logo' ORDER BY s.origin LIMIT 1
      )
    ),
    cover = (
      SELECT json_object('hash', p.hash, 'width', p.width, 'height', p.height, 'transparent', json(iif(p.transparent, 'true', 'false')))
      FROM pictures p WHERE p.hash = (
        SELECT s.hash FROM picture_sources s WHERE s.listing_id = NEW.listing_id AND s.kind = 'cover' ORDER BY s.origin LIMIT 1
      )
    )
  WHERE id = NEW.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER picture_sources_shown_insert AFTER INSERT ON picture_sources
BEGIN
  UPDATE pictures SET unused_since = NULL WHERE hash = NEW.hash;
  INSERT INTO listing_repicture (listing_id) VALUES (NEW.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER picture_sources_shown_update AFTER UPDATE ON picture_sources
BEGIN
  UPDATE pictures SET unused_since = NULL WHERE hash = NEW.hash;
  UPDATE pictures SET unused_since = NEW.at
  WHERE hash = OLD.hash AND NOT EXISTS (SELECT 1 FROM picture_sources s WHERE s.hash = OLD.hash);
  INSERT INTO listing_repicture (listing_id) VALUES (NEW.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER picture_sources_shown_delete AFTER DELETE ON picture_sources
BEGIN
  UPDATE pictures SET unused_since = OLD.at
  WHERE hash = OLD.hash AND NOT EXISTS (SELECT 1 FROM picture_sources s WHERE s.hash = OLD.hash);
  INSERT INTO listing_repicture (listing_id) VALUES (OLD.listing_id);
END;--> statement-breakpoint
-- Once everybody may see a listing, everybody may see what it shows.
CREATE TRIGGER pictures_public AFTER UPDATE OF status, logo, cover ON listings WHEN NEW.status IN ('scheduled', 'live')
BEGIN
  UPDATE pictures SET is_public = 1
  WHERE hash IN (json_extract(NEW.logo, '$.hash'), json_extract(NEW.cover, '$.hash')) AND is_public = 0;
END;
