DROP INDEX `outbox_done`;--> statement-breakpoint
CREATE INDEX `outbox_done` ON `outbox` (`done_at`) WHERE done_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `claims_verified` ON `claims` (`listing_id`) WHERE status = 'verified';