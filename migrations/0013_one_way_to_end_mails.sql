DROP TABLE `update_notices`;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_week_reminders` (
	`user_id` integer NOT NULL,
	`week` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `week`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_week_reminders`("user_id", "week", "at") SELECT "user_id", "week", "at" FROM `week_reminders` WHERE "told_at" IS NULL;--> statement-breakpoint
DROP TABLE `week_reminders`;--> statement-breakpoint
ALTER TABLE `__new_week_reminders` RENAME TO `week_reminders`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `week_reminders_due` ON `week_reminders` (`week`,`user_id`);--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `update_mails`;