CREATE TABLE `backup_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`place` text NOT NULL,
	`row` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `backup_pieces` (
	`backup_id` integer NOT NULL,
	`number` integer NOT NULL,
	`file` text NOT NULL,
	`sha256` text NOT NULL,
	`bytes` integer NOT NULL,
	`rows` integer NOT NULL,
	`is_changes` integer NOT NULL,
	PRIMARY KEY(`backup_id`, `number`),
	FOREIGN KEY (`backup_id`) REFERENCES `backups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `backups` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`is_asked` integer NOT NULL,
	`state` text NOT NULL,
	`begun_at` integer NOT NULL,
	`moved_at` integer NOT NULL,
	`taken_at` integer,
	`migrations` text NOT NULL,
	`tables` text NOT NULL,
	`position` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`rows` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`verified_at` integer,
	`damage` text,
	CONSTRAINT "backups_state" CHECK("backups"."state" IN ('running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `backups_name_unique` ON `backups` (`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `backups_running` ON `backups` (`state`) WHERE state = 'running';