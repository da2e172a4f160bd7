-- Searches find full-width letters, ligatures and half-width katakana by their plain form: `describe-rows` reads it off the texts, since
-- SQLite knows none, and triggers take it from there.
DROP TRIGGER listing_reindex_insert;--> statement-breakpoint
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
    concat_ws(char(10), l.name, l.row_facts ->> '$.plain.name') AS name,
    concat_ws(' ', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(l.name), ' ', ''), '-', ''), '.', ''), '_', ''), '!', ''), '''', ''), '’', ''), '&', ''), '+', ''), '/', ''), ':', ''), ',', ''), '(', ''), ')', ''), l.row_facts ->> '$.plain.squeezed') AS squeezed,
    coalesce(l.tagline, '') AS tagline,
    concat_ws(char(10),
      (SELECT group_concat(c.name, char(10)) FROM listing_categories lc JOIN categories c ON c.id = lc.category_id WHERE lc.listing_id = l.id),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.tags')),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.keywords')),
      l.row_facts ->> '$.plain.labels') AS labels,
    concat_ws(char(10), l.short_description, l.domain,
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.features')),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.usps')),
      substr(json_extract(p.profile, '$.description'), 1, 4000),
      json_extract(p.profile, '$.pricing_summary'),
      json_extract(p.profile, '$.city'),
      -- Apart from what a passage is taken from.
      char(31) || (l.row_facts ->> '$.plain.body')) AS body,
    concat_ws(' ',
      (SELECT group_concat(char(57344) || 'c' || id, ' ') FROM (
        SELECT category_id AS id FROM listing_categories WHERE listing_id = l.id
        UNION
        SELECT c.parent_id FROM listing_categories lc JOIN categories c ON c.id = lc.category_id
        WHERE lc.listing_id = l.id AND c.parent_id IS NOT NULL)),
      char(57344) || 'n' || lower(nullif(l.country, '')) || '0',
      char(57344) || 's' || hex(nullif(replace(replace(lower(trim(l.stage)), '_', '-'), ' ', '-'), '')) || '0',
      char(57344) || 'p' || hex(nullif(replace(replace(lower(trim(l.pricing_model)), '-', '_'), ' ', '_'), '')) || '0',
      (SELECT group_concat(char(57344) || 'm' || value, ' ') FROM json_each(l.row_facts, '$.steps'))) AS facets,
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
DROP TRIGGER listings_prices_described;--> statement-breakpoint
CREATE TRIGGER listings_words_described AFTER UPDATE OF row_facts ON listings
WHEN OLD.row_facts ->> '$.steps' IS NOT NEW.row_facts ->> '$.steps' OR OLD.row_facts ->> '$.plain' IS NOT NEW.row_facts ->> '$.plain'
BEGIN
  INSERT INTO listing_reindex (listing_id) VALUES (NEW.id);
END;--> statement-breakpoint
-- Of founders, `search_name` is the plain form.
DROP TRIGGER founders_search_insert;--> statement-breakpoint
CREATE TRIGGER founders_search_insert AFTER INSERT ON founders WHEN NEW.live_listings > 0
BEGIN
  INSERT INTO founders_search (rowid, name, facets) VALUES (NEW.id, concat_ws(' ', NEW.name, iif(NEW.name GLOB '*[ﬀ-ﬆ！-￮]*', NEW.search_name, NULL)), 'xn' || lower(nullif(NEW.country, '')));
END;--> statement-breakpoint
DROP TRIGGER founders_search_update;--> statement-breakpoint
CREATE TRIGGER founders_search_update AFTER UPDATE ON founders
WHEN (OLD.live_listings > 0) <> (NEW.live_listings > 0)
  OR (NEW.live_listings > 0 AND (OLD.name <> NEW.name OR OLD.country IS NOT NEW.country))
BEGIN
  DELETE FROM founders_search WHERE rowid = OLD.id AND OLD.live_listings > 0;
  INSERT INTO founders_search (rowid, name, facets) SELECT NEW.id, concat_ws(' ', NEW.name, iif(NEW.name GLOB '*[ﬀ-ﬆ！-￮]*', NEW.search_name, NULL)), 'xn' || lower(nullif(NEW.country, '')) WHERE NEW.live_listings > 0;
END;--> statement-breakpoint
DELETE FROM founders_search WHERE rowid IN (SELECT id FROM founders WHERE live_listings > 0 AND name GLOB '*[ﬀ-ﬆ！-￮]*');--> statement-breakpoint
INSERT INTO founders_search (rowid, name, facets) SELECT id, concat_ws(' ', name, search_name), 'xn' || lower(nullif(country, '')) FROM founders WHERE live_listings > 0 AND name GLOB '*[ﬀ-ﬆ！-￮]*';--> statement-breakpoint
-- The listings that have such letters are told when all of them are described once more.
UPDATE listings SET row_due = 1 WHERE status IN ('live', 'scheduled') AND row_due = 0;
