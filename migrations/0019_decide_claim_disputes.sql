PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_claims` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`listing_id` integer NOT NULL,
	`method` text NOT NULL,
	`email` text,
	`token` text,
	`token_hash` text NOT NULL,
	`status` text NOT NULL,
	`last_check` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`verified_at` integer,
	`next_check_at` integer,
	`decision_reason` text,
	`decided_at` integer,
	`decided_with` integer,
	`owner_before` integer,
	`verified_before` integer,
	CONSTRAINT "claims_method" CHECK("__new_claims"."method" IN ('dns', 'meta', 'file', 'email')),
	CONSTRAINT "claims_status" CHECK("__new_claims"."status" IN ('pending', 'verified', 'expired', 'disputed', 'lapsed', 'refused'))
);
--> statement-breakpoint
INSERT INTO `__new_claims`("id", "user_id", "listing_id", "method", "email", "token", "token_hash", "status", "last_check", "created_at", "expires_at", "verified_at", "next_check_at") SELECT "id", "user_id", "listing_id", "method", "email", "token", "token_hash", "status", "last_check", "created_at", "expires_at", "verified_at", "next_check_at" FROM `claims`;--> statement-breakpoint
DROP TABLE `claims`;--> statement-breakpoint
ALTER TABLE `__new_claims` RENAME TO `claims`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `claims_token_hash_unique` ON `claims` (`token_hash`);--> statement-breakpoint
CREATE INDEX `claims_user` ON `claims` (`user_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `claims_pending` ON `claims` (`user_id`,`listing_id`,`method`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `claims_unproven` ON `claims` (`expires_at`) WHERE status IN ('pending', 'expired');--> statement-breakpoint
CREATE INDEX `claims_verified` ON `claims` (`listing_id`) WHERE status = 'verified';--> statement-breakpoint
CREATE INDEX `claims_disputed` ON `claims` (`status`,`id`) WHERE status = 'disputed';--> statement-breakpoint
CREATE INDEX `claims_decided` ON `claims` (`decided_at`) WHERE decided_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `claims_decided_with` ON `claims` (`decided_with`) WHERE decided_with IS NOT NULL;--> statement-breakpoint
CREATE INDEX `claims_owner_before` ON `claims` (`owner_before`) WHERE owner_before IS NOT NULL;--> statement-breakpoint
CREATE INDEX `claims_next` ON `claims` (`next_check_at`) WHERE next_check_at IS NOT NULL;