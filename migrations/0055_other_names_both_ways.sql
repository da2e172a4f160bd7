CREATE TABLE `search_other_names` (
	`synonym_id` integer NOT NULL,
	`stems` text NOT NULL,
	`other` text NOT NULL,
	`other_stems` text NOT NULL,
	`is_back` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `search_other_names_stems` ON `search_other_names` (`stems`,`is_back`);--> statement-breakpoint
CREATE INDEX `search_other_names_synonym` ON `search_other_names` (`synonym_id`);
--> statement-breakpoint
CREATE TRIGGER search_other_names_insert AFTER INSERT ON search_synonyms
BEGIN
  INSERT INTO search_other_names (synonym_id, stems, other, other_stems, is_back)
    SELECT NEW.id, NEW.stems, o.value, s.value, 0 FROM json_each(NEW.others) o JOIN json_each(NEW.other_stems) s ON s.key = o.key
    UNION ALL SELECT NEW.id, s.value, NEW.phrase, NEW.stems, 1 FROM json_each(NEW.other_stems) s;
END;--> statement-breakpoint
CREATE TRIGGER search_other_names_delete AFTER DELETE ON search_synonyms
BEGIN
  DELETE FROM search_other_names WHERE synonym_id = OLD.id;
END;--> statement-breakpoint
CREATE TRIGGER search_other_names_update AFTER UPDATE ON search_synonyms
BEGIN
  DELETE FROM search_other_names WHERE synonym_id = OLD.id;
  INSERT INTO search_other_names (synonym_id, stems, other, other_stems, is_back)
    SELECT NEW.id, NEW.stems, o.value, s.value, 0 FROM json_each(NEW.others) o JOIN json_each(NEW.other_stems) s ON s.key = o.key
    UNION ALL SELECT NEW.id, s.value, NEW.phrase, NEW.stems, 1 FROM json_each(NEW.other_stems) s;
END;--> statement-breakpoint
UPDATE search_synonyms SET phrase = phrase;
