CREATE TABLE `site_pages` (
	`page` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`version` integer NOT NULL,
	`edited_at` integer NOT NULL
);
