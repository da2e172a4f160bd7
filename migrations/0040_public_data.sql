CREATE TABLE `dumps` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`state` text NOT NULL,
	`begun_at` integer NOT NULL,
	`moved_at` integer NOT NULL,
	`cursor` text NOT NULL,
	`position` text NOT NULL,
	`files` text DEFAULT '[]' NOT NULL,
	CONSTRAINT "dumps_state" CHECK("dumps"."state" IN ('running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dumps_name_unique` ON `dumps` (`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `dumps_running` ON `dumps` (`state`) WHERE state = 'running';--> statement-breakpoint
CREATE TABLE `public_changes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `public_changes_of` ON `public_changes` (`kind`,`ref`);--> statement-breakpoint
CREATE TABLE `alerts` (
	`name` text PRIMARY KEY NOT NULL,
	`value` real NOT NULL,
	`begun_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `mail_stops_at` ON `mail_stops` (`at`);
--> statement-breakpoint
-- What is put in here was changed: a trigger moves its row of public_changes to the end.
CREATE VIEW public_note AS SELECT '' AS kind, '' AS ref WHERE 0;--> statement-breakpoint
CREATE TRIGGER public_note_insert INSTEAD OF INSERT ON public_note
BEGIN
  DELETE FROM public_changes WHERE kind = NEW.kind AND ref = NEW.ref;
  INSERT INTO public_changes (kind, ref) VALUES (NEW.kind, NEW.ref);
END;--> statement-breakpoint
CREATE TRIGGER listings_public_insert AFTER INSERT ON listings WHEN NEW.status = 'live'
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('listing', NEW.id);
END;--> statement-breakpoint
CREATE TRIGGER listings_public_update AFTER UPDATE OF slug, name, tagline, short_description, url, status, primary_category_id, stage, country, pricing_model, launched_at, rating_count, rating_sum, story_unlocked, milestones_unlocked, media_unlocked, updated_at ON listings
WHEN (NEW.status = 'live' OR OLD.status = 'live') AND (
  NEW.slug <> OLD.slug OR NEW.name <> OLD.name OR NEW.tagline IS NOT OLD.tagline OR NEW.short_description IS NOT OLD.short_description OR NEW.url <> OLD.url OR NEW.status <> OLD.status
  OR NEW.primary_category_id IS NOT OLD.primary_category_id OR NEW.stage IS NOT OLD.stage OR NEW.country IS NOT OLD.country OR NEW.pricing_model IS NOT OLD.pricing_model OR NEW.launched_at IS NOT OLD.launched_at
  OR NEW.rating_count <> OLD.rating_count OR NEW.rating_sum <> OLD.rating_sum OR NEW.story_unlocked <> OLD.story_unlocked OR NEW.milestones_unlocked <> OLD.milestones_unlocked OR NEW.media_unlocked <> OLD.media_unlocked
  OR NEW.updated_at <> OLD.updated_at
)
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('listing', NEW.id);
END;--> statement-breakpoint
-- Founders and results name a listing by its slug, and only while everybody may see it.
CREATE TRIGGER listings_public_named AFTER UPDATE OF slug, status ON listings
WHEN (NEW.status = 'live') <> (OLD.status = 'live') OR (NEW.status = 'live' AND NEW.slug <> OLD.slug)
BEGIN
  INSERT INTO public_note (kind, ref) SELECT 'founder', founder_id FROM listing_founders WHERE listing_id = NEW.id;
  INSERT INTO public_note (kind, ref) SELECT 'week', week FROM week_results WHERE listing_id = NEW.id;
END;--> statement-breakpoint
CREATE TRIGGER listings_public_delete AFTER DELETE ON listings WHEN OLD.status = 'live'
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('listing', OLD.id);
  INSERT INTO public_note (kind, ref) SELECT 'week', week FROM week_results WHERE listing_id = OLD.id;
END;--> statement-breakpoint
CREATE TRIGGER listing_profiles_public_insert AFTER INSERT ON listing_profiles WHEN (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live'
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('listing', NEW.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER listing_profiles_public_update AFTER UPDATE OF profile ON listing_profiles
WHEN NEW.profile <> OLD.profile AND (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live'
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('listing', NEW.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER listing_categories_public_insert AFTER INSERT ON listing_categories WHEN (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live'
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('listing', NEW.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER listing_categories_public_update AFTER UPDATE ON listing_categories WHEN (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live'
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('listing', NEW.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER listing_categories_public_delete AFTER DELETE ON listing_categories WHEN (SELECT status FROM listings WHERE id = OLD.listing_id) = 'live'
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('listing', OLD.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER listing_founders_public_insert AFTER INSERT ON listing_founders WHEN (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live'
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('listing', NEW.listing_id);
  INSERT INTO public_note (kind, ref) VALUES ('founder', NEW.founder_id);
END;--> statement-breakpoint
CREATE TRIGGER listing_founders_public_update AFTER UPDATE ON listing_founders WHEN (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live'
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('listing', NEW.listing_id);
  INSERT INTO public_note (kind, ref) VALUES ('founder', NEW.founder_id);
  INSERT INTO public_note (kind, ref) SELECT 'founder', OLD.founder_id WHERE OLD.founder_id <> NEW.founder_id;
END;--> statement-breakpoint
CREATE TRIGGER listing_founders_public_delete AFTER DELETE ON listing_founders WHEN (SELECT status FROM listings WHERE id = OLD.listing_id) = 'live'
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('listing', OLD.listing_id);
  INSERT INTO public_note (kind, ref) VALUES ('founder', OLD.founder_id);
END;--> statement-breakpoint
CREATE TRIGGER milestones_public_insert AFTER INSERT ON milestones WHEN (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live'
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('listing', NEW.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER milestones_public_update AFTER UPDATE ON milestones WHEN (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live'
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('listing', NEW.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER milestones_public_delete AFTER DELETE ON milestones WHEN (SELECT status FROM listings WHERE id = OLD.listing_id) = 'live'
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('listing', OLD.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER launches_public_insert AFTER INSERT ON launches WHEN (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live'
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('listing', NEW.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER launches_public_update AFTER UPDATE OF withdrawn_at ON launches WHEN (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live'
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('listing', NEW.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER founders_public_insert AFTER INSERT ON founders WHEN NEW.live_listings > 0
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('founder', NEW.id);
END;--> statement-breakpoint
CREATE TRIGGER founders_public_update AFTER UPDATE OF slug, name, title, bio, country, socials, user_id, live_listings, answered_at ON founders WHEN NEW.live_listings > 0 OR OLD.live_listings > 0
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('founder', NEW.id);
END;--> statement-breakpoint
CREATE TRIGGER founders_public_named AFTER UPDATE OF slug, name ON founders WHEN NEW.slug <> OLD.slug OR NEW.name <> OLD.name
BEGIN
  INSERT INTO public_note (kind, ref) SELECT 'listing', lf.listing_id FROM listing_founders lf JOIN listings l ON l.id = lf.listing_id AND l.status = 'live' WHERE lf.founder_id = NEW.id;
END;--> statement-breakpoint
CREATE TRIGGER founders_public_delete AFTER DELETE ON founders WHEN OLD.live_listings > 0
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('founder', OLD.id);
END;--> statement-breakpoint
CREATE TRIGGER interview_questions_public AFTER UPDATE OF question, position ON interview_questions
BEGIN
  INSERT INTO public_note (kind, ref) SELECT 'founder', f.id FROM founders f WHERE f.live_listings > 0 AND f.answered_at IS NOT NULL AND EXISTS (SELECT 1 FROM interview_answers a WHERE a.user_id = f.user_id AND a.question_id = NEW.id);
END;--> statement-breakpoint
CREATE TRIGGER categories_public_insert AFTER INSERT ON categories
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('category', NEW.id);
END;--> statement-breakpoint
CREATE TRIGGER categories_public_update AFTER UPDATE OF slug, name, description, faqs, parent_id ON categories
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('category', NEW.id);
END;--> statement-breakpoint
CREATE TRIGGER categories_public_named AFTER UPDATE OF slug ON categories WHEN NEW.slug <> OLD.slug
BEGIN
  INSERT INTO public_note (kind, ref) SELECT 'category', id FROM categories WHERE parent_id = NEW.id;
  INSERT INTO public_note (kind, ref) SELECT 'listing', lc.listing_id FROM listings l JOIN listing_categories lc ON lc.listing_id = l.id WHERE l.status = 'live' AND lc.category_id = NEW.id;
END;--> statement-breakpoint
CREATE TRIGGER categories_public_delete AFTER DELETE ON categories
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('category', OLD.id);
END;--> statement-breakpoint
CREATE TRIGGER closed_weeks_public_insert AFTER INSERT ON closed_weeks
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('week', NEW.week);
END;--> statement-breakpoint
CREATE TRIGGER closed_weeks_public_delete AFTER DELETE ON closed_weeks
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('week', OLD.week);
END;--> statement-breakpoint
CREATE TRIGGER week_results_public_update AFTER UPDATE ON week_results
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('week', NEW.week);
END;--> statement-breakpoint
CREATE TRIGGER week_results_public_delete AFTER DELETE ON week_results
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('week', OLD.week);
END;--> statement-breakpoint
CREATE TRIGGER week_results_public_insert AFTER INSERT ON week_results
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('week', NEW.week);
END;--> statement-breakpoint
CREATE TRIGGER awards_public_insert AFTER INSERT ON awards
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('week', NEW.week);
END;--> statement-breakpoint
CREATE TRIGGER awards_public_update AFTER UPDATE ON awards
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('week', NEW.week);
END;--> statement-breakpoint
CREATE TRIGGER awards_public_delete AFTER DELETE ON awards
BEGIN
  INSERT INTO public_note (kind, ref) VALUES ('week', OLD.week);
END;--> statement-breakpoint
INSERT INTO public_changes (kind, ref) SELECT 'category', id FROM categories ORDER BY id;--> statement-breakpoint
INSERT INTO public_changes (kind, ref) SELECT 'listing', id FROM listings WHERE status = 'live' ORDER BY id;--> statement-breakpoint
INSERT INTO public_changes (kind, ref) SELECT 'founder', id FROM founders WHERE live_listings > 0 ORDER BY id;--> statement-breakpoint
INSERT INTO public_changes (kind, ref) SELECT 'week', week FROM closed_weeks ORDER BY week;
