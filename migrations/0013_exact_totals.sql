ALTER TABLE `listings` ADD `awards` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Totals of lists, kept on write so that no list counts rows. What is shown is counted: of live listings only.
UPDATE listings SET awards = (SELECT count(*) FROM awards a WHERE a.listing_id = listings.id) WHERE id IN (SELECT listing_id FROM awards);
--> statement-breakpoint
INSERT INTO counters (name, value)
SELECT 'launches:' || x.week, sum(l.status = 'live') FROM launches x JOIN listings l ON l.id = x.listing_id WHERE x.withdrawn_at IS NULL GROUP BY x.week
UNION ALL SELECT 'results:' || r.week, sum(l.status = 'live') FROM week_results r JOIN listings l ON l.id = r.listing_id GROUP BY r.week
UNION ALL SELECT 'launched:' || date(launched_at / 1000, 'unixepoch') AS name, count(*) FROM listings WHERE status = 'live' AND launched_at IS NOT NULL GROUP BY 1
UNION ALL SELECT 'founders:' || country AS name, count(*) FROM founders WHERE live_listings > 0 AND country IS NOT NULL GROUP BY 1;
--> statement-breakpoint
-- A counter of nothing is not there: triggers begin it with the first.
INSERT INTO counters (name, value)
SELECT name, value FROM (
  SELECT 'listings_scheduled' AS name, count(*) AS value FROM listings WHERE status = 'scheduled'
  UNION ALL SELECT 'founders', count(*) FROM founders WHERE live_listings > 0
  UNION ALL SELECT 'posts', count(*) FROM posts
  UNION ALL SELECT 'board:community-all-time', count(*) FROM listings WHERE status = 'live' AND votes > 0
) WHERE value > 0;
--> statement-breakpoint
INSERT INTO counters (name, value)
SELECT name, value FROM (
  SELECT 'board:billboard' AS name, count(*) AS value FROM listings WHERE status = 'live' AND billboard_cents > 0
  UNION ALL SELECT 'board:domain-rating', count(*) FROM listings WHERE status = 'live' AND domain_rating IS NOT NULL
  UNION ALL SELECT 'board:revenue', count(*) FROM listings WHERE status = 'live' AND revenue_cents IS NOT NULL
) WHERE value > 0;
--> statement-breakpoint
INSERT INTO counters (name, value)
SELECT 'awards', (SELECT coalesce(sum(awards), 0) FROM listings WHERE status = 'live') WHERE EXISTS (SELECT 1 FROM awards);
--> statement-breakpoint
CREATE TRIGGER launches_counted_insert AFTER INSERT ON launches WHEN NEW.withdrawn_at IS NULL
BEGIN
  INSERT INTO counters (name, value) VALUES ('launches:' || NEW.week, 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'launches:' || NEW.week AND (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live';
END;
--> statement-breakpoint
CREATE TRIGGER launches_counted_withdraw AFTER UPDATE OF withdrawn_at ON launches
WHEN OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL AND (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live'
BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'launches:' || NEW.week;
END;
--> statement-breakpoint
CREATE TRIGGER week_results_counted_insert AFTER INSERT ON week_results
BEGIN
  INSERT INTO counters (name, value) VALUES ('results:' || NEW.week, 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'results:' || NEW.week AND (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live';
END;
--> statement-breakpoint
CREATE TRIGGER awards_counted_insert AFTER INSERT ON awards
BEGIN
  UPDATE listings SET awards = awards + 1 WHERE id = NEW.listing_id;
  INSERT INTO counters (name, value) VALUES ('awards', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'awards' AND (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live';
END;
--> statement-breakpoint
CREATE TRIGGER listings_shown_insert AFTER INSERT ON listings WHEN NEW.status = 'live'
BEGIN
  INSERT INTO counters (name, value) SELECT 'launched:' || date(NEW.launched_at / 1000, 'unixepoch'), 0 WHERE NEW.launched_at IS NOT NULL ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'launched:' || date(NEW.launched_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER listings_shown_publish AFTER UPDATE OF status ON listings WHEN NEW.status = 'live' AND OLD.status <> 'live'
BEGIN
  UPDATE counters SET value = value + 1 WHERE name IN (SELECT 'launches:' || week FROM launches WHERE listing_id = NEW.id AND withdrawn_at IS NULL);
  UPDATE counters SET value = value + 1 WHERE name IN (SELECT 'results:' || week FROM week_results WHERE listing_id = NEW.id);
  UPDATE counters SET value = value + NEW.awards WHERE name = 'awards';
  INSERT INTO counters (name, value) SELECT 'launched:' || date(NEW.launched_at / 1000, 'unixepoch'), 0 WHERE NEW.launched_at IS NOT NULL ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'launched:' || date(NEW.launched_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER listings_shown_unpublish AFTER UPDATE OF status ON listings WHEN NEW.status <> 'live' AND OLD.status = 'live'
BEGIN
  UPDATE counters SET value = value - 1 WHERE name IN (SELECT 'launches:' || week FROM launches WHERE listing_id = NEW.id AND withdrawn_at IS NULL);
  UPDATE counters SET value = value - 1 WHERE name IN (SELECT 'results:' || week FROM week_results WHERE listing_id = NEW.id);
  UPDATE counters SET value = value - NEW.awards WHERE name = 'awards';
  UPDATE counters SET value = value - 1 WHERE name = 'launched:' || date(OLD.launched_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER listings_scheduled_insert AFTER INSERT ON listings WHEN NEW.status = 'scheduled'
BEGIN
  INSERT INTO counters (name, value) VALUES ('listings_scheduled', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'listings_scheduled';
END;
--> statement-breakpoint
CREATE TRIGGER listings_scheduled_update AFTER UPDATE OF status ON listings WHEN (NEW.status = 'scheduled') <> (OLD.status = 'scheduled')
BEGIN
  INSERT INTO counters (name, value) VALUES ('listings_scheduled', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + iif(NEW.status = 'scheduled', 1, -1) WHERE name = 'listings_scheduled';
END;
--> statement-breakpoint
CREATE TRIGGER board_community_all_time_insert AFTER INSERT ON listings WHEN (NEW.status = 'live' AND NEW.votes > 0)
BEGIN
  INSERT INTO counters (name, value) VALUES ('board:community-all-time', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'board:community-all-time';
END;
--> statement-breakpoint
CREATE TRIGGER board_community_all_time_update AFTER UPDATE OF status, votes ON listings WHEN (NEW.status = 'live' AND NEW.votes > 0) <> (OLD.status = 'live' AND OLD.votes > 0)
BEGIN
  INSERT INTO counters (name, value) VALUES ('board:community-all-time', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + iif((NEW.status = 'live' AND NEW.votes > 0), 1, -1) WHERE name = 'board:community-all-time';
END;
--> statement-breakpoint
CREATE TRIGGER board_billboard_insert AFTER INSERT ON listings WHEN (NEW.status = 'live' AND NEW.billboard_cents > 0)
BEGIN
  INSERT INTO counters (name, value) VALUES ('board:billboard', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'board:billboard';
END;
--> statement-breakpoint
CREATE TRIGGER board_billboard_update AFTER UPDATE OF status, billboard_cents ON listings WHEN (NEW.status = 'live' AND NEW.billboard_cents > 0) <> (OLD.status = 'live' AND OLD.billboard_cents > 0)
BEGIN
  INSERT INTO counters (name, value) VALUES ('board:billboard', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + iif((NEW.status = 'live' AND NEW.billboard_cents > 0), 1, -1) WHERE name = 'board:billboard';
END;
--> statement-breakpoint
CREATE TRIGGER board_domain_rating_insert AFTER INSERT ON listings WHEN (NEW.status = 'live' AND NEW.domain_rating IS NOT NULL)
BEGIN
  INSERT INTO counters (name, value) VALUES ('board:domain-rating', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'board:domain-rating';
END;
--> statement-breakpoint
CREATE TRIGGER board_domain_rating_update AFTER UPDATE OF status, domain_rating ON listings WHEN (NEW.status = 'live' AND NEW.domain_rating IS NOT NULL) <> (OLD.status = 'live' AND OLD.domain_rating IS NOT NULL)
BEGIN
  INSERT INTO counters (name, value) VALUES ('board:domain-rating', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + iif((NEW.status = 'live' AND NEW.domain_rating IS NOT NULL), 1, -1) WHERE name = 'board:domain-rating';
END;
--> statement-breakpoint
CREATE TRIGGER board_revenue_insert AFTER INSERT ON listings WHEN (NEW.status = 'live' AND NEW.revenue_cents IS NOT NULL)
BEGIN
  INSERT INTO counters (name, value) VALUES ('board:revenue', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'board:revenue';
END;
--> statement-breakpoint
CREATE TRIGGER board_revenue_update AFTER UPDATE OF status, revenue_cents ON listings WHEN (NEW.status = 'live' AND NEW.revenue_cents IS NOT NULL) <> (OLD.status = 'live' AND OLD.revenue_cents IS NOT NULL)
BEGIN
  INSERT INTO counters (name, value) VALUES ('board:revenue', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + iif((NEW.status = 'live' AND NEW.revenue_cents IS NOT NULL), 1, -1) WHERE name = 'board:revenue';
END;
--> statement-breakpoint
CREATE TRIGGER founders_counted_insert AFTER INSERT ON founders WHEN NEW.live_listings > 0
BEGIN
  INSERT INTO counters (name, value) VALUES ('founders', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'founders';
  INSERT INTO counters (name, value) SELECT 'founders:' || NEW.country, 0 WHERE NEW.country IS NOT NULL ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'founders:' || NEW.country;
END;
--> statement-breakpoint
CREATE TRIGGER founders_counted_show AFTER UPDATE OF live_listings ON founders WHEN NEW.live_listings > 0 AND OLD.live_listings <= 0
BEGIN
  INSERT INTO counters (name, value) VALUES ('founders', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'founders';
  INSERT INTO counters (name, value) SELECT 'founders:' || NEW.country, 0 WHERE NEW.country IS NOT NULL ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'founders:' || NEW.country;
END;
--> statement-breakpoint
CREATE TRIGGER founders_counted_hide AFTER UPDATE OF live_listings ON founders WHEN NEW.live_listings <= 0 AND OLD.live_listings > 0
BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'founders';
  UPDATE counters SET value = value - 1 WHERE name = 'founders:' || OLD.country;
END;
--> statement-breakpoint
CREATE TRIGGER founders_counted_move AFTER UPDATE OF country ON founders
WHEN NEW.live_listings > 0 AND OLD.live_listings > 0 AND NEW.country IS NOT OLD.country
BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'founders:' || OLD.country;
  INSERT INTO counters (name, value) SELECT 'founders:' || NEW.country, 0 WHERE NEW.country IS NOT NULL ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'founders:' || NEW.country;
END;
--> statement-breakpoint
CREATE TRIGGER founders_counted_delete AFTER DELETE ON founders WHEN OLD.live_listings > 0
BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'founders';
  UPDATE counters SET value = value - 1 WHERE name = 'founders:' || OLD.country;
END;
--> statement-breakpoint
CREATE TRIGGER posts_counted_insert AFTER INSERT ON posts
BEGIN
  INSERT INTO counters (name, value) VALUES ('posts', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'posts';
END;
--> statement-breakpoint
CREATE TRIGGER posts_counted_delete AFTER DELETE ON posts
BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'posts';
END;
