CREATE TABLE `saves` (
	`user_id` integer NOT NULL,
	`listing_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `listing_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saves_person` ON `saves` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `saves_listing` ON `saves` (`listing_id`);