CREATE TABLE `fact_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`listing_id` integer NOT NULL,
	`field` text NOT NULL,
	`entry` text NOT NULL,
	`reporter` text NOT NULL,
	`email` text NOT NULL,
	`reason` text NOT NULL,
	`words` text NOT NULL,
	`said` text NOT NULL,
	`quotes` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`answer` text,
	`at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "fact_reports_reason" CHECK("fact_reports"."reason" IN ('half_sentence', 'no_longer_true', 'other_product', 'other')),
	CONSTRAINT "fact_reports_status" CHECK("fact_reports"."status" IN ('open', 'keep', 'correct', 'blank')),
	CONSTRAINT "fact_reports_decided" CHECK(("fact_reports"."status" = 'open') = ("fact_reports"."decided_at" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fact_reports_open` ON `fact_reports` (`listing_id`,`field`,`entry`,`reporter`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `fact_reports_waiting` ON `fact_reports` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `fact_reports_at` ON `fact_reports` (`at`);--> statement-breakpoint
ALTER TABLE `listing_rereads` ADD `pages_read` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `listing_rereads` ADD `gone_quotes` text DEFAULT '[]' NOT NULL;