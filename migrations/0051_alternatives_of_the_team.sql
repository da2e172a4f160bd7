ALTER TABLE `approved_alternatives` ADD `at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `approved_alternatives` ADD `by_team` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `approved_alternatives_of` ON `approved_alternatives` (`alternative_id`);--> statement-breakpoint
CREATE INDEX `approved_alternatives_at` ON `approved_alternatives` (`at`);--> statement-breakpoint
ALTER TABLE `declined_alternatives` ADD `by_team` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `declined_alternatives_of` ON `declined_alternatives` (`alternative_id`);--> statement-breakpoint
CREATE INDEX `declined_alternatives_owners` ON `declined_alternatives` (`at`) WHERE by_team = 0;--> statement-breakpoint
CREATE INDEX `declined_alternatives_teams` ON `declined_alternatives` (`at`) WHERE by_team = 1;