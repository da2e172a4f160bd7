DROP INDEX `dead_letters_open`;--> statement-breakpoint
ALTER TABLE `dead_letters` ADD `dropped_at` integer;--> statement-breakpoint
CREATE INDEX `dead_letters_open` ON `dead_letters` (`id`) WHERE replayed_at IS NULL AND dropped_at IS NULL;--> statement-breakpoint
CREATE INDEX `team_tasks_kind` ON `team_tasks` (`kind`,`id`) WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX `mails_name` ON `mails` (`mail`);--> statement-breakpoint
CREATE INDEX `mails_open` ON `mails` (`closed_at`) WHERE closed_at IS NULL;