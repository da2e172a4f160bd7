ALTER TABLE `sent_forms` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `sent_forms` DROP COLUMN `location`;--> statement-breakpoint
ALTER TABLE `sent_forms` DROP COLUMN `cookies`;