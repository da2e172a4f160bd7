ALTER TABLE `listing_rereads` ADD `now_quotes` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `listing_rereads` ADD `kept_facts` text DEFAULT '[]' NOT NULL;