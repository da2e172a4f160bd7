CREATE INDEX `fact_reports_reporter` ON `fact_reports` (`reporter`);--> statement-breakpoint
CREATE INDEX `listing_versions_editor` ON `listing_versions` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `review_reports_person` ON `review_reports` (`user_id`);--> statement-breakpoint
CREATE INDEX `users_admins` ON `users` (`id`) WHERE role = 'admin';