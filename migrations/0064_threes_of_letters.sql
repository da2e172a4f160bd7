CREATE TABLE `search_common_threes` (
	`three` text PRIMARY KEY NOT NULL,
	`words` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `search_vocabulary_alike` ON `search_vocabulary` (`begin`,length("word"),`listings`);--> statement-breakpoint
CREATE VIRTUAL TABLE search_spellings_terms USING fts5vocab(search_spellings, 'row');--> statement-breakpoint
-- All words are counted anew, their threes of letters too.
UPDATE `counters` SET `value` = 0 WHERE `name` = 'search_docs_counted';
