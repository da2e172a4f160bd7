ALTER TABLE `interview_questions` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `interview_questions` ADD `closed_at` integer;--> statement-breakpoint
ALTER TABLE `interview_questions` ADD `replaces` integer;--> statement-breakpoint
CREATE INDEX `interview_questions_replaces` ON `interview_questions` (`replaces`);--> statement-breakpoint
CREATE INDEX `interview_answers_question` ON `interview_answers` (`question_id`);--> statement-breakpoint
CREATE INDEX `interview_versions_question` ON `interview_versions` (`question_id`);