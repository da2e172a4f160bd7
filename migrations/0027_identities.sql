CREATE TABLE `identities` (
	`user_id` integer NOT NULL,
	`provider` text NOT NULL,
	`subject` text,
	`known_as` text,
	`connected_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `provider`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "identities_provider" CHECK("identities"."provider" IN ('github', 'google'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_subject` ON `identities` (`provider`,`subject`);