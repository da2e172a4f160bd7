ALTER TABLE `votes` ADD `counts_from` integer;--> statement-breakpoint
ALTER TABLE `votes` ADD `fresh_account_at` integer;--> statement-breakpoint
CREATE INDEX `votes_counts_from` ON `votes` (`counts_from`) WHERE counts_from IS NOT NULL;--> statement-breakpoint
CREATE INDEX `votes_fresh` ON `votes` (`listing_id`,`fresh_account_at`) WHERE fresh_account_at IS NOT NULL;