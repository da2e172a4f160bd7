-- `INSERT INTO listing_reindex (listing_id) VALUES (?)` brings the search documents of listings up to date with what
-- listings, listing_profiles and listing_categories hold at this point of the batch. Nothing is stored in the view.
--
-- Only live and scheduled listings have a document. The keys of scheduled ones are below zero and those of live ones
-- are not, so `rowid >= 0` selects the live half of every full-text table and `rowid < 0` the upcoming half.
-- Keys have 31 bits; newest counts seconds from 2020-01-01 and so lasts until 2088.
--
-- Facet tokens are alphanumeric, so that the tokenizer keeps each as one: xc<category id> for every category of the
-- listing and their parents, xn<country>, xs<stage> and xp<pricing model> in hexadecimal.
CREATE VIEW listing_reindex AS SELECT 0 AS listing_id WHERE 0;
--> statement-breakpoint
CREATE TRIGGER listing_reindex_insert INSTEAD OF INSERT ON listing_reindex
BEGIN
  DELETE FROM listing_search_docs
  WHERE listing_id = NEW.listing_id
    AND NOT EXISTS (SELECT 1 FROM listings WHERE id = NEW.listing_id AND status IN ('live', 'scheduled'));
  INSERT INTO listing_search_docs (listing_id, name, body, facets, newest_key, votes_key, trending_key, views_key, followers_key)
  SELECT
    l.id,
    l.name,
    concat_ws(char(10), l.tagline, l.short_description, l.domain,
      (SELECT group_concat(c.name, char(10)) FROM listing_categories lc JOIN categories c ON c.id = lc.category_id WHERE lc.listing_id = l.id),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.tags')),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.features')),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.usps')),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.keywords')),
      substr(json_extract(p.profile, '$.description'), 1, 4000)),
    concat_ws(' ',
      (SELECT group_concat('xc' || id, ' ') FROM (
        SELECT category_id AS id FROM listing_categories WHERE listing_id = l.id
        UNION
        SELECT c.parent_id FROM listing_categories lc JOIN categories c ON c.id = lc.category_id
        WHERE lc.listing_id = l.id AND c.parent_id IS NOT NULL)),
      'xn' || lower(nullif(l.country, '')),
      'xs' || hex(nullif(replace(replace(lower(trim(l.stage)), '_', '-'), ' ', '-'), '')),
      'xp' || hex(nullif(replace(replace(lower(trim(l.pricing_model)), '-', '_'), ' ', '_'), ''))),
    min(max(iif(l.status = 'live', coalesce(l.launched_at / 1000, unixepoch(l.launch_week), 0), coalesce(unixepoch(l.launch_week), 0)) - 1577836800, 0), 2147483647) - u.upcoming,
    min(max(l.votes, 0), 2147483647) - u.upcoming,
    min(max(l.trending, 0), 2147483647) - u.upcoming,
    min(max(l.views, 0), 2147483647) - u.upcoming,
    min(max(l.followers, 0), 2147483647) - u.upcoming
  FROM listings l
  JOIN (SELECT iif(status = 'live', 0, 2147483648) AS upcoming FROM listings WHERE id = NEW.listing_id) u
  LEFT JOIN listing_profiles p ON p.listing_id = l.id
  WHERE l.id = NEW.listing_id AND l.status IN ('live', 'scheduled')
  ON CONFLICT (listing_id) DO UPDATE SET
    name = excluded.name, body = excluded.body, facets = excluded.facets, newest_key = excluded.newest_key,
    votes_key = excluded.votes_key, trending_key = excluded.trending_key, views_key = excluded.views_key,
    followers_key = excluded.followers_key;
END;
