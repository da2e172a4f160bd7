CREATE TABLE `update_notices` (
	`update_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`link_hash` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`update_id`, `user_id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `update_notices_link_hash_unique` ON `update_notices` (`link_hash`);--> statement-breakpoint
CREATE INDEX `update_notices_at` ON `update_notices` (`at`);--> statement-breakpoint
ALTER TABLE `local_mails` ADD `headers` text;--> statement-breakpoint
ALTER TABLE `follows` ADD `mailed` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `follows_person` ON `follows` (`user_id`,`at`);--> statement-breakpoint
ALTER TABLE `users` ADD `update_mails` integer DEFAULT true NOT NULL;