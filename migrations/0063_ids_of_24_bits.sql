-- Row ids of the full-text tables end in 24 bits of a listing's id instead of 32, and launches are sorted by their minutes instead of
-- their seconds: each word of each listing stands there by its row id, five times, and a shorter one takes less room. What there was
-- is dropped; rebuild-search fills it again.
DROP TABLE search_text_terms;--> statement-breakpoint
DROP TABLE search_heads_terms;--> statement-breakpoint
DROP TABLE search_text;--> statement-breakpoint
DROP TABLE search_heads;--> statement-breakpoint
DROP TABLE search_newest;--> statement-breakpoint
DROP TABLE search_votes;--> statement-breakpoint
DROP TABLE search_trending;--> statement-breakpoint
DROP TABLE search_views;--> statement-breakpoint
DROP TABLE search_followers;--> statement-breakpoint
DROP TRIGGER listing_reindex_insert;--> statement-breakpoint
DROP TABLE listing_search_docs;--> statement-breakpoint
-- What search knows of a listing that is live or upcoming: one row here, from which triggers keep the full-text tables.
CREATE TABLE listing_search_docs (
  -- The full-text tables have room for so much: some ten times the listings that a database of 10 GB holds.
  listing_id INTEGER PRIMARY KEY CHECK (listing_id < 16777216),
  is_live INTEGER NOT NULL,
  name TEXT NOT NULL,
  squeezed TEXT NOT NULL,
  tagline TEXT NOT NULL,
  labels TEXT NOT NULL,
  body TEXT NOT NULL,
  facets TEXT NOT NULL,
  -- Of texts in scripts without spaces: each two letters that stand together, and the words of other scripts among them. Of name,
  -- tagline and labels, and of the body.
  head_pairs TEXT NOT NULL,
  body_pairs TEXT NOT NULL,
  -- The primary one; 0 without.
  category_id INTEGER NOT NULL,
  newest_key INTEGER NOT NULL,
  votes_key INTEGER NOT NULL,
  trending_key INTEGER NOT NULL,
  views_key INTEGER NOT NULL,
  followers_key INTEGER NOT NULL
);--> statement-breakpoint
-- For ranking: stemmed, with positions. Row ids are (category << 24) | listing id, so that ranking knows the category without
-- asking for it, and below zero while a listing is upcoming.
CREATE VIRTUAL TABLE search_text USING fts5(name, squeezed, tagline, labels, body, facets, content='', contentless_delete=1, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
-- As spelt: what the vocabulary is counted from, and where a word is looked for that is too common for search_text.
CREATE VIRTUAL TABLE search_heads USING fts5(name, squeezed, tagline, labels, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE VIRTUAL TABLE search_text_terms USING fts5vocab(search_text, 'row');--> statement-breakpoint
CREATE VIRTUAL TABLE search_heads_terms USING fts5vocab(search_heads, 'row');--> statement-breakpoint
CREATE TRIGGER search_text_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_text (rowid, name, squeezed, tagline, labels, body, facets) VALUES (iif(NEW.is_live, 1, -1) * ((NEW.category_id << 24) | NEW.listing_id), NEW.name, NEW.squeezed, concat_ws(' ', NEW.tagline, NEW.head_pairs), NEW.labels, concat_ws(' ', NEW.body, NEW.body_pairs), NEW.facets);
END;--> statement-breakpoint
CREATE TRIGGER search_text_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_text WHERE rowid = iif(OLD.is_live, 1, -1) * ((OLD.category_id << 24) | OLD.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER search_text_update AFTER UPDATE ON listing_search_docs
WHEN OLD.is_live <> NEW.is_live OR OLD.category_id <> NEW.category_id OR OLD.name <> NEW.name OR OLD.squeezed <> NEW.squeezed OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_text WHERE rowid = iif(OLD.is_live, 1, -1) * ((OLD.category_id << 24) | OLD.listing_id);
  INSERT INTO search_text (rowid, name, squeezed, tagline, labels, body, facets) VALUES (iif(NEW.is_live, 1, -1) * ((NEW.category_id << 24) | NEW.listing_id), NEW.name, NEW.squeezed, concat_ws(' ', NEW.tagline, NEW.head_pairs), NEW.labels, concat_ws(' ', NEW.body, NEW.body_pairs), NEW.facets);
END;--> statement-breakpoint
CREATE TRIGGER search_heads_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_heads (rowid, name, squeezed, tagline, labels, facets) VALUES (iif(NEW.is_live, NEW.listing_id, -NEW.listing_id), NEW.name, NEW.squeezed, concat_ws(' ', NEW.tagline, NEW.head_pairs), NEW.labels, NEW.facets);
END;--> statement-breakpoint
CREATE TRIGGER search_heads_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_heads WHERE rowid = iif(OLD.is_live, OLD.listing_id, -OLD.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER search_heads_update AFTER UPDATE ON listing_search_docs
WHEN OLD.is_live <> NEW.is_live OR OLD.name <> NEW.name OR OLD.squeezed <> NEW.squeezed OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_heads WHERE rowid = iif(OLD.is_live, OLD.listing_id, -OLD.listing_id);
  INSERT INTO search_heads (rowid, name, squeezed, tagline, labels, facets) VALUES (iif(NEW.is_live, NEW.listing_id, -NEW.listing_id), NEW.name, NEW.squeezed, concat_ws(' ', NEW.tagline, NEW.head_pairs), NEW.labels, NEW.facets);
END;--> statement-breakpoint
-- Tells count-search-words whether there is anything new to count.
CREATE TRIGGER search_written_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO counters (name, value) VALUES ('search_docs_written', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;--> statement-breakpoint
CREATE TRIGGER search_written_delete AFTER DELETE ON listing_search_docs
BEGIN
  INSERT INTO counters (name, value) VALUES ('search_docs_written', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;--> statement-breakpoint
CREATE TRIGGER search_written_update AFTER UPDATE ON listing_search_docs
WHEN OLD.name <> NEW.name OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.body <> NEW.body
BEGIN
  INSERT INTO counters (name, value) VALUES ('search_docs_written', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;--> statement-breakpoint
-- For each order: which words a listing has, without places, and its facets. A row's id is (sort key << 24) | listing id, so that
-- reading backwards yields the matches of any words and facets in that order, without a sort and without a scan.
CREATE VIRTUAL TABLE search_newest USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE TRIGGER search_newest_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_newest (rowid, words) VALUES ((NEW.newest_key << 24) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets, NEW.head_pairs, NEW.body_pairs));
END;--> statement-breakpoint
CREATE TRIGGER search_newest_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_newest WHERE rowid = (OLD.newest_key << 24) | OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER search_newest_update AFTER UPDATE ON listing_search_docs
WHEN OLD.newest_key <> NEW.newest_key OR OLD.name <> NEW.name OR OLD.squeezed <> NEW.squeezed OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_newest WHERE rowid = (OLD.newest_key << 24) | OLD.listing_id;
  INSERT INTO search_newest (rowid, words) VALUES ((NEW.newest_key << 24) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets, NEW.head_pairs, NEW.body_pairs));
END;--> statement-breakpoint
CREATE VIRTUAL TABLE search_votes USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE TRIGGER search_votes_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_votes (rowid, words) VALUES ((NEW.votes_key << 24) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets, NEW.head_pairs, NEW.body_pairs));
END;--> statement-breakpoint
CREATE TRIGGER search_votes_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_votes WHERE rowid = (OLD.votes_key << 24) | OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER search_votes_update AFTER UPDATE ON listing_search_docs
WHEN OLD.votes_key <> NEW.votes_key OR OLD.name <> NEW.name OR OLD.squeezed <> NEW.squeezed OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_votes WHERE rowid = (OLD.votes_key << 24) | OLD.listing_id;
  INSERT INTO search_votes (rowid, words) VALUES ((NEW.votes_key << 24) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets, NEW.head_pairs, NEW.body_pairs));
END;--> statement-breakpoint
CREATE VIRTUAL TABLE search_trending USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE TRIGGER search_trending_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_trending (rowid, words) VALUES ((NEW.trending_key << 24) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets, NEW.head_pairs, NEW.body_pairs));
END;--> statement-breakpoint
CREATE TRIGGER search_trending_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_trending WHERE rowid = (OLD.trending_key << 24) | OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER search_trending_update AFTER UPDATE ON listing_search_docs
WHEN OLD.trending_key <> NEW.trending_key OR OLD.name <> NEW.name OR OLD.squeezed <> NEW.squeezed OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_trending WHERE rowid = (OLD.trending_key << 24) | OLD.listing_id;
  INSERT INTO search_trending (rowid, words) VALUES ((NEW.trending_key << 24) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets, NEW.head_pairs, NEW.body_pairs));
END;--> statement-breakpoint
CREATE VIRTUAL TABLE search_views USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE TRIGGER search_views_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_views (rowid, words) VALUES ((NEW.views_key << 24) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets, NEW.head_pairs, NEW.body_pairs));
END;--> statement-breakpoint
CREATE TRIGGER search_views_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_views WHERE rowid = (OLD.views_key << 24) | OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER search_views_update AFTER UPDATE ON listing_search_docs
WHEN OLD.views_key <> NEW.views_key OR OLD.name <> NEW.name OR OLD.squeezed <> NEW.squeezed OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_views WHERE rowid = (OLD.views_key << 24) | OLD.listing_id;
  INSERT INTO search_views (rowid, words) VALUES ((NEW.views_key << 24) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets, NEW.head_pairs, NEW.body_pairs));
END;--> statement-breakpoint
CREATE VIRTUAL TABLE search_followers USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE TRIGGER search_followers_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_followers (rowid, words) VALUES ((NEW.followers_key << 24) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets, NEW.head_pairs, NEW.body_pairs));
END;--> statement-breakpoint
CREATE TRIGGER search_followers_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_followers WHERE rowid = (OLD.followers_key << 24) | OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER search_followers_update AFTER UPDATE ON listing_search_docs
WHEN OLD.followers_key <> NEW.followers_key OR OLD.name <> NEW.name OR OLD.squeezed <> NEW.squeezed OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_followers WHERE rowid = (OLD.followers_key << 24) | OLD.listing_id;
  INSERT INTO search_followers (rowid, words) VALUES ((NEW.followers_key << 24) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets, NEW.head_pairs, NEW.body_pairs));
END;--> statement-breakpoint
-- Facet tokens begin with a letter for private use, which no query may hold, and end in a digit, which no stemmer touches.
CREATE TRIGGER listing_reindex_insert INSTEAD OF INSERT ON listing_reindex
BEGIN
  DELETE FROM listing_search_docs
  WHERE listing_id = NEW.listing_id
    AND NOT EXISTS (SELECT 1 FROM listings WHERE id = NEW.listing_id AND status IN ('live', 'scheduled'));
  INSERT INTO listing_search_docs (listing_id, is_live, name, squeezed, tagline, labels, body, facets, newest_key, votes_key, trending_key, views_key, followers_key, category_id, head_pairs, body_pairs)
  SELECT said.*, iif(concat_ws(' ', said.name, said.tagline, said.labels) GLOB '*[々ぁ-ヺー-힣][々ぁ-ヺー-힣]*', (SELECT group_concat(iif(two GLOB '[々ぁ-ヺー-힣][々ぁ-ヺー-힣]', ' ' || two || ' ', iif(two GLOB '[々ぁ-ヺー-힣]*', ' ', substr(two, 1, 1))), '') FROM (
      SELECT substr(concat_ws(' ', said.name, said.tagline, said.labels), n.key + 1, 2) AS two FROM json_each('[0' || replace(hex(zeroblob(length(concat_ws(' ', said.name, said.tagline, said.labels)))), '00', ',0') || ']') n)), ''),
    iif(said.body GLOB '*[々ぁ-ヺー-힣][々ぁ-ヺー-힣]*', (SELECT group_concat(iif(two GLOB '[々ぁ-ヺー-힣][々ぁ-ヺー-힣]', ' ' || two || ' ', iif(two GLOB '[々ぁ-ヺー-힣]*', ' ', substr(two, 1, 1))), '') FROM (
      SELECT substr(said.body, n.key + 1, 2) AS two FROM json_each('[0' || replace(hex(zeroblob(length(said.body))), '00', ',0') || ']') n)), '')
  -- DISTINCT keeps the texts from being made anew for each letter.
  FROM (SELECT DISTINCT
    l.id AS listing_id,
    l.status = 'live' AS is_live,
    l.name AS name,
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(l.name), ' ', ''), '-', ''), '.', ''), '_', ''), '!', ''), '''', ''), '’', ''), '&', ''), '+', ''), '/', ''), ':', ''), ',', ''), '(', ''), ')', '') AS squeezed,
    coalesce(l.tagline, '') AS tagline,
    concat_ws(char(10),
      (SELECT group_concat(c.name, char(10)) FROM listing_categories lc JOIN categories c ON c.id = lc.category_id WHERE lc.listing_id = l.id),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.tags')),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.keywords'))) AS labels,
    concat_ws(char(10), l.short_description, l.domain,
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.features')),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.usps')),
      substr(json_extract(p.profile, '$.description'), 1, 4000)) AS body,
    concat_ws(' ',
      (SELECT group_concat(char(57344) || 'c' || id, ' ') FROM (
        SELECT category_id AS id FROM listing_categories WHERE listing_id = l.id
        UNION
        SELECT c.parent_id FROM listing_categories lc JOIN categories c ON c.id = lc.category_id
        WHERE lc.listing_id = l.id AND c.parent_id IS NOT NULL)),
      char(57344) || 'n' || lower(nullif(l.country, '')) || '0',
      char(57344) || 's' || hex(nullif(replace(replace(lower(trim(l.stage)), '_', '-'), ' ', '-'), '')) || '0',
      char(57344) || 'p' || hex(nullif(replace(replace(lower(trim(l.pricing_model)), '-', '_'), ' ', '_'), '')) || '0') AS facets,
    min(max((iif(l.status = 'live', coalesce(l.launched_at / 1000, unixepoch(l.launch_week), 0), coalesce(unixepoch(l.launch_week), 0)) - 1577836800) / 60, 0), 2147483647) - u.upcoming AS newest_key,
    min(max(l.votes, 0), 2147483647) - u.upcoming AS votes_key,
    min(max(l.trending, 0), 2147483647) - u.upcoming AS trending_key,
    min(max(l.views, 0), 2147483647) - u.upcoming AS views_key,
    min(max(l.followers, 0), 2147483647) - u.upcoming AS followers_key,
    coalesce(l.primary_category_id, 0) AS category_id
  FROM listings l
  JOIN (SELECT iif(status = 'live', 0, 2147483648) AS upcoming FROM listings WHERE id = NEW.listing_id) u
  LEFT JOIN listing_profiles p ON p.listing_id = l.id
  WHERE l.id = NEW.listing_id AND l.status IN ('live', 'scheduled')
  ) said
  WHERE TRUE
  ON CONFLICT (listing_id) DO UPDATE SET
    is_live = excluded.is_live, name = excluded.name, squeezed = excluded.squeezed, tagline = excluded.tagline,
    labels = excluded.labels, body = excluded.body, facets = excluded.facets, newest_key = excluded.newest_key,
    votes_key = excluded.votes_key, trending_key = excluded.trending_key, views_key = excluded.views_key,
    followers_key = excluded.followers_key, category_id = excluded.category_id, head_pairs = excluded.head_pairs, body_pairs = excluded.body_pairs;
END;--> statement-breakpoint
-- A listing whose text changed needs another vector; of one that is not to be found, none is kept from that moment on.
CREATE TRIGGER listing_vectors_insert AFTER INSERT ON listing_search_docs WHEN EXISTS (SELECT 1 FROM vector_model WHERE id = 1)
BEGIN
  INSERT INTO listing_vectors (listing_id) VALUES (NEW.listing_id) ON CONFLICT (listing_id) DO UPDATE SET due = due + 1;
END;--> statement-breakpoint
CREATE TRIGGER listing_vectors_update AFTER UPDATE ON listing_search_docs
WHEN (OLD.name <> NEW.name OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.body <> NEW.body) AND EXISTS (SELECT 1 FROM vector_model WHERE id = 1)
BEGIN
  INSERT INTO listing_vectors (listing_id) VALUES (NEW.listing_id) ON CONFLICT (listing_id) DO UPDATE SET due = due + 1;
END;--> statement-breakpoint
CREATE TRIGGER listing_vectors_delete AFTER DELETE ON listing_search_docs
BEGIN
  UPDATE listing_vectors SET due = due + 1, text_hash = NULL, vector = NULL WHERE listing_id = OLD.listing_id;
END;--> statement-breakpoint
INSERT INTO outbox (job, subject, payload, due_at, created_at) SELECT 'rebuild-search', 'all', '{"after":0}', 0, 0 WHERE EXISTS (SELECT 1 FROM listings WHERE status IN ('live', 'scheduled'));
