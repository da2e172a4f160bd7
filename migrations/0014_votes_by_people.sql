CREATE TABLE `vote_salts` (
	`week` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `sign_in_links` ADD `intent` text;