CREATE TABLE `site_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`texts` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "site_settings_one" CHECK(id = 1),
	CONSTRAINT "site_settings_json" CHECK(json_valid(texts))
);
