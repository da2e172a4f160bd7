CREATE INDEX `drafts_domain` ON `drafts` (`domain`);--> statement-breakpoint
CREATE INDEX `drafts_under_way` ON `drafts` (`created_at`) WHERE status <> 'ready';--> statement-breakpoint
CREATE INDEX `drafts_open` ON `drafts` (`created_at`) WHERE listing_id IS NULL;--> statement-breakpoint
CREATE INDEX `drafts_submitted` ON `drafts` (`created_at`) WHERE listing_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_draft` ON `outbox` (`subject`,`id`) WHERE job IN ('crawl-site', 'draft-profile', 'read-competitor');