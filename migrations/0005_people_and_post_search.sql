-- Names of the founders that the list shows: at least one of their listings is live. Names are short, so prefixes of
-- one to five characters have an index each and no prefix reads more than its matches. Read backwards, the row ids
-- give the newest first. The facet token xn<country> keeps the country filter inside the index.
CREATE VIRTUAL TABLE founders_search USING fts5(name, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5');
--> statement-breakpoint
CREATE TRIGGER founders_search_insert AFTER INSERT ON founders WHEN NEW.live_listings > 0
BEGIN
  INSERT INTO founders_search (rowid, name, facets) VALUES (NEW.id, NEW.name, 'xn' || lower(nullif(NEW.country, '')));
END;
--> statement-breakpoint
CREATE TRIGGER founders_search_delete AFTER DELETE ON founders WHEN OLD.live_listings > 0
BEGIN
  DELETE FROM founders_search WHERE rowid = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER founders_search_update AFTER UPDATE ON founders
WHEN (OLD.live_listings > 0) <> (NEW.live_listings > 0)
  OR (NEW.live_listings > 0 AND (OLD.name <> NEW.name OR OLD.country IS NOT NEW.country))
BEGIN
  DELETE FROM founders_search WHERE rowid = OLD.id AND OLD.live_listings > 0;
  INSERT INTO founders_search (rowid, name, facets) SELECT NEW.id, NEW.name, 'xn' || lower(nullif(NEW.country, '')) WHERE NEW.live_listings > 0;
END;
--> statement-breakpoint
-- Posts: the row id is (seconds of publication since 2020-01-01 << 32) | id, so reading backwards gives the newest first
-- and a bound on the row id leaves out what is not published yet.
CREATE VIRTUAL TABLE posts_search USING fts5(title, summary, body, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='3 5');
--> statement-breakpoint
CREATE TRIGGER posts_search_insert AFTER INSERT ON posts
BEGIN
  INSERT INTO posts_search (rowid, title, summary, body) VALUES (((NEW.published_at / 1000 - 1577836800) << 32) | NEW.id, NEW.title, NEW.summary, NEW.body);
END;
--> statement-breakpoint
CREATE TRIGGER posts_search_delete AFTER DELETE ON posts
BEGIN
  DELETE FROM posts_search WHERE rowid = ((OLD.published_at / 1000 - 1577836800) << 32) | OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER posts_search_update AFTER UPDATE ON posts
BEGIN
  DELETE FROM posts_search WHERE rowid = ((OLD.published_at / 1000 - 1577836800) << 32) | OLD.id;
  INSERT INTO posts_search (rowid, title, summary, body) VALUES (((NEW.published_at / 1000 - 1577836800) << 32) | NEW.id, NEW.title, NEW.summary, NEW.body);
END;
