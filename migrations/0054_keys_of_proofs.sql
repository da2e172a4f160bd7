CREATE TABLE `proof_keys` (
	`id` integer PRIMARY KEY NOT NULL,
	`kid` text NOT NULL,
	`public_key` text NOT NULL,
	`sealed` text,
	`created_at` integer NOT NULL,
	`signs_from` integer NOT NULL,
	`revoked_at` integer,
	`revoked_reason` text,
	CONSTRAINT "proof_keys_revoked" CHECK(("proof_keys"."revoked_at" IS NULL) = ("proof_keys"."revoked_reason" IS NULL)),
	CONSTRAINT "proof_keys_revoked_private" CHECK("proof_keys"."revoked_at" IS NULL OR "proof_keys"."sealed" IS NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proof_keys_kid_unique` ON `proof_keys` (`kid`);