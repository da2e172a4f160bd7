CREATE TABLE `email_addresses` (
	`address` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`confirmed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_addresses_user` ON `email_addresses` (`user_id`,`confirmed_at`);--> statement-breakpoint
CREATE TABLE `email_links` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`address` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_links_user` ON `email_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `email_links_expires` ON `email_links` (`expires_at`);--> statement-breakpoint
ALTER TABLE `draft_invites` ADD `accepted_by` integer;--> statement-breakpoint
ALTER TABLE `draft_invites` ADD `founder_name` text;--> statement-breakpoint
CREATE INDEX `draft_invites_joined` ON `draft_invites` (`accepted_by`) WHERE accepted_by IS NOT NULL;--> statement-breakpoint
UPDATE draft_invites SET accepted_by = (SELECT id FROM users WHERE users.email = draft_invites.email) WHERE status = 'accepted';
--> statement-breakpoint
INSERT INTO email_addresses (address, user_id, confirmed_at) SELECT email, id, created_at FROM users;
--> statement-breakpoint
CREATE TRIGGER users_address AFTER INSERT ON users
BEGIN
	INSERT INTO email_addresses (address, user_id, confirmed_at) VALUES (NEW.email, NEW.id, NEW.created_at);
END;
