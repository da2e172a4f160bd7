DROP INDEX `drafts_listing`;--> statement-breakpoint
CREATE INDEX `drafts_listing` ON `drafts` (`listing_id`,`updated_at`);--> statement-breakpoint
ALTER TABLE `draft_pages` ADD `read_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Pages that are kept already count from their draft's last change.
UPDATE draft_pages SET read_at = coalesce((SELECT updated_at FROM drafts WHERE id = draft_id), 0);--> statement-breakpoint
CREATE INDEX `draft_pages_read` ON `draft_pages` (`read_at`);--> statement-breakpoint
CREATE INDEX `local_mails_sent` ON `local_mails` (`sent_at`);--> statement-breakpoint
CREATE INDEX `claims_unproven` ON `claims` (`expires_at`) WHERE status IN ('pending', 'expired');--> statement-breakpoint
CREATE INDEX `orders_unpaid` ON `orders` (`created_at`) WHERE status = 'expired';