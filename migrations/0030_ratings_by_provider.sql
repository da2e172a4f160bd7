CREATE TABLE `rating_runs` (
	`id` integer PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`begun_at` integer NOT NULL,
	`ended_at` integer,
	`done_to` integer DEFAULT 0 NOT NULL,
	`asked` integer DEFAULT 0 NOT NULL,
	`rated` integer DEFAULT 0 NOT NULL,
	`problem` text
);
--> statement-breakpoint
CREATE INDEX `rating_runs_newest` ON `rating_runs` (`provider`,`begun_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `rating_runs_open` ON `rating_runs` (`provider`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE TABLE `__new_domain_ratings` (
	`provider` text NOT NULL,
	`listing_id` integer NOT NULL,
	`day` text NOT NULL,
	`rating_tenths` integer NOT NULL,
	`import_id` integer,
	PRIMARY KEY(`provider`, `listing_id`, `day`),
	CONSTRAINT "domain_ratings_range" CHECK(rating_tenths BETWEEN 0 AND 1000)
);
--> statement-breakpoint
INSERT INTO `__new_domain_ratings`("provider", "listing_id", "day", "rating_tenths") SELECT "provider", "listing_id", "day", "rating_tenths" FROM `domain_ratings`;--> statement-breakpoint
DROP TABLE `domain_ratings`;--> statement-breakpoint
ALTER TABLE `__new_domain_ratings` RENAME TO `domain_ratings`;--> statement-breakpoint
CREATE INDEX `domain_ratings_listing` ON `domain_ratings` (`listing_id`,`day`);--> statement-breakpoint
CREATE INDEX `domain_ratings_import` ON `domain_ratings` (`import_id`) WHERE import_id IS NOT NULL;--> statement-breakpoint
-- The one place that says whose figures are shown; no row where nobody's are.
CREATE VIEW rating_shown AS SELECT json_extract(texts, '$.rating_provider') AS provider FROM site_settings
	WHERE id = 1 AND json_extract(texts, '$.rating_provider') IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER domain_ratings_insert AFTER INSERT ON domain_ratings WHEN NEW.provider = (SELECT provider FROM rating_shown)
BEGIN
  UPDATE listings SET domain_rating = (SELECT r.rating_tenths / 10.0 FROM domain_ratings r WHERE r.provider = NEW.provider AND r.listing_id = NEW.listing_id ORDER BY r.day DESC LIMIT 1) WHERE id = NEW.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER domain_ratings_update AFTER UPDATE ON domain_ratings WHEN NEW.provider = (SELECT provider FROM rating_shown)
BEGIN
  UPDATE listings SET domain_rating = (SELECT r.rating_tenths / 10.0 FROM domain_ratings r WHERE r.provider = NEW.provider AND r.listing_id = NEW.listing_id ORDER BY r.day DESC LIMIT 1) WHERE id = NEW.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER domain_ratings_delete AFTER DELETE ON domain_ratings WHEN OLD.provider = (SELECT provider FROM rating_shown)
BEGIN
  UPDATE listings SET domain_rating = (SELECT r.rating_tenths / 10.0 FROM domain_ratings r WHERE r.provider = OLD.provider AND r.listing_id = OLD.listing_id ORDER BY r.day DESC LIMIT 1) WHERE id = OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER site_settings_rating_insert AFTER INSERT ON site_settings WHEN json_extract(NEW.texts, '$.rating_provider') IS NOT NULL
BEGIN
  UPDATE listings SET domain_rating = (SELECT r.rating_tenths / 10.0 FROM domain_ratings r WHERE r.provider = json_extract(NEW.texts, '$.rating_provider') AND r.listing_id = listings.id ORDER BY r.day DESC LIMIT 1)
    WHERE id IN (SELECT d.listing_id FROM domain_ratings d WHERE d.provider = json_extract(NEW.texts, '$.rating_provider'));
END;--> statement-breakpoint
CREATE TRIGGER site_settings_rating_update AFTER UPDATE OF texts ON site_settings WHEN json_extract(NEW.texts, '$.rating_provider') IS NOT json_extract(OLD.texts, '$.rating_provider')
BEGIN
  UPDATE listings SET domain_rating = NULL
    WHERE id IN (SELECT d.listing_id FROM domain_ratings d WHERE d.provider = json_extract(OLD.texts, '$.rating_provider'));
  UPDATE listings SET domain_rating = (SELECT r.rating_tenths / 10.0 FROM domain_ratings r WHERE r.provider = json_extract(NEW.texts, '$.rating_provider') AND r.listing_id = listings.id ORDER BY r.day DESC LIMIT 1)
    WHERE id IN (SELECT d.listing_id FROM domain_ratings d WHERE d.provider = json_extract(NEW.texts, '$.rating_provider'));
END;--> statement-breakpoint
-- Until somebody says whose figures are shown, none is.
UPDATE listings SET domain_rating = NULL WHERE domain_rating IS NOT NULL;
