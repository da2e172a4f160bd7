CREATE TABLE `forbidden_tags` (
	`key` text PRIMARY KEY NOT NULL,
	`tag` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `listing_tags` (
	`tag` text NOT NULL,
	`listing_id` integer NOT NULL,
	PRIMARY KEY(`tag`, `listing_id`)
);
--> statement-breakpoint
CREATE INDEX `listing_tags_of` ON `listing_tags` (`listing_id`);--> statement-breakpoint
CREATE TABLE `tag_change_rows` (
	`change_id` integer NOT NULL,
	`listing_id` integer NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`change_id`, `listing_id`)
);
--> statement-breakpoint
CREATE TABLE `tag_changes` (
	`id` integer PRIMARY KEY NOT NULL,
	`tag` text NOT NULL,
	`into_tag` text,
	`at` integer NOT NULL,
	`state` text NOT NULL,
	`listings` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tag_changes_state" CHECK("tag_changes"."state" IN ('running', 'done', 'undoing', 'undone'))
);
--> statement-breakpoint
CREATE INDEX `tag_changes_by_state` ON `tag_changes` (`state`,`id`);--> statement-breakpoint
CREATE TABLE `tags` (
	`tag` text PRIMARY KEY NOT NULL,
	`listings` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tags_used` ON `tags` (`listings`,`tag`);--> statement-breakpoint
CREATE INDEX `tags_name` ON `tags` (lower(tag),`tag`);--> statement-breakpoint
CREATE TRIGGER listing_tags_insert AFTER INSERT ON listing_tags
BEGIN
  INSERT INTO tags (tag, listings) SELECT NEW.tag, 0 WHERE NOT EXISTS (SELECT 1 FROM tags WHERE tag = NEW.tag);
  UPDATE tags SET listings = listings + 1 WHERE tag = NEW.tag;
END;--> statement-breakpoint
CREATE TRIGGER listing_tags_delete AFTER DELETE ON listing_tags
BEGIN
  UPDATE tags SET listings = listings - 1 WHERE tag = OLD.tag;
  DELETE FROM tags WHERE tag = OLD.tag AND listings <= 0;
END;--> statement-breakpoint
-- Forbidden tags stay out of profiles that did not have them; then the rows follow what is left.
CREATE TRIGGER listing_profiles_tags_insert AFTER INSERT ON listing_profiles
BEGIN
  UPDATE listing_profiles SET profile = json_set(profile, '$.tags', (
    SELECT json_group_array(j.value) FROM json_each(NEW.profile, '$.tags') j WHERE NOT EXISTS (SELECT 1 FROM forbidden_tags f WHERE f.key = lower(j.value))))
  WHERE listing_id = NEW.listing_id
    AND EXISTS (SELECT 1 FROM json_each(NEW.profile, '$.tags') j CROSS JOIN forbidden_tags f ON f.key = lower(j.value));
  INSERT INTO listing_tags (tag, listing_id)
  SELECT DISTINCT j.value, NEW.listing_id FROM json_each((SELECT profile FROM listing_profiles WHERE listing_id = NEW.listing_id), '$.tags') j
  WHERE NOT EXISTS (SELECT 1 FROM listing_tags t WHERE t.tag = j.value AND t.listing_id = NEW.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER listing_profiles_tags_update AFTER UPDATE OF profile ON listing_profiles
WHEN OLD.profile -> '$.tags' IS NOT NEW.profile -> '$.tags'
BEGIN
  UPDATE listing_profiles SET profile = json_set(profile, '$.tags', (
    SELECT json_group_array(j.value) FROM json_each(NEW.profile, '$.tags') j
    WHERE j.value IN (SELECT o.value FROM json_each(OLD.profile, '$.tags') o) OR NOT EXISTS (SELECT 1 FROM forbidden_tags f WHERE f.key = lower(j.value))))
  WHERE listing_id = NEW.listing_id
    AND EXISTS (SELECT 1 FROM json_each(NEW.profile, '$.tags') j CROSS JOIN forbidden_tags f ON f.key = lower(j.value)
      WHERE j.value NOT IN (SELECT o.value FROM json_each(OLD.profile, '$.tags') o));
  DELETE FROM listing_tags WHERE listing_id = NEW.listing_id
    AND tag NOT IN (SELECT j.value FROM json_each((SELECT profile FROM listing_profiles WHERE listing_id = NEW.listing_id), '$.tags') j);
  INSERT INTO listing_tags (tag, listing_id)
  SELECT DISTINCT j.value, NEW.listing_id FROM json_each((SELECT profile FROM listing_profiles WHERE listing_id = NEW.listing_id), '$.tags') j
  WHERE NOT EXISTS (SELECT 1 FROM listing_tags t WHERE t.tag = j.value AND t.listing_id = NEW.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER listing_profiles_tags_delete AFTER DELETE ON listing_profiles
BEGIN
  DELETE FROM listing_tags WHERE listing_id = OLD.listing_id;
END;--> statement-breakpoint
INSERT INTO listing_tags (tag, listing_id)
SELECT DISTINCT j.value, p.listing_id FROM listing_profiles p, json_each(p.profile, '$.tags') j;
