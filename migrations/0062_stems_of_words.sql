ALTER TABLE `search_vocabulary` ADD `stem` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- All words are counted anew, which writes their stems.
UPDATE `counters` SET `value` = 0 WHERE `name` = 'search_docs_counted';
