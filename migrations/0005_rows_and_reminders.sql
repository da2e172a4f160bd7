CREATE TABLE `week_reminders` (
	`user_id` integer NOT NULL,
	`week` text NOT NULL,
	`at` integer NOT NULL,
	`told_at` integer,
	`link_hash` text,
	PRIMARY KEY(`user_id`, `week`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "week_reminders_told" CHECK(("week_reminders"."told_at" IS NULL) = ("week_reminders"."link_hash" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `week_reminders_link_hash_unique` ON `week_reminders` (`link_hash`);--> statement-breakpoint
CREATE INDEX `week_reminders_due` ON `week_reminders` (`week`,`user_id`) WHERE told_at IS NULL;--> statement-breakpoint
CREATE INDEX `week_reminders_told_at` ON `week_reminders` (`told_at`) WHERE told_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `listings` ADD `row_facts` text;--> statement-breakpoint
ALTER TABLE `listings` ADD `row_due` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `listings_row_due` ON `listings` (`row_due`,`id`) WHERE row_due = 1;--> statement-breakpoint
CREATE TRIGGER listing_rows_update AFTER UPDATE OF profile ON listing_profiles
BEGIN
  UPDATE listings SET row_due = 1 WHERE id = NEW.listing_id AND row_due = 0;
END;
--> statement-breakpoint
CREATE TRIGGER listing_rows_unlock AFTER UPDATE OF story_unlocked, media_unlocked ON listings WHEN NEW.row_due = 0
BEGIN
  UPDATE listings SET row_due = 1 WHERE id = NEW.id;
END;
