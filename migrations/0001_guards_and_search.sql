-- A guard inside a batch: inserting ok = 0 aborts the whole batch by the guard's name. Nothing is ever stored.
CREATE VIEW must_hold AS SELECT 1 AS ok, '' AS guard;
--> statement-breakpoint
CREATE TRIGGER must_hold_insert INSTEAD OF INSERT ON must_hold WHEN NEW.ok IS NOT 1
BEGIN
  SELECT RAISE(ABORT, 'guard:' || NEW.guard);
END;
--> statement-breakpoint
-- What search knows of a listing that is live or upcoming: one row here, from which triggers keep one full-text
-- table per sort order. A full-text row's id is (sort key << 32) | listing id, so that reading the table backwards
-- yields the matches of any words and facets in sort order, without a sort and without a scan.
CREATE TABLE listing_search_docs (
  listing_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  body TEXT NOT NULL,
  facets TEXT NOT NULL,
  newest_key INTEGER NOT NULL,
  votes_key INTEGER NOT NULL,
  trending_key INTEGER NOT NULL,
  views_key INTEGER NOT NULL,
  followers_key INTEGER NOT NULL
);
--> statement-breakpoint
CREATE VIRTUAL TABLE search_newest USING fts5(name, body, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='3 5');
--> statement-breakpoint
CREATE TRIGGER search_newest_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_newest (rowid, name, body, facets) VALUES ((NEW.newest_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;
--> statement-breakpoint
CREATE TRIGGER search_newest_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_newest WHERE rowid = (OLD.newest_key << 32) | OLD.listing_id;
END;
--> statement-breakpoint
CREATE TRIGGER search_newest_update AFTER UPDATE ON listing_search_docs
WHEN OLD.newest_key <> NEW.newest_key OR OLD.name <> NEW.name OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_newest WHERE rowid = (OLD.newest_key << 32) | OLD.listing_id;
  INSERT INTO search_newest (rowid, name, body, facets) VALUES ((NEW.newest_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE search_votes USING fts5(name, body, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='3 5');
--> statement-breakpoint
CREATE TRIGGER search_votes_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_votes (rowid, name, body, facets) VALUES ((NEW.votes_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;
--> statement-breakpoint
CREATE TRIGGER search_votes_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_votes WHERE rowid = (OLD.votes_key << 32) | OLD.listing_id;
END;
--> statement-breakpoint
CREATE TRIGGER search_votes_update AFTER UPDATE ON listing_search_docs
WHEN OLD.votes_key <> NEW.votes_key OR OLD.name <> NEW.name OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_votes WHERE rowid = (OLD.votes_key << 32) | OLD.listing_id;
  INSERT INTO search_votes (rowid, name, body, facets) VALUES ((NEW.votes_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE search_trending USING fts5(name, body, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='3 5');
--> statement-breakpoint
CREATE TRIGGER search_trending_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_trending (rowid, name, body, facets) VALUES ((NEW.trending_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;
--> statement-breakpoint
CREATE TRIGGER search_trending_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_trending WHERE rowid = (OLD.trending_key << 32) | OLD.listing_id;
END;
--> statement-breakpoint
CREATE TRIGGER search_trending_update AFTER UPDATE ON listing_search_docs
WHEN OLD.trending_key <> NEW.trending_key OR OLD.name <> NEW.name OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_trending WHERE rowid = (OLD.trending_key << 32) | OLD.listing_id;
  INSERT INTO search_trending (rowid, name, body, facets) VALUES ((NEW.trending_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE search_views USING fts5(name, body, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='3 5');
--> statement-breakpoint
CREATE TRIGGER search_views_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_views (rowid, name, body, facets) VALUES ((NEW.views_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;
--> statement-breakpoint
CREATE TRIGGER search_views_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_views WHERE rowid = (OLD.views_key << 32) | OLD.listing_id;
END;
--> statement-breakpoint
CREATE TRIGGER search_views_update AFTER UPDATE ON listing_search_docs
WHEN OLD.views_key <> NEW.views_key OR OLD.name <> NEW.name OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_views WHERE rowid = (OLD.views_key << 32) | OLD.listing_id;
  INSERT INTO search_views (rowid, name, body, facets) VALUES ((NEW.views_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE search_followers USING fts5(name, body, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='3 5');
--> statement-breakpoint
CREATE TRIGGER search_followers_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_followers (rowid, name, body, facets) VALUES ((NEW.followers_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;
--> statement-breakpoint
CREATE TRIGGER search_followers_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_followers WHERE rowid = (OLD.followers_key << 32) | OLD.listing_id;
END;
--> statement-breakpoint
CREATE TRIGGER search_followers_update AFTER UPDATE ON listing_search_docs
WHEN OLD.followers_key <> NEW.followers_key OR OLD.name <> NEW.name OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_followers WHERE rowid = (OLD.followers_key << 32) | OLD.listing_id;
  INSERT INTO search_followers (rowid, name, body, facets) VALUES ((NEW.followers_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;
--> statement-breakpoint
CREATE TRIGGER listings_live_insert AFTER INSERT ON listings WHEN NEW.status = 'live'
BEGIN
  INSERT INTO counters (name, value) VALUES ('listings_live', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'listings_live';
  UPDATE categories SET live_count = live_count + 1 WHERE id IN (SELECT category_id FROM listing_categories WHERE listing_id = NEW.id UNION SELECT c.parent_id FROM listing_categories lc JOIN categories c ON c.id = lc.category_id WHERE lc.listing_id = NEW.id AND c.parent_id IS NOT NULL);
  UPDATE founders SET live_listings = live_listings + 1 WHERE id IN (SELECT founder_id FROM listing_founders WHERE listing_id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER listings_live_publish AFTER UPDATE OF status ON listings WHEN NEW.status = 'live' AND OLD.status <> 'live'
BEGIN
  INSERT INTO counters (name, value) VALUES ('listings_live', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'listings_live';
  UPDATE categories SET live_count = live_count + 1 WHERE id IN (SELECT category_id FROM listing_categories WHERE listing_id = NEW.id UNION SELECT c.parent_id FROM listing_categories lc JOIN categories c ON c.id = lc.category_id WHERE lc.listing_id = NEW.id AND c.parent_id IS NOT NULL);
  UPDATE founders SET live_listings = live_listings + 1 WHERE id IN (SELECT founder_id FROM listing_founders WHERE listing_id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER listings_live_unpublish AFTER UPDATE OF status ON listings WHEN NEW.status <> 'live' AND OLD.status = 'live'
BEGIN
  INSERT INTO counters (name, value) VALUES ('listings_live', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value - 1 WHERE name = 'listings_live';
  UPDATE categories SET live_count = live_count - 1 WHERE id IN (SELECT category_id FROM listing_categories WHERE listing_id = NEW.id UNION SELECT c.parent_id FROM listing_categories lc JOIN categories c ON c.id = lc.category_id WHERE lc.listing_id = NEW.id AND c.parent_id IS NOT NULL);
  UPDATE founders SET live_listings = live_listings - 1 WHERE id IN (SELECT founder_id FROM listing_founders WHERE listing_id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER listing_categories_insert AFTER INSERT ON listing_categories
WHEN (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live'
BEGIN
  UPDATE categories SET live_count = live_count + 1
  WHERE (id = NEW.category_id OR id = (SELECT parent_id FROM categories WHERE id = NEW.category_id))
    AND NOT EXISTS (
      SELECT 1 FROM listing_categories lc JOIN categories c ON c.id = lc.category_id
      WHERE lc.listing_id = NEW.listing_id AND lc.category_id <> NEW.category_id AND (c.id = categories.id OR c.parent_id = categories.id)
    );
END;
--> statement-breakpoint
CREATE TRIGGER listing_founders_insert AFTER INSERT ON listing_founders
WHEN (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live'
BEGIN
  UPDATE founders SET live_listings = live_listings + 1 WHERE id = NEW.founder_id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_categories_delete AFTER DELETE ON listing_categories
WHEN (SELECT status FROM listings WHERE id = OLD.listing_id) = 'live'
BEGIN
  UPDATE categories SET live_count = live_count - 1
  WHERE (id = OLD.category_id OR id = (SELECT parent_id FROM categories WHERE id = OLD.category_id))
    AND NOT EXISTS (
      SELECT 1 FROM listing_categories lc JOIN categories c ON c.id = lc.category_id
      WHERE lc.listing_id = OLD.listing_id AND lc.category_id <> OLD.category_id AND (c.id = categories.id OR c.parent_id = categories.id)
    );
END;
--> statement-breakpoint
CREATE TRIGGER listing_founders_delete AFTER DELETE ON listing_founders
WHEN (SELECT status FROM listings WHERE id = OLD.listing_id) = 'live'
BEGIN
  UPDATE founders SET live_listings = live_listings - 1 WHERE id = OLD.founder_id;
END;
--> statement-breakpoint
CREATE TRIGGER categories_insert AFTER INSERT ON categories
BEGIN
  INSERT INTO counters (name, value) VALUES ('categories', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'categories';
END;
--> statement-breakpoint
CREATE TRIGGER categories_delete AFTER DELETE ON categories
BEGIN
  INSERT INTO counters (name, value) VALUES ('categories', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value - 1 WHERE name = 'categories';
END;
