CREATE TABLE `listing_vectors` (
	`listing_id` integer PRIMARY KEY NOT NULL,
	`due` integer DEFAULT 1 NOT NULL,
	`model` text,
	`text_hash` text,
	`vector` text
);
--> statement-breakpoint
CREATE INDEX `listing_vectors_due` ON `listing_vectors` (`due`,`listing_id`) WHERE due > 0;--> statement-breakpoint
CREATE INDEX `listing_vectors_kept` ON `listing_vectors` (`model`,`listing_id`) WHERE vector IS NOT NULL;--> statement-breakpoint
CREATE TABLE `vector_model` (
	`id` integer PRIMARY KEY NOT NULL,
	`model` text NOT NULL,
	`begun_at` integer NOT NULL,
	CONSTRAINT "vector_model_one" CHECK(id = 1)
);
--> statement-breakpoint
-- A listing whose text changed needs another vector; of one that is not to be found, none is kept from that moment on.
CREATE TRIGGER listing_vectors_insert AFTER INSERT ON listing_search_docs WHEN EXISTS (SELECT 1 FROM vector_model)
BEGIN
  INSERT INTO listing_vectors (listing_id) VALUES (NEW.listing_id) ON CONFLICT (listing_id) DO UPDATE SET due = due + 1;
END;--> statement-breakpoint
CREATE TRIGGER listing_vectors_update AFTER UPDATE ON listing_search_docs
WHEN (OLD.name <> NEW.name OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.body <> NEW.body) AND EXISTS (SELECT 1 FROM vector_model)
BEGIN
  INSERT INTO listing_vectors (listing_id) VALUES (NEW.listing_id) ON CONFLICT (listing_id) DO UPDATE SET due = due + 1;
END;--> statement-breakpoint
CREATE TRIGGER listing_vectors_delete AFTER DELETE ON listing_search_docs
BEGIN
  UPDATE listing_vectors SET due = due + 1, text_hash = NULL, vector = NULL WHERE listing_id = OLD.listing_id;
END;
