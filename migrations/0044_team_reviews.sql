CREATE INDEX `reviews_published` ON `reviews` (`changed_at`) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX `reviews_rejected` ON `reviews` (`changed_at`) WHERE status = 'rejected';--> statement-breakpoint
CREATE VIRTUAL TABLE reviews_search USING fts5(body, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='3 5');--> statement-breakpoint
CREATE TRIGGER reviews_search_insert AFTER INSERT ON reviews WHEN NEW.body <> ''
BEGIN
  INSERT INTO reviews_search (rowid, body) VALUES (NEW.id, NEW.body);
END;--> statement-breakpoint
CREATE TRIGGER reviews_search_delete AFTER DELETE ON reviews
BEGIN
  DELETE FROM reviews_search WHERE rowid = OLD.id;
END;--> statement-breakpoint
CREATE TRIGGER reviews_search_update AFTER UPDATE OF body ON reviews WHEN OLD.body <> NEW.body
BEGIN
  DELETE FROM reviews_search WHERE rowid = OLD.id;
  INSERT INTO reviews_search (rowid, body) SELECT NEW.id, NEW.body WHERE NEW.body <> '';
END;--> statement-breakpoint
INSERT INTO reviews_search (rowid, body) SELECT id, body FROM reviews WHERE body <> '';
