CREATE TABLE `declined_alternatives` (
	`listing_id` integer NOT NULL,
	`alternative_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `alternative_id`)
);
