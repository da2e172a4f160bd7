ALTER TABLE `founders` ADD `answered_at` integer;--> statement-breakpoint
CREATE INDEX `founders_answered` ON `founders` (`answered_at`,`id`) WHERE live_listings > 0 AND answered_at IS NOT NULL;--> statement-breakpoint
UPDATE founders SET answered_at = (SELECT max(updated_at) FROM interview_answers a WHERE a.user_id = founders.user_id) WHERE user_id IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER founders_answered_insert AFTER INSERT ON interview_answers
BEGIN
  UPDATE founders SET answered_at = NEW.updated_at WHERE user_id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER founders_answered_update AFTER UPDATE ON interview_answers
BEGIN
  UPDATE founders SET answered_at = NEW.updated_at WHERE user_id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER founders_answered_delete AFTER DELETE ON interview_answers
BEGIN
  UPDATE founders SET answered_at = (SELECT max(updated_at) FROM interview_answers WHERE user_id = OLD.user_id) WHERE user_id = OLD.user_id;
END;
--> statement-breakpoint
-- Who answered before they were known as a founder.
CREATE TRIGGER founders_answered_known AFTER UPDATE OF user_id ON founders WHEN NEW.user_id IS NOT OLD.user_id
BEGIN
  UPDATE founders SET answered_at = (SELECT max(updated_at) FROM interview_answers WHERE user_id = NEW.user_id) WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER founders_answered_new AFTER INSERT ON founders WHEN NEW.user_id IS NOT NULL
BEGIN
  UPDATE founders SET answered_at = (SELECT max(updated_at) FROM interview_answers WHERE user_id = NEW.user_id) WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_rows_award AFTER INSERT ON awards
BEGIN
  UPDATE listings SET row_due = 1 WHERE id = NEW.listing_id AND row_due = 0;
END;
