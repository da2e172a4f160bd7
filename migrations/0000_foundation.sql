CREATE TABLE `local_mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cause` text,
	`to_address` text NOT NULL,
	`subject` text NOT NULL,
	`text_body` text NOT NULL,
	`html_body` text,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `local_mails_cause_unique` ON `local_mails` (`cause`);--> statement-breakpoint
CREATE TABLE `redeemed_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`redeemed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `redeemed_tokens_at` ON `redeemed_tokens` (`redeemed_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sign_in_links` (
	`hash` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`return_to` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `sign_in_links_expires` ON `sign_in_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `claims` (
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
	CONSTRAINT "claims_method" CHECK("claims"."method" IN ('dns', 'meta', 'file', 'email')),
	CONSTRAINT "claims_status" CHECK("claims"."status" IN ('pending', 'verified', 'expired', 'disputed', 'lapsed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `claims_token_hash_unique` ON `claims` (`token_hash`);--> statement-breakpoint
CREATE INDEX `claims_user` ON `claims` (`user_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `claims_pending` ON `claims` (`user_id`,`listing_id`,`method`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `claims_next` ON `claims` (`next_check_at`) WHERE next_check_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `team_tasks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`cause` text NOT NULL,
	`listing_id` integer,
	`detail` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_tasks_cause_unique` ON `team_tasks` (`cause`);--> statement-breakpoint
CREATE INDEX `team_tasks_open` ON `team_tasks` (`done_at`,`id`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`author` text NOT NULL,
	`faqs` text DEFAULT '[]' NOT NULL,
	`published_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_slug_unique` ON `posts` (`slug`);--> statement-breakpoint
CREATE INDEX `posts_newest` ON `posts` (`published_at`,`id`);--> statement-breakpoint
CREATE TABLE `badge_checks` (
	`listing_id` integer PRIMARY KEY NOT NULL,
	`code` text,
	`fetched_url` text,
	`redirects` text DEFAULT '[]' NOT NULL,
	`seen` text,
	`rel` text,
	`checked_at` integer,
	`next_check_at` integer,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `badge_checks_next` ON `badge_checks` (`next_check_at`) WHERE next_check_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `categories` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`faqs` text DEFAULT '[]' NOT NULL,
	`parent_id` integer,
	`position` integer NOT NULL,
	`live_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_slug_unique` ON `categories` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `categories_name_unique` ON `categories` (`name`);--> statement-breakpoint
CREATE INDEX `categories_parent` ON `categories` (`parent_id`,`position`);--> statement-breakpoint
CREATE TABLE `listing_categories` (
	`listing_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `category_id`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "listing_categories_position" CHECK("listing_categories"."position" BETWEEN 0 AND 3)
);
--> statement-breakpoint
CREATE TABLE `listing_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`listing_id` integer NOT NULL,
	`kind` text NOT NULL,
	`from_status` text,
	`to_status` text,
	`cause` text NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `listing_events_listing` ON `listing_events` (`listing_id`,`id`);--> statement-breakpoint
CREATE TABLE `listing_profiles` (
	`listing_id` integer PRIMARY KEY NOT NULL,
	`profile` text NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `listing_updates` (
	`id` integer PRIMARY KEY NOT NULL,
	`listing_id` integer NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `listing_updates_listing` ON `listing_updates` (`listing_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `listing_updates_newest` ON `listing_updates` (`created_at`);--> statement-breakpoint
CREATE TABLE `listing_versions` (
	`listing_id` integer NOT NULL,
	`version` integer NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`user_id` integer,
	`at` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `listings` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`tagline` text,
	`short_description` text,
	`url` text NOT NULL,
	`domain` text NOT NULL,
	`logo_url` text,
	`status` text DEFAULT 'draft' NOT NULL,
	`plan` text,
	`owner_id` integer,
	`primary_category_id` integer,
	`stage` text,
	`country` text,
	`pricing_model` text,
	`launch_week` text,
	`launch_position` integer,
	`launched_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`votes` integer DEFAULT 0 NOT NULL,
	`week_votes` integer DEFAULT 0 NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`followers` integer DEFAULT 0 NOT NULL,
	`trending` integer DEFAULT 0 NOT NULL,
	`rating_count` integer DEFAULT 0 NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	`domain_rating` real,
	`revenue_cents` integer,
	`billboard_cents` integer DEFAULT 0 NOT NULL,
	`featured` integer DEFAULT false NOT NULL,
	`verified` integer DEFAULT false NOT NULL,
	`story_unlocked` integer DEFAULT false NOT NULL,
	`milestones_unlocked` integer DEFAULT false NOT NULL,
	`media_unlocked` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`primary_category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "listings_status" CHECK("listings"."status" IN ('draft', 'awaiting_badge', 'scheduled', 'live'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listings_slug_unique` ON `listings` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `listings_domain_listed` ON `listings` (`domain`) WHERE status IN ('scheduled', 'live');--> statement-breakpoint
CREATE INDEX `listings_domain` ON `listings` (`domain`);--> statement-breakpoint
CREATE INDEX `listings_owner` ON `listings` (`owner_id`,`id`);--> statement-breakpoint
CREATE INDEX `listings_newest` ON `listings` (`status`,`launched_at`,`id`);--> statement-breakpoint
CREATE INDEX `listings_votes` ON `listings` (`status`,`votes`,`id`);--> statement-breakpoint
CREATE INDEX `listings_trending` ON `listings` (`status`,`trending`,`id`);--> statement-breakpoint
CREATE INDEX `listings_views` ON `listings` (`status`,`views`,`id`);--> statement-breakpoint
CREATE INDEX `listings_followers` ON `listings` (`status`,`followers`,`id`);--> statement-breakpoint
CREATE INDEX `listings_week` ON `listings` (`launch_week`,`status`,`week_votes`,`id`);--> statement-breakpoint
CREATE INDEX `listings_billboard` ON `listings` (`billboard_cents`,`id`) WHERE billboard_cents > 0;--> statement-breakpoint
CREATE INDEX `listings_domain_rating` ON `listings` (`domain_rating`,`id`) WHERE domain_rating IS NOT NULL;--> statement-breakpoint
CREATE INDEX `listings_revenue` ON `listings` (`revenue_cents`,`id`) WHERE revenue_cents IS NOT NULL;--> statement-breakpoint
CREATE INDEX `listings_category` ON `listings` (`primary_category_id`,`status`,`votes`,`id`);--> statement-breakpoint
CREATE TABLE `milestones` (
	`id` integer PRIMARY KEY NOT NULL,
	`listing_id` integer NOT NULL,
	`date` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`url` text,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `milestones_listing` ON `milestones` (`listing_id`,`date`,`id`);--> statement-breakpoint
CREATE TABLE `draft_invites` (
	`id` integer PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`email` text NOT NULL,
	`token_hash` text NOT NULL,
	`status` text DEFAULT 'sent' NOT NULL,
	`created_at` integer NOT NULL,
	`accepted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `draft_invites_token_hash_unique` ON `draft_invites` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `draft_invites_email` ON `draft_invites` (`draft_id`,`email`);--> statement-breakpoint
CREATE TABLE `draft_pages` (
	`draft_id` text NOT NULL,
	`url` text NOT NULL,
	`site` text DEFAULT 'own' NOT NULL,
	`page` text NOT NULL,
	PRIMARY KEY(`draft_id`, `site`, `url`)
);
--> statement-breakpoint
CREATE TABLE `drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`url` text NOT NULL,
	`domain` text NOT NULL,
	`status` text NOT NULL,
	`profile` text NOT NULL,
	`crawl_report` text DEFAULT '[]' NOT NULL,
	`listing_id` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "drafts_status" CHECK("drafts"."status" IN ('crawling', 'drafting', 'ready'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `drafts_user_url` ON `drafts` (`user_id`,`url`);--> statement-breakpoint
CREATE INDEX `drafts_user_newest` ON `drafts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `drafts_listing` ON `drafts` (`listing_id`);--> statement-breakpoint
CREATE TABLE `founders` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`search_name` text NOT NULL,
	`title` text,
	`bio` text,
	`country` text,
	`socials` text DEFAULT '{}' NOT NULL,
	`user_id` integer,
	`live_listings` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `founders_slug_unique` ON `founders` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `founders_user_id_unique` ON `founders` (`user_id`);--> statement-breakpoint
CREATE INDEX `founders_country` ON `founders` (`country`,`search_name`,`id`);--> statement-breakpoint
CREATE INDEX `founders_name` ON `founders` (`search_name`,`id`);--> statement-breakpoint
CREATE TABLE `interview_answers` (
	`user_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`answer` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `question_id`),
	FOREIGN KEY (`question_id`) REFERENCES `interview_questions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `interview_questions` (
	`id` integer PRIMARY KEY NOT NULL,
	`question` text NOT NULL,
	`help` text,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `listing_founders` (
	`listing_id` integer NOT NULL,
	`founder_id` integer NOT NULL,
	`title` text,
	`position` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `founder_id`),
	FOREIGN KEY (`founder_id`) REFERENCES `founders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `listing_founders_founder` ON `listing_founders` (`founder_id`,`listing_id`);--> statement-breakpoint
CREATE TABLE `approved_alternatives` (
	`listing_id` integer NOT NULL,
	`alternative_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `alternative_id`)
);
--> statement-breakpoint
CREATE TABLE `awards` (
	`week` text NOT NULL,
	`place` integer NOT NULL,
	`listing_id` integer NOT NULL,
	`votes_counted` integer NOT NULL,
	`awarded_at` integer NOT NULL,
	PRIMARY KEY(`week`, `place`),
	CONSTRAINT "awards_place" CHECK("awards"."place" BETWEEN 1 AND 3)
);
--> statement-breakpoint
CREATE INDEX `awards_listing` ON `awards` (`listing_id`,`week`);--> statement-breakpoint
CREATE TABLE `closed_weeks` (
	`week` text PRIMARY KEY NOT NULL,
	`closed_at` integer NOT NULL,
	`launches` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `domain_ratings` (
	`listing_id` integer NOT NULL,
	`day` text NOT NULL,
	`provider` text NOT NULL,
	`rating_tenths` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `follows` (
	`user_id` integer NOT NULL,
	`listing_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `listing_id`)
);
--> statement-breakpoint
CREATE INDEX `follows_listing` ON `follows` (`listing_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`listing_id` integer NOT NULL,
	`stars` integer NOT NULL,
	`body` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`incentivised` integer DEFAULT false NOT NULL,
	`at` integer NOT NULL,
	CONSTRAINT "reviews_stars" CHECK("reviews"."stars" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once` ON `reviews` (`user_id`,`listing_id`);--> statement-breakpoint
CREATE INDEX `reviews_listing` ON `reviews` (`listing_id`,`status`,`at`);--> statement-breakpoint
CREATE TABLE `view_counts` (
	`listing_id` integer NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `view_counts_day` ON `view_counts` (`day`);--> statement-breakpoint
CREATE TABLE `votes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`listing_id` integer NOT NULL,
	`at` integer NOT NULL,
	`week` text NOT NULL,
	`counted` integer NOT NULL,
	`discount_reason` text,
	`network_hash` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `votes_once` ON `votes` (`user_id`,`listing_id`);--> statement-breakpoint
CREATE INDEX `votes_listing_week` ON `votes` (`listing_id`,`week`,`counted`,`at`);--> statement-breakpoint
CREATE INDEX `votes_at` ON `votes` (`at`);--> statement-breakpoint
CREATE TABLE `week_results` (
	`week` text NOT NULL,
	`rank` integer NOT NULL,
	`listing_id` integer NOT NULL,
	`votes_counted` integer NOT NULL,
	`votes_raw` integer NOT NULL,
	`reached_at` integer,
	PRIMARY KEY(`week`, `rank`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `week_results_listing` ON `week_results` (`listing_id`,`week`);--> statement-breakpoint
CREATE TABLE `week_slots` (
	`week` text PRIMARY KEY NOT NULL,
	`free_taken` integer DEFAULT 0 NOT NULL,
	`paid_taken` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "week_slots_taken" CHECK("week_slots"."free_taken" >= 0 AND "week_slots"."paid_taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE `order_lines` (
	`order_number` text NOT NULL,
	`line` integer NOT NULL,
	`product` text NOT NULL,
	`name` text NOT NULL,
	`listing_id` integer,
	`week` text,
	`categories` text,
	`options` text,
	`amount_cents` integer NOT NULL,
	`fulfilled_at` integer,
	`reversed_at` integer,
	`outcome` text,
	PRIMARY KEY(`order_number`, `line`),
	FOREIGN KEY (`order_number`) REFERENCES `orders`(`number`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_lines_amount" CHECK("order_lines"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX `order_lines_listing` ON `order_lines` (`listing_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`number` text PRIMARY KEY NOT NULL,
	`sequence` integer NOT NULL,
	`user_id` integer NOT NULL,
	`status` text NOT NULL,
	`currency` text DEFAULT 'usd' NOT NULL,
	`subtotal_cents` integer NOT NULL,
	`vat_cents` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`vat` text NOT NULL,
	`billing` text,
	`checkout_token` text NOT NULL,
	`payment_provider` text,
	`payment_reference` text,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`refunded_at` integer,
	CONSTRAINT "orders_status" CHECK("orders"."status" IN ('pending', 'paid', 'refunded', 'disputed', 'expired')),
	CONSTRAINT "orders_totals" CHECK("orders"."total_cents" = "orders"."subtotal_cents" + "orders"."vat_cents" AND "orders"."subtotal_cents" >= 0 AND "orders"."vat_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_sequence_unique` ON `orders` (`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_checkout_token_unique` ON `orders` (`checkout_token`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`sequence`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`provider` text NOT NULL,
	`event_id` text NOT NULL,
	`kind` text NOT NULL,
	`order_number` text,
	`amount_cents` integer,
	`currency` text,
	`outcome` text NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `event_id`)
);
--> statement-breakpoint
CREATE INDEX `payment_events_order` ON `payment_events` (`order_number`);--> statement-breakpoint
CREATE TABLE `products` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`price_cents` integer NOT NULL,
	`needs_listing` integer NOT NULL,
	`options` text,
	`includes` text DEFAULT '[]' NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`position` integer NOT NULL,
	CONSTRAINT "products_price" CHECK("products"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`prefix` text NOT NULL,
	`hash` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`expires_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash_unique` ON `api_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `api_keys_user` ON `api_keys` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`role` text DEFAULT 'member' NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_role" CHECK("users"."role" IN ('member', 'admin'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `costly_counts` (
	`caller` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`caller`, `window_start`)
);
--> statement-breakpoint
CREATE INDEX `costly_counts_window` ON `costly_counts` (`window_start`);--> statement-breakpoint
CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`outbox_id` integer,
	`job` text NOT NULL,
	`body` text NOT NULL,
	`error` text,
	`created_at` integer NOT NULL,
	`replayed_at` integer
);
--> statement-breakpoint
CREATE INDEX `dead_letters_created` ON `dead_letters` (`created_at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`caller` text NOT NULL,
	`operation` text NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`status` integer NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`caller`, `operation`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job` text NOT NULL,
	`subject` text NOT NULL,
	`payload` text DEFAULT '{}' NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`done_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`outcome` text,
	`once_key` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once_key_unique` ON `outbox` (`once_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due_at`) WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX `outbox_done` ON `outbox` (`done_at`);--> statement-breakpoint
CREATE TABLE `sequences` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
