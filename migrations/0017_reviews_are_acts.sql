CREATE TABLE `review_reports` (
	`review_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`review_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `review_reports_at` ON `review_reports` (`at`);--> statement-breakpoint
CREATE TABLE `__new_reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`listing_id` integer NOT NULL,
	`stars` integer NOT NULL,
	`body` text NOT NULL,
	`words_hash` text,
	`status` text NOT NULL,
	`held_reason` text,
	`incentivised` integer DEFAULT false NOT NULL,
	`at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`rejected_at` integer,
	`judgement` text,
	`reply` text,
	`replied_at` integer,
	CONSTRAINT "reviews_stars" CHECK("__new_reviews"."stars" BETWEEN 1 AND 5),
	CONSTRAINT "reviews_status" CHECK("__new_reviews"."status" IN ('published', 'held', 'rejected', 'withdrawn')),
	CONSTRAINT "reviews_held" CHECK(("__new_reviews"."status" = 'held') = ("__new_reviews"."held_reason" IS NOT NULL)),
	CONSTRAINT "reviews_reply" CHECK(("__new_reviews"."reply" IS NULL) = ("__new_reviews"."replied_at" IS NULL))
);
--> statement-breakpoint
-- A review that waited was held for the site team, whatever for.
INSERT INTO `__new_reviews`("id", "user_id", "listing_id", "stars", "body", "status", "held_reason", "incentivised", "at", "changed_at", "rejected_at")
SELECT "id", "user_id", "listing_id", "stars", "body", iif("status" = 'pending', 'held', "status"), iif("status" = 'pending', 'new_account', NULL), "incentivised", "at", "at", iif("status" = 'rejected', "at", NULL) FROM `reviews`;--> statement-breakpoint
DROP TABLE `reviews`;--> statement-breakpoint
ALTER TABLE `__new_reviews` RENAME TO `reviews`;--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once` ON `reviews` (`user_id`,`listing_id`);--> statement-breakpoint
CREATE INDEX `reviews_listing` ON `reviews` (`listing_id`,`status`,`at`);--> statement-breakpoint
CREATE INDEX `reviews_burst` ON `reviews` (`listing_id`,`at`);--> statement-breakpoint
CREATE INDEX `reviews_writer` ON `reviews` (`user_id`,`changed_at`);--> statement-breakpoint
CREATE INDEX `reviews_words` ON `reviews` (`words_hash`) WHERE words_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `reviews_waiting` ON `reviews` (`changed_at`) WHERE status = 'held';--> statement-breakpoint
CREATE INDEX `reviews_withdrawn` ON `reviews` (`changed_at`) WHERE status = 'withdrawn';
--> statement-breakpoint
-- A listing's rating, computed anew: published reviews that nobody was given anything for and none of its own people
-- wrote. This view and the triggers below are the only place that knows what counts. Source: docs/reviews.md.
CREATE VIEW rating_recount AS SELECT 0 AS listing_id WHERE 0;
--> statement-breakpoint
CREATE TRIGGER rating_recount_insert INSTEAD OF INSERT ON rating_recount
BEGIN
  UPDATE listings SET (rating_count, rating_sum) = (
    SELECT count(*), coalesce(sum(r.stars), 0) FROM reviews r
    WHERE r.listing_id = NEW.listing_id AND r.status = 'published' AND r.incentivised = 0
      AND r.user_id IS NOT listings.owner_id
      AND NOT EXISTS (
        SELECT 1 FROM founders f JOIN listing_founders lf ON lf.founder_id = f.id AND lf.listing_id = r.listing_id
        WHERE f.user_id = r.user_id
      )
  ) WHERE id = NEW.listing_id;
END;
--> statement-breakpoint
CREATE TRIGGER reviews_rated_insert AFTER INSERT ON reviews WHEN NEW.status = 'published'
BEGIN
  INSERT INTO rating_recount (listing_id) VALUES (NEW.listing_id);
END;
--> statement-breakpoint
CREATE TRIGGER reviews_rated_update AFTER UPDATE OF status, stars, incentivised ON reviews
WHEN OLD.status = 'published' OR NEW.status = 'published'
BEGIN
  INSERT INTO rating_recount (listing_id) VALUES (NEW.listing_id);
END;
--> statement-breakpoint
CREATE TRIGGER reviews_rated_delete AFTER DELETE ON reviews WHEN OLD.status = 'published'
BEGIN
  INSERT INTO rating_recount (listing_id) VALUES (OLD.listing_id);
END;
--> statement-breakpoint
-- Whoever becomes one of a listing's people stops counting, and counts again when they no longer are.
CREATE TRIGGER listings_rated_owner AFTER UPDATE OF owner_id ON listings
WHEN OLD.owner_id IS NOT NEW.owner_id
  AND EXISTS (SELECT 1 FROM reviews WHERE user_id IN (OLD.owner_id, NEW.owner_id) AND listing_id = NEW.id)
BEGIN
  INSERT INTO rating_recount (listing_id) VALUES (NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER listing_founders_rated_insert AFTER INSERT ON listing_founders
WHEN EXISTS (SELECT 1 FROM founders f JOIN reviews r ON r.user_id = f.user_id AND r.listing_id = NEW.listing_id WHERE f.id = NEW.founder_id)
BEGIN
  INSERT INTO rating_recount (listing_id) VALUES (NEW.listing_id);
END;
--> statement-breakpoint
CREATE TRIGGER listing_founders_rated_delete AFTER DELETE ON listing_founders
WHEN EXISTS (SELECT 1 FROM founders f JOIN reviews r ON r.user_id = f.user_id AND r.listing_id = OLD.listing_id WHERE f.id = OLD.founder_id)
BEGIN
  INSERT INTO rating_recount (listing_id) VALUES (OLD.listing_id);
END;
--> statement-breakpoint
CREATE TRIGGER founders_rated_user AFTER UPDATE OF user_id ON founders WHEN OLD.user_id IS NOT NEW.user_id
BEGIN
  INSERT INTO rating_recount (listing_id)
  SELECT lf.listing_id FROM listing_founders lf JOIN reviews r ON r.listing_id = lf.listing_id AND r.user_id IN (OLD.user_id, NEW.user_id)
  WHERE lf.founder_id = NEW.id;
END;
