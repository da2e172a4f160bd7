ALTER TABLE `audit_log` ADD `undoes` integer;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `refused` text;--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_undoes` ON `audit_log` (`undoes`) WHERE undoes IS NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_log_team` ON `audit_log` (`id`) WHERE actor_kind = 'team' OR refused IS NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`id`) WHERE actor_kind = 'team' OR refused IS NOT NULL;--> statement-breakpoint
CREATE INDEX `dead_letters_open` ON `dead_letters` (`id`) WHERE replayed_at IS NULL;