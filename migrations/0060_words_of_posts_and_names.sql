-- Posts by the stems of their words, newest last: `posts_search` goes on telling which words there are as they are spelt.
CREATE VIRTUAL TABLE posts_stems USING fts5(title, summary, body, content='', contentless_delete=1, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE VIRTUAL TABLE posts_terms USING fts5vocab(posts_search, 'row');--> statement-breakpoint
CREATE TRIGGER posts_stems_insert AFTER INSERT ON posts
BEGIN
  INSERT INTO posts_stems (rowid, title, summary, body) VALUES (((NEW.published_at / 1000 - 1577836800) << 32) | NEW.id, NEW.title, NEW.summary, NEW.body);
END;--> statement-breakpoint
CREATE TRIGGER posts_stems_delete AFTER DELETE ON posts
BEGIN
  DELETE FROM posts_stems WHERE rowid = ((OLD.published_at / 1000 - 1577836800) << 32) | OLD.id;
END;--> statement-breakpoint
CREATE TRIGGER posts_stems_update AFTER UPDATE ON posts
BEGIN
  DELETE FROM posts_stems WHERE rowid = ((OLD.published_at / 1000 - 1577836800) << 32) | OLD.id;
  INSERT INTO posts_stems (rowid, title, summary, body) VALUES (((NEW.published_at / 1000 - 1577836800) << 32) | NEW.id, NEW.title, NEW.summary, NEW.body);
END;--> statement-breakpoint
INSERT INTO posts_stems (rowid, title, summary, body) SELECT ((published_at / 1000 - 1577836800) << 32) | id, title, summary, body FROM posts;--> statement-breakpoint
-- Which names are spelt nearly alike is told by the letters they share, three by three, with the ends of words marked.
CREATE VIRTUAL TABLE founders_spellings USING fts5(marked, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');--> statement-breakpoint
CREATE TRIGGER founders_spellings_insert AFTER INSERT ON founders WHEN NEW.live_listings > 0
BEGIN
  INSERT INTO founders_spellings (rowid, marked) VALUES (NEW.id, '^' || replace(NEW.name, ' ', '$ ^') || '$');
END;--> statement-breakpoint
CREATE TRIGGER founders_spellings_delete AFTER DELETE ON founders WHEN OLD.live_listings > 0
BEGIN
  DELETE FROM founders_spellings WHERE rowid = OLD.id;
END;--> statement-breakpoint
CREATE TRIGGER founders_spellings_update AFTER UPDATE ON founders
WHEN (OLD.live_listings > 0) <> (NEW.live_listings > 0) OR (NEW.live_listings > 0 AND OLD.name <> NEW.name)
BEGIN
  DELETE FROM founders_spellings WHERE rowid = OLD.id AND OLD.live_listings > 0;
  INSERT INTO founders_spellings (rowid, marked) SELECT NEW.id, '^' || replace(NEW.name, ' ', '$ ^') || '$' WHERE NEW.live_listings > 0;
END;--> statement-breakpoint
INSERT INTO founders_spellings (rowid, marked) SELECT id, '^' || replace(name, ' ', '$ ^') || '$' FROM founders WHERE live_listings > 0;
