PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_draft_invites` (
	`id` integer PRIMARY KEY NOT NULL,
	`draft_id` text,
	`listing_id` integer,
	`invited_by` integer,
	`email` text NOT NULL,
	`token_hash` text NOT NULL,
	`status` text DEFAULT 'sent' NOT NULL,
	`created_at` integer NOT NULL,
	`accepted_at` integer,
	`accepted_by` integer,
	`founder_name` text,
	CONSTRAINT "draft_invites_of" CHECK(("__new_draft_invites"."draft_id" IS NULL) <> ("__new_draft_invites"."listing_id" IS NULL)),
	CONSTRAINT "draft_invites_host" CHECK(("__new_draft_invites"."listing_id" IS NULL) = ("__new_draft_invites"."invited_by" IS NULL))
);
--> statement-breakpoint
INSERT INTO `__new_draft_invites`("id", "draft_id", "email", "token_hash", "status", "created_at", "accepted_at", "accepted_by", "founder_name") SELECT "id", "draft_id", "email", "token_hash", "status", "created_at", "accepted_at", "accepted_by", "founder_name" FROM `draft_invites`;--> statement-breakpoint
DROP TABLE `draft_invites`;--> statement-breakpoint
ALTER TABLE `__new_draft_invites` RENAME TO `draft_invites`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `draft_invites_token_hash_unique` ON `draft_invites` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `draft_invites_email` ON `draft_invites` (`draft_id`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `draft_invites_listing` ON `draft_invites` (`listing_id`,`invited_by`,`email`);--> statement-breakpoint
CREATE INDEX `draft_invites_host_of` ON `draft_invites` (`invited_by`) WHERE invited_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `draft_invites_address` ON `draft_invites` (`email`);--> statement-breakpoint
CREATE INDEX `draft_invites_joined` ON `draft_invites` (`accepted_by`) WHERE accepted_by IS NOT NULL;