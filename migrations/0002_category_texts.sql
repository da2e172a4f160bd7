CREATE TABLE `category_texts` (
	`category_id` integer PRIMARY KEY NOT NULL,
	`belongs` text DEFAULT '' NOT NULL,
	`excludes` text DEFAULT '' NOT NULL,
	`synonyms` text DEFAULT '[]' NOT NULL,
	`hints` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
