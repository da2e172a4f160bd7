-- Searches find posts by the plain form of their letters: `describe-rows` reads it off those that have none yet, since SQLite knows no such forms.
ALTER TABLE `posts` ADD `plain` text;--> statement-breakpoint
CREATE INDEX `posts_to_tell` ON `posts` (`plain`) WHERE plain IS NULL;--> statement-breakpoint
DROP TRIGGER posts_search_insert;--> statement-breakpoint
CREATE TRIGGER posts_search_insert AFTER INSERT ON posts
BEGIN
  INSERT INTO posts_search (rowid, title, summary, body) VALUES (((NEW.published_at / 1000 - 1577836800) << 32) | NEW.id, NEW.title, NEW.summary, concat_ws(' ', NEW.body, NEW.plain));
END;--> statement-breakpoint
DROP TRIGGER posts_search_update;--> statement-breakpoint
CREATE TRIGGER posts_search_update AFTER UPDATE ON posts
-- That there are none changes nothing for searches.
WHEN NOT (OLD.plain IS NULL AND NEW.plain = '' AND OLD.title = NEW.title AND OLD.summary = NEW.summary AND OLD.body = NEW.body AND OLD.published_at = NEW.published_at)
BEGIN
  DELETE FROM posts_search WHERE rowid = ((OLD.published_at / 1000 - 1577836800) << 32) | OLD.id;
  INSERT INTO posts_search (rowid, title, summary, body) VALUES (((NEW.published_at / 1000 - 1577836800) << 32) | NEW.id, NEW.title, NEW.summary, concat_ws(' ', NEW.body, NEW.plain));
END;--> statement-breakpoint
DROP TRIGGER posts_stems_insert;--> statement-breakpoint
CREATE TRIGGER posts_stems_insert AFTER INSERT ON posts
BEGIN
  INSERT INTO posts_stems (rowid, title, summary, body) VALUES (((NEW.published_at / 1000 - 1577836800) << 32) | NEW.id, NEW.title, NEW.summary, concat_ws(' ', NEW.body, NEW.plain));
END;--> statement-breakpoint
DROP TRIGGER posts_stems_update;--> statement-breakpoint
CREATE TRIGGER posts_stems_update AFTER UPDATE ON posts
-- That there are none changes nothing for searches.
WHEN NOT (OLD.plain IS NULL AND NEW.plain = '' AND OLD.title = NEW.title AND OLD.summary = NEW.summary AND OLD.body = NEW.body AND OLD.published_at = NEW.published_at)
BEGIN
  DELETE FROM posts_stems WHERE rowid = ((OLD.published_at / 1000 - 1577836800) << 32) | OLD.id;
  INSERT INTO posts_stems (rowid, title, summary, body) VALUES (((NEW.published_at / 1000 - 1577836800) << 32) | NEW.id, NEW.title, NEW.summary, concat_ws(' ', NEW.body, NEW.plain));
END;
