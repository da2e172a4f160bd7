CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`action` text NOT NULL,
	`actor_kind` text NOT NULL,
	`actor` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);