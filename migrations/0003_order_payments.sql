ALTER TABLE `order_lines` ADD `includes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `steps` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `payment_attempt` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `payment_url` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `payment_expires_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `places_held` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `payment_events` ADD `reference` text;--> statement-breakpoint
ALTER TABLE `payment_events` ADD `dispute` text;--> statement-breakpoint
CREATE INDEX `payment_events_reference` ON `payment_events` (`provider`,`reference`);