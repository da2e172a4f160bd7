CREATE TABLE `local_mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cause` text,
	`to_address` text NOT NULL,
	`subject` text NOT NULL,
	`text_body` text NOT NULL,
	`html_body` text,
	`headers` text,
	`sent_at` integer NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `local_mails_cause_unique` ON `local_mails` (`cause`);--> statement-breakpoint
CREATE INDEX `local_mails_sent` ON `local_mails` (`sent_at`);--> statement-breakpoint
CREATE TABLE `redeemed_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`redeemed_at` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `redeemed_tokens_at` ON `redeemed_tokens` (`redeemed_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sign_in_links` (
	`hash` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`return_to` text NOT NULL,
	`intent` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE UNIQUE INDEX `claims_token_hash_unique` ON `claims` (`token_hash`);--> statement-breakpoint
CREATE INDEX `claims_user` ON `claims` (`user_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `claims_pending` ON `claims` (`user_id`,`listing_id`,`method`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `claims_unproven` ON `claims` (`expires_at`) WHERE status IN ('pending', 'expired');--> statement-breakpoint
CREATE INDEX `claims_verified` ON `claims` (`listing_id`) WHERE status = 'verified';--> statement-breakpoint
CREATE INDEX `claims_next` ON `claims` (`next_check_at`) WHERE next_check_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `team_tasks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`cause` text NOT NULL,
	`listing_id` integer,
	`detail` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	`done_at` integer
);--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE `listing_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`listing_id` integer NOT NULL,
	`kind` text NOT NULL,
	`from_status` text,
	`to_status` text,
	`cause` text NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	`at` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `listing_events_listing` ON `listing_events` (`listing_id`,`id`);--> statement-breakpoint
CREATE TABLE `listing_profiles` (
	`listing_id` integer PRIMARY KEY NOT NULL,
	`profile` text NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `listing_rereads` (
	`listing_id` integer PRIMARY KEY NOT NULL,
	`next_read_at` integer,
	`read_at` integer,
	`outcome` text,
	`stale_facts` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `listing_rereads_next` ON `listing_rereads` (`next_read_at`) WHERE next_read_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `listing_updates` (
	`id` integer PRIMARY KEY NOT NULL,
	`listing_id` integer NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
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
);--> statement-breakpoint
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
	`votes_raw` integer DEFAULT 0 NOT NULL,
	`awards` integer DEFAULT 0 NOT NULL,
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
);--> statement-breakpoint
CREATE UNIQUE INDEX `listings_slug_unique` ON `listings` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `listings_domain_listed` ON `listings` (`domain`) WHERE status IN ('scheduled', 'live');--> statement-breakpoint
CREATE INDEX `listings_domain` ON `listings` (`domain`);--> statement-breakpoint
CREATE INDEX `listings_owner` ON `listings` (`owner_id`,`id`);--> statement-breakpoint
CREATE INDEX `listings_newest` ON `listings` (`status`,`launched_at`,`id`);--> statement-breakpoint
CREATE INDEX `listings_votes` ON `listings` (`status`,`votes`,`id`);--> statement-breakpoint
CREATE INDEX `listings_trending` ON `listings` (`status`,`trending`,`id`);--> statement-breakpoint
CREATE INDEX `listings_views` ON `listings` (`status`,`views`,`id`);--> statement-breakpoint
CREATE INDEX `listings_followers` ON `listings` (`status`,`followers`,`id`);--> statement-breakpoint
CREATE INDEX `listings_upcoming` ON `listings` (`launch_week`,`id`) WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX `listings_billboard` ON `listings` (`billboard_cents`,`id`) WHERE status = 'live' AND billboard_cents > 0;--> statement-breakpoint
CREATE INDEX `listings_domain_rating` ON `listings` (`domain_rating`,`id`) WHERE status = 'live' AND domain_rating IS NOT NULL;--> statement-breakpoint
CREATE INDEX `listings_revenue` ON `listings` (`revenue_cents`,`id`) WHERE status = 'live' AND revenue_cents IS NOT NULL;--> statement-breakpoint
CREATE INDEX `listings_category` ON `listings` (`primary_category_id`,`status`,`votes`,`id`);--> statement-breakpoint
CREATE TABLE `milestones` (
	`id` integer PRIMARY KEY NOT NULL,
	`listing_id` integer NOT NULL,
	`date` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`url` text,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `milestones_listing` ON `milestones` (`listing_id`,`date`,`id`);--> statement-breakpoint
CREATE TABLE `draft_invites` (
	`id` integer PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`email` text NOT NULL,
	`token_hash` text NOT NULL,
	`status` text DEFAULT 'sent' NOT NULL,
	`created_at` integer NOT NULL,
	`accepted_at` integer
);--> statement-breakpoint
CREATE UNIQUE INDEX `draft_invites_token_hash_unique` ON `draft_invites` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `draft_invites_email` ON `draft_invites` (`draft_id`,`email`);--> statement-breakpoint
CREATE TABLE `draft_pages` (
	`draft_id` text NOT NULL,
	`url` text NOT NULL,
	`site` text DEFAULT 'own' NOT NULL,
	`page` text NOT NULL,
	`read_at` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`draft_id`, `site`, `url`)
);--> statement-breakpoint
CREATE INDEX `draft_pages_read` ON `draft_pages` (`read_at`);--> statement-breakpoint
CREATE TABLE `drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`url` text NOT NULL,
	`domain` text NOT NULL,
	`status` text NOT NULL,
	`profile` text NOT NULL,
	`crawl_report` text DEFAULT '[]' NOT NULL,
	`completeness` integer DEFAULT 0 NOT NULL,
	`listing_id` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "drafts_status" CHECK("drafts"."status" IN ('crawling', 'drafting', 'ready'))
);--> statement-breakpoint
CREATE UNIQUE INDEX `drafts_user_url` ON `drafts` (`user_id`,`url`);--> statement-breakpoint
CREATE INDEX `drafts_user_newest` ON `drafts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `drafts_listing` ON `drafts` (`listing_id`,`updated_at`);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE UNIQUE INDEX `founders_slug_unique` ON `founders` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `founders_user_id_unique` ON `founders` (`user_id`);--> statement-breakpoint
CREATE INDEX `founders_country` ON `founders` (`country`,`search_name`,`id`) WHERE live_listings > 0;--> statement-breakpoint
CREATE INDEX `founders_name` ON `founders` (`search_name`,`id`) WHERE live_listings > 0;--> statement-breakpoint
CREATE TABLE `interview_answers` (
	`user_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`answer` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `question_id`),
	FOREIGN KEY (`question_id`) REFERENCES `interview_questions`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `interview_questions` (
	`id` integer PRIMARY KEY NOT NULL,
	`question` text NOT NULL,
	`help` text,
	`position` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `listing_founders` (
	`listing_id` integer NOT NULL,
	`founder_id` integer NOT NULL,
	`title` text,
	`position` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `founder_id`),
	FOREIGN KEY (`founder_id`) REFERENCES `founders`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `listing_founders_founder` ON `listing_founders` (`founder_id`,`listing_id`);--> statement-breakpoint
CREATE INDEX `listing_founders_order` ON `listing_founders` (`listing_id`,`position`,`founder_id`,`title`);--> statement-breakpoint
CREATE TABLE `approved_alternatives` (
	`listing_id` integer NOT NULL,
	`alternative_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `alternative_id`)
);--> statement-breakpoint
CREATE TABLE `awards` (
	`week` text NOT NULL,
	`place` integer NOT NULL,
	`listing_id` integer NOT NULL,
	`votes_counted` integer NOT NULL,
	`awarded_at` integer NOT NULL,
	PRIMARY KEY(`week`, `place`),
	CONSTRAINT "awards_place" CHECK("awards"."place" BETWEEN 1 AND 3)
);--> statement-breakpoint
CREATE INDEX `awards_listing` ON `awards` (`listing_id`,`week`);--> statement-breakpoint
CREATE INDEX `awards_newest` ON `awards` (week DESC,`place`);--> statement-breakpoint
CREATE TABLE `closed_weeks` (
	`week` text PRIMARY KEY NOT NULL,
	`closed_at` integer NOT NULL,
	`launches` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `count_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`listing_id` integer NOT NULL,
	`week` text,
	`votes` integer DEFAULT 0 NOT NULL,
	`votes_raw` integer DEFAULT 0 NOT NULL,
	`followers` integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE TABLE `domain_ratings` (
	`listing_id` integer NOT NULL,
	`day` text NOT NULL,
	`provider` text NOT NULL,
	`rating_tenths` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `day`)
);--> statement-breakpoint
CREATE TABLE `follows` (
	`user_id` integer NOT NULL,
	`listing_id` integer NOT NULL,
	`at` integer NOT NULL,
	`mailed` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`user_id`, `listing_id`)
);--> statement-breakpoint
CREATE INDEX `follows_listing` ON `follows` (`listing_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `follows_person` ON `follows` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `launches` (
	`id` integer PRIMARY KEY NOT NULL,
	`listing_id` integer NOT NULL,
	`week` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`votes` integer DEFAULT 0 NOT NULL,
	`withdrawn_at` integer,
	`withdrawn_reason` text,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "launches_kind" CHECK("launches"."kind" IN ('free', 'paid', 'relaunch')),
	CONSTRAINT "launches_withdrawn" CHECK(("launches"."withdrawn_at" IS NULL) = ("launches"."withdrawn_reason" IS NULL))
);--> statement-breakpoint
CREATE UNIQUE INDEX `launches_once` ON `launches` (`week`,`listing_id`) WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX `launches_ranking` ON `launches` (`week`,`withdrawn_at`,votes DESC,`listing_id`,`kind`);--> statement-breakpoint
CREATE INDEX `launches_listing` ON `launches` (`listing_id`,`week`);--> statement-breakpoint
CREATE TABLE `review_reports` (
	`review_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`review_id`, `user_id`)
);--> statement-breakpoint
CREATE INDEX `review_reports_at` ON `review_reports` (`at`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`listing_id` integer NOT NULL,
	`stars` integer NOT NULL,
	`body` text NOT NULL,
	`words_hash` text,
	`status` text NOT NULL,
	`held_reason` text,
	`incentivised` integer DEFAULT false NOT NULL,
	`at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`rejected_at` integer,
	`judgement` text,
	`reply` text,
	`replied_at` integer,
	CONSTRAINT "reviews_stars" CHECK("reviews"."stars" BETWEEN 1 AND 5),
	CONSTRAINT "reviews_status" CHECK("reviews"."status" IN ('published', 'held', 'rejected', 'withdrawn')),
	CONSTRAINT "reviews_held" CHECK(("reviews"."status" = 'held') = ("reviews"."held_reason" IS NOT NULL)),
	CONSTRAINT "reviews_reply" CHECK(("reviews"."reply" IS NULL) = ("reviews"."replied_at" IS NULL))
);--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once` ON `reviews` (`user_id`,`listing_id`);--> statement-breakpoint
CREATE INDEX `reviews_listing` ON `reviews` (`listing_id`,`status`,`at`);--> statement-breakpoint
CREATE INDEX `reviews_burst` ON `reviews` (`listing_id`,`at`);--> statement-breakpoint
CREATE INDEX `reviews_writer` ON `reviews` (`user_id`,`changed_at`);--> statement-breakpoint
CREATE INDEX `reviews_words` ON `reviews` (`words_hash`) WHERE words_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `reviews_waiting` ON `reviews` (`changed_at`) WHERE status = 'held';--> statement-breakpoint
CREATE INDEX `reviews_withdrawn` ON `reviews` (`changed_at`) WHERE status = 'withdrawn';--> statement-breakpoint
CREATE TABLE `saves` (
	`user_id` integer NOT NULL,
	`listing_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `listing_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `saves_person` ON `saves` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `saves_listing` ON `saves` (`listing_id`);--> statement-breakpoint
CREATE TABLE `update_notices` (
	`update_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`link_hash` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`update_id`, `user_id`)
);--> statement-breakpoint
CREATE UNIQUE INDEX `update_notices_link_hash_unique` ON `update_notices` (`link_hash`);--> statement-breakpoint
CREATE INDEX `update_notices_at` ON `update_notices` (`at`);--> statement-breakpoint
CREATE TABLE `view_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `view_batches_at` ON `view_batches` (`at`);--> statement-breakpoint
CREATE TABLE `view_counts` (
	`listing_id` integer NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	`folded` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`listing_id`, `day`)
);--> statement-breakpoint
CREATE INDEX `view_counts_day` ON `view_counts` (`day`);--> statement-breakpoint
CREATE INDEX `view_counts_unfolded` ON `view_counts` (`listing_id`) WHERE "count" > folded;--> statement-breakpoint
CREATE TABLE `vote_salts` (
	`week` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);--> statement-breakpoint
CREATE TABLE `votes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`listing_id` integer NOT NULL,
	`at` integer NOT NULL,
	`week` text NOT NULL,
	`counted` integer NOT NULL,
	`discount_reason` text,
	`network_hash` text,
	`counts_from` integer,
	`fresh_account_at` integer
);--> statement-breakpoint
CREATE UNIQUE INDEX `votes_once` ON `votes` (`user_id`,`listing_id`);--> statement-breakpoint
CREATE INDEX `votes_listing_week` ON `votes` (`listing_id`,`week`,`counted`,`at`);--> statement-breakpoint
CREATE INDEX `votes_at` ON `votes` (`at`);--> statement-breakpoint
CREATE INDEX `votes_network` ON `votes` (`listing_id`,`network_hash`,`at`);--> statement-breakpoint
CREATE INDEX `votes_counts_from` ON `votes` (`counts_from`) WHERE counts_from IS NOT NULL;--> statement-breakpoint
CREATE INDEX `votes_fresh` ON `votes` (`listing_id`,`fresh_account_at`) WHERE fresh_account_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `week_results` (
	`week` text NOT NULL,
	`rank` integer NOT NULL,
	`listing_id` integer NOT NULL,
	`kind` text DEFAULT 'free' NOT NULL,
	`votes_counted` integer NOT NULL,
	`votes_raw` integer NOT NULL,
	`reached_at` integer,
	PRIMARY KEY(`week`, `rank`)
);--> statement-breakpoint
CREATE UNIQUE INDEX `week_results_listing` ON `week_results` (`listing_id`,`week`);--> statement-breakpoint
CREATE TABLE `week_slots` (
	`week` text PRIMARY KEY NOT NULL,
	`free_taken` integer DEFAULT 0 NOT NULL,
	`paid_taken` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "week_slots_taken" CHECK("week_slots"."free_taken" >= 0 AND "week_slots"."paid_taken" >= 0)
);--> statement-breakpoint
CREATE TABLE `order_lines` (
	`order_number` text NOT NULL,
	`line` integer NOT NULL,
	`product` text NOT NULL,
	`name` text NOT NULL,
	`listing_id` integer,
	`week` text,
	`categories` text,
	`options` text,
	`includes` text DEFAULT '[]' NOT NULL,
	`amount_cents` integer NOT NULL,
	`fulfilled_at` integer,
	`reversed_at` integer,
	`steps` text DEFAULT '[]' NOT NULL,
	`outcome` text,
	PRIMARY KEY(`order_number`, `line`),
	FOREIGN KEY (`order_number`) REFERENCES `orders`(`number`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_lines_amount" CHECK("order_lines"."amount_cents" >= 0)
);--> statement-breakpoint
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
	`payment_attempt` integer DEFAULT 0 NOT NULL,
	`payment_url` text,
	`payment_expires_at` integer,
	`places_held` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`refunded_at` integer,
	CONSTRAINT "orders_status" CHECK("orders"."status" IN ('pending', 'paid', 'refunded', 'disputed', 'expired')),
	CONSTRAINT "orders_totals" CHECK("orders"."total_cents" = "orders"."subtotal_cents" + "orders"."vat_cents" AND "orders"."subtotal_cents" >= 0 AND "orders"."vat_cents" >= 0)
);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_sequence_unique` ON `orders` (`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_checkout_token_unique` ON `orders` (`checkout_token`);--> statement-breakpoint
CREATE INDEX `orders_unpaid` ON `orders` (`created_at`) WHERE status = 'expired';--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`sequence`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`provider` text NOT NULL,
	`event_id` text NOT NULL,
	`kind` text NOT NULL,
	`order_number` text,
	`reference` text,
	`dispute` text,
	`amount_cents` integer,
	`currency` text,
	`outcome` text NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `event_id`)
);--> statement-breakpoint
CREATE INDEX `payment_events_order` ON `payment_events` (`order_number`);--> statement-breakpoint
CREATE INDEX `payment_events_reference` ON `payment_events` (`provider`,`reference`);--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash_unique` ON `api_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `api_keys_user` ON `api_keys` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`role` text DEFAULT 'member' NOT NULL,
	`created_at` integer NOT NULL,
	`update_mails` integer DEFAULT true NOT NULL,
	CONSTRAINT "users_role" CHECK("users"."role" IN ('member', 'admin'))
);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`action` text NOT NULL,
	`actor_kind` text NOT NULL,
	`actor` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL
);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE TABLE `costly_counts` (
	`caller` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`caller`, `window_start`)
);--> statement-breakpoint
CREATE INDEX `costly_counts_window` ON `costly_counts` (`window_start`);--> statement-breakpoint
CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`outbox_id` integer,
	`job` text NOT NULL,
	`body` text NOT NULL,
	`error` text,
	`created_at` integer NOT NULL,
	`replayed_at` integer
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job` text NOT NULL,
	`subject` text NOT NULL,
	`payload` text DEFAULT '{}' NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`lease_until` integer,
	`done_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`outcome` text,
	`once_key` text
);--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once_key_unique` ON `outbox` (`once_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due_at`) WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX `outbox_done` ON `outbox` (`done_at`) WHERE done_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `sequences` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `site_settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);--> statement-breakpoint
-- A guard inside a batch: inserting ok = 0 aborts the whole batch by the guard's name. Nothing is ever stored.
CREATE VIEW must_hold AS SELECT 1 AS ok, '' AS guard;--> statement-breakpoint
CREATE TRIGGER must_hold_insert INSTEAD OF INSERT ON must_hold WHEN NEW.ok IS NOT 1
BEGIN
  SELECT RAISE(ABORT, 'guard:' || NEW.guard);
END;--> statement-breakpoint
-- What search knows of a listing that is live or upcoming: one row here, from which triggers keep one full-text
-- table per sort order. A full-text row's id is (sort key << 32) | listing id, so that reading the table backwards
-- yields the matches of any words and facets in sort order, without a sort and without a scan.
CREATE TABLE listing_search_docs (
  listing_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  body TEXT NOT NULL,
  facets TEXT NOT NULL,
  newest_key INTEGER NOT NULL,
  votes_key INTEGER NOT NULL,
  trending_key INTEGER NOT NULL,
  views_key INTEGER NOT NULL,
  followers_key INTEGER NOT NULL
);--> statement-breakpoint
CREATE VIRTUAL TABLE search_newest USING fts5(name, body, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='3 5');--> statement-breakpoint
CREATE TRIGGER search_newest_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_newest (rowid, name, body, facets) VALUES ((NEW.newest_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;--> statement-breakpoint
CREATE TRIGGER search_newest_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_newest WHERE rowid = (OLD.newest_key << 32) | OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER search_newest_update AFTER UPDATE ON listing_search_docs
WHEN OLD.newest_key <> NEW.newest_key OR OLD.name <> NEW.name OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_newest WHERE rowid = (OLD.newest_key << 32) | OLD.listing_id;
  INSERT INTO search_newest (rowid, name, body, facets) VALUES ((NEW.newest_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE search_votes USING fts5(name, body, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='3 5');--> statement-breakpoint
CREATE TRIGGER search_votes_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_votes (rowid, name, body, facets) VALUES ((NEW.votes_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;--> statement-breakpoint
CREATE TRIGGER search_votes_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_votes WHERE rowid = (OLD.votes_key << 32) | OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER search_votes_update AFTER UPDATE ON listing_search_docs
WHEN OLD.votes_key <> NEW.votes_key OR OLD.name <> NEW.name OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_votes WHERE rowid = (OLD.votes_key << 32) | OLD.listing_id;
  INSERT INTO search_votes (rowid, name, body, facets) VALUES ((NEW.votes_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE search_trending USING fts5(name, body, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='3 5');--> statement-breakpoint
CREATE TRIGGER search_trending_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_trending (rowid, name, body, facets) VALUES ((NEW.trending_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;--> statement-breakpoint
CREATE TRIGGER search_trending_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_trending WHERE rowid = (OLD.trending_key << 32) | OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER search_trending_update AFTER UPDATE ON listing_search_docs
WHEN OLD.trending_key <> NEW.trending_key OR OLD.name <> NEW.name OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_trending WHERE rowid = (OLD.trending_key << 32) | OLD.listing_id;
  INSERT INTO search_trending (rowid, name, body, facets) VALUES ((NEW.trending_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE search_views USING fts5(name, body, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='3 5');--> statement-breakpoint
CREATE TRIGGER search_views_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_views (rowid, name, body, facets) VALUES ((NEW.views_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;--> statement-breakpoint
CREATE TRIGGER search_views_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_views WHERE rowid = (OLD.views_key << 32) | OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER search_views_update AFTER UPDATE ON listing_search_docs
WHEN OLD.views_key <> NEW.views_key OR OLD.name <> NEW.name OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_views WHERE rowid = (OLD.views_key << 32) | OLD.listing_id;
  INSERT INTO search_views (rowid, name, body, facets) VALUES ((NEW.views_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE search_followers USING fts5(name, body, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='3 5');--> statement-breakpoint
CREATE TRIGGER search_followers_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_followers (rowid, name, body, facets) VALUES ((NEW.followers_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;--> statement-breakpoint
CREATE TRIGGER search_followers_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_followers WHERE rowid = (OLD.followers_key << 32) | OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER search_followers_update AFTER UPDATE ON listing_search_docs
WHEN OLD.followers_key <> NEW.followers_key OR OLD.name <> NEW.name OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_followers WHERE rowid = (OLD.followers_key << 32) | OLD.listing_id;
  INSERT INTO search_followers (rowid, name, body, facets) VALUES ((NEW.followers_key << 32) | NEW.listing_id, NEW.name, NEW.body, NEW.facets);
END;--> statement-breakpoint
-- How many live listings each category, with its children, has, and how many live listings each founder.
CREATE TRIGGER listings_live_insert AFTER INSERT ON listings WHEN NEW.status = 'live'
BEGIN
  INSERT INTO counters (name, value) VALUES ('listings_live', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'listings_live';
  UPDATE categories SET live_count = live_count + 1 WHERE id IN (SELECT category_id FROM listing_categories WHERE listing_id = NEW.id UNION SELECT c.parent_id FROM listing_categories lc JOIN categories c ON c.id = lc.category_id WHERE lc.listing_id = NEW.id AND c.parent_id IS NOT NULL);
  UPDATE founders SET live_listings = live_listings + 1 WHERE id IN (SELECT founder_id FROM listing_founders WHERE listing_id = NEW.id);
END;--> statement-breakpoint
CREATE TRIGGER listings_live_publish AFTER UPDATE OF status ON listings WHEN NEW.status = 'live' AND OLD.status <> 'live'
BEGIN
  INSERT INTO counters (name, value) VALUES ('listings_live', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'listings_live';
  UPDATE categories SET live_count = live_count + 1 WHERE id IN (SELECT category_id FROM listing_categories WHERE listing_id = NEW.id UNION SELECT c.parent_id FROM listing_categories lc JOIN categories c ON c.id = lc.category_id WHERE lc.listing_id = NEW.id AND c.parent_id IS NOT NULL);
  UPDATE founders SET live_listings = live_listings + 1 WHERE id IN (SELECT founder_id FROM listing_founders WHERE listing_id = NEW.id);
END;--> statement-breakpoint
CREATE TRIGGER listings_live_unpublish AFTER UPDATE OF status ON listings WHEN NEW.status <> 'live' AND OLD.status = 'live'
BEGIN
  INSERT INTO counters (name, value) VALUES ('listings_live', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value - 1 WHERE name = 'listings_live';
  UPDATE categories SET live_count = live_count - 1 WHERE id IN (SELECT category_id FROM listing_categories WHERE listing_id = NEW.id UNION SELECT c.parent_id FROM listing_categories lc JOIN categories c ON c.id = lc.category_id WHERE lc.listing_id = NEW.id AND c.parent_id IS NOT NULL);
  UPDATE founders SET live_listings = live_listings - 1 WHERE id IN (SELECT founder_id FROM listing_founders WHERE listing_id = NEW.id);
END;--> statement-breakpoint
CREATE TRIGGER listing_categories_insert AFTER INSERT ON listing_categories
WHEN (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live'
BEGIN
  UPDATE categories SET live_count = live_count + 1
  WHERE (id = NEW.category_id OR id = (SELECT parent_id FROM categories WHERE id = NEW.category_id))
    AND NOT EXISTS (
      SELECT 1 FROM listing_categories lc JOIN categories c ON c.id = lc.category_id
      WHERE lc.listing_id = NEW.listing_id AND lc.category_id <> NEW.category_id AND (c.id = categories.id OR c.parent_id = categories.id)
    );
END;--> statement-breakpoint
CREATE TRIGGER listing_founders_insert AFTER INSERT ON listing_founders
WHEN (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live'
BEGIN
  UPDATE founders SET live_listings = live_listings + 1 WHERE id = NEW.founder_id;
END;--> statement-breakpoint
CREATE TRIGGER listing_categories_delete AFTER DELETE ON listing_categories
WHEN (SELECT status FROM listings WHERE id = OLD.listing_id) = 'live'
BEGIN
  UPDATE categories SET live_count = live_count - 1
  WHERE (id = OLD.category_id OR id = (SELECT parent_id FROM categories WHERE id = OLD.category_id))
    AND NOT EXISTS (
      SELECT 1 FROM listing_categories lc JOIN categories c ON c.id = lc.category_id
      WHERE lc.listing_id = OLD.listing_id AND lc.category_id <> OLD.category_id AND (c.id = categories.id OR c.parent_id = categories.id)
    );
END;--> statement-breakpoint
CREATE TRIGGER listing_founders_delete AFTER DELETE ON listing_founders
WHEN (SELECT status FROM listings WHERE id = OLD.listing_id) = 'live'
BEGIN
  UPDATE founders SET live_listings = live_listings - 1 WHERE id = OLD.founder_id;
END;--> statement-breakpoint
CREATE TRIGGER categories_insert AFTER INSERT ON categories
BEGIN
  INSERT INTO counters (name, value) VALUES ('categories', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'categories';
END;--> statement-breakpoint
CREATE TRIGGER categories_delete AFTER DELETE ON categories
BEGIN
  INSERT INTO counters (name, value) VALUES ('categories', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value - 1 WHERE name = 'categories';
END;--> statement-breakpoint
-- `INSERT INTO listing_reindex (listing_id) VALUES (?)` brings the search documents of listings up to date with what
-- listings, listing_profiles and listing_categories hold at this point of the batch. Nothing is stored in the view.
--
-- Only live and scheduled listings have a document. The keys of scheduled ones are below zero and those of live ones
-- are not, so `rowid >= 0` selects the live half of every full-text table and `rowid < 0` the upcoming half.
-- Keys have 31 bits; newest counts seconds from 2020-01-01 and so lasts until 2088.
--
-- Facet tokens are alphanumeric, so that the tokenizer keeps each as one: xc<category id> for every category of the
-- listing and their parents, xn<country>, xs<stage> and xp<pricing model> in hexadecimal.
CREATE VIEW listing_reindex AS SELECT 0 AS listing_id WHERE 0;--> statement-breakpoint
CREATE TRIGGER listing_reindex_insert INSTEAD OF INSERT ON listing_reindex
BEGIN
  DELETE FROM listing_search_docs
  WHERE listing_id = NEW.listing_id
    AND NOT EXISTS (SELECT 1 FROM listings WHERE id = NEW.listing_id AND status IN ('live', 'scheduled'));
  INSERT INTO listing_search_docs (listing_id, name, body, facets, newest_key, votes_key, trending_key, views_key, followers_key)
  SELECT
    l.id,
    l.name,
    concat_ws(char(10), l.tagline, l.short_description, l.domain,
      (SELECT group_concat(c.name, char(10)) FROM listing_categories lc JOIN categories c ON c.id = lc.category_id WHERE lc.listing_id = l.id),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.tags')),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.features')),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.usps')),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.keywords')),
      substr(json_extract(p.profile, '$.description'), 1, 4000)),
    concat_ws(' ',
      (SELECT group_concat('xc' || id, ' ') FROM (
        SELECT category_id AS id FROM listing_categories WHERE listing_id = l.id
        UNION
        SELECT c.parent_id FROM listing_categories lc JOIN categories c ON c.id = lc.category_id
        WHERE lc.listing_id = l.id AND c.parent_id IS NOT NULL)),
      'xn' || lower(nullif(l.country, '')),
      'xs' || hex(nullif(replace(replace(lower(trim(l.stage)), '_', '-'), ' ', '-'), '')),
      'xp' || hex(nullif(replace(replace(lower(trim(l.pricing_model)), '-', '_'), ' ', '_'), ''))),
    min(max(iif(l.status = 'live', coalesce(l.launched_at / 1000, unixepoch(l.launch_week), 0), coalesce(unixepoch(l.launch_week), 0)) - 1577836800, 0), 2147483647) - u.upcoming,
    min(max(l.votes, 0), 2147483647) - u.upcoming,
    min(max(l.trending, 0), 2147483647) - u.upcoming,
    min(max(l.views, 0), 2147483647) - u.upcoming,
    min(max(l.followers, 0), 2147483647) - u.upcoming
  FROM listings l
  JOIN (SELECT iif(status = 'live', 0, 2147483648) AS upcoming FROM listings WHERE id = NEW.listing_id) u
  LEFT JOIN listing_profiles p ON p.listing_id = l.id
  WHERE l.id = NEW.listing_id AND l.status IN ('live', 'scheduled')
  ON CONFLICT (listing_id) DO UPDATE SET
    name = excluded.name, body = excluded.body, facets = excluded.facets, newest_key = excluded.newest_key,
    votes_key = excluded.votes_key, trending_key = excluded.trending_key, views_key = excluded.views_key,
    followers_key = excluded.followers_key;
END;--> statement-breakpoint
-- Names of the founders that the list shows: at least one of their listings is live. Names are short, so prefixes of
-- one to five characters have an index each and no prefix reads more than its matches. Read backwards, the row ids
-- give the newest first. The facet token xn<country> keeps the country filter inside the index.
CREATE VIRTUAL TABLE founders_search USING fts5(name, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5');--> statement-breakpoint
CREATE TRIGGER founders_search_insert AFTER INSERT ON founders WHEN NEW.live_listings > 0
BEGIN
  INSERT INTO founders_search (rowid, name, facets) VALUES (NEW.id, NEW.name, 'xn' || lower(nullif(NEW.country, '')));
END;--> statement-breakpoint
CREATE TRIGGER founders_search_delete AFTER DELETE ON founders WHEN OLD.live_listings > 0
BEGIN
  DELETE FROM founders_search WHERE rowid = OLD.id;
END;--> statement-breakpoint
CREATE TRIGGER founders_search_update AFTER UPDATE ON founders
WHEN (OLD.live_listings > 0) <> (NEW.live_listings > 0)
  OR (NEW.live_listings > 0 AND (OLD.name <> NEW.name OR OLD.country IS NOT NEW.country))
BEGIN
  DELETE FROM founders_search WHERE rowid = OLD.id AND OLD.live_listings > 0;
  INSERT INTO founders_search (rowid, name, facets) SELECT NEW.id, NEW.name, 'xn' || lower(nullif(NEW.country, '')) WHERE NEW.live_listings > 0;
END;--> statement-breakpoint
-- Posts: the row id is (seconds of publication since 2020-01-01 << 32) | id, so reading backwards gives the newest first
-- and a bound on the row id leaves out what is not published yet.
CREATE VIRTUAL TABLE posts_search USING fts5(title, summary, body, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='3 5');--> statement-breakpoint
CREATE TRIGGER posts_search_insert AFTER INSERT ON posts
BEGIN
  INSERT INTO posts_search (rowid, title, summary, body) VALUES (((NEW.published_at / 1000 - 1577836800) << 32) | NEW.id, NEW.title, NEW.summary, NEW.body);
END;--> statement-breakpoint
CREATE TRIGGER posts_search_delete AFTER DELETE ON posts
BEGIN
  DELETE FROM posts_search WHERE rowid = ((OLD.published_at / 1000 - 1577836800) << 32) | OLD.id;
END;--> statement-breakpoint
CREATE TRIGGER posts_search_update AFTER UPDATE ON posts
BEGIN
  DELETE FROM posts_search WHERE rowid = ((OLD.published_at / 1000 - 1577836800) << 32) | OLD.id;
  INSERT INTO posts_search (rowid, title, summary, body) VALUES (((NEW.published_at / 1000 - 1577836800) << 32) | NEW.id, NEW.title, NEW.summary, NEW.body);
END;--> statement-breakpoint
-- What becomes live is read again 30 days later (REREAD_AFTER_MS in packages/store/listing-rereads.ts).
CREATE TRIGGER listing_rereads_live AFTER UPDATE OF status ON listings
WHEN NEW.status = 'live' AND OLD.status <> 'live'
BEGIN
  INSERT INTO listing_rereads (listing_id, next_read_at) VALUES (NEW.id, coalesce(NEW.launched_at, NEW.updated_at) + 2592000000)
  ON CONFLICT (listing_id) DO UPDATE SET next_read_at = excluded.next_read_at;
END;--> statement-breakpoint
CREATE TRIGGER listing_rereads_insert AFTER INSERT ON listings
WHEN NEW.status = 'live'
BEGIN
  INSERT INTO listing_rereads (listing_id, next_read_at) VALUES (NEW.id, coalesce(NEW.launched_at, NEW.updated_at) + 2592000000)
  ON CONFLICT (listing_id) DO UPDATE SET next_read_at = excluded.next_read_at;
END;--> statement-breakpoint
-- What a launch says is never rewritten, and a withdrawal is never taken back: launching again is another row.
CREATE TRIGGER launches_are_facts BEFORE UPDATE OF listing_id, week, kind, at ON launches
BEGIN
  SELECT RAISE(ABORT, 'guard:launch_is_a_fact');
END;--> statement-breakpoint
CREATE TRIGGER launches_stay_withdrawn BEFORE UPDATE OF withdrawn_at, withdrawn_reason ON launches WHEN OLD.withdrawn_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'guard:launch_is_a_fact');
END;--> statement-breakpoint
-- Totals of lists, kept on write so that no list counts rows. What is shown is counted: of live listings only. A counter
-- of nothing is not there: triggers begin it with the first.
CREATE TRIGGER launches_counted_insert AFTER INSERT ON launches WHEN NEW.withdrawn_at IS NULL
BEGIN
  INSERT INTO counters (name, value) VALUES ('launches:' || NEW.week, 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'launches:' || NEW.week AND (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live';
END;--> statement-breakpoint
CREATE TRIGGER launches_counted_withdraw AFTER UPDATE OF withdrawn_at ON launches
WHEN OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL AND (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live'
BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'launches:' || NEW.week;
END;--> statement-breakpoint
CREATE TRIGGER week_results_counted_insert AFTER INSERT ON week_results
BEGIN
  INSERT INTO counters (name, value) VALUES ('results:' || NEW.week, 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'results:' || NEW.week AND (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live';
END;--> statement-breakpoint
CREATE TRIGGER awards_counted_insert AFTER INSERT ON awards
BEGIN
  UPDATE listings SET awards = awards + 1 WHERE id = NEW.listing_id;
  INSERT INTO counters (name, value) VALUES ('awards', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'awards' AND (SELECT status FROM listings WHERE id = NEW.listing_id) = 'live';
END;--> statement-breakpoint
CREATE TRIGGER listings_shown_insert AFTER INSERT ON listings WHEN NEW.status = 'live'
BEGIN
  INSERT INTO counters (name, value) SELECT 'launched:' || date(NEW.launched_at / 1000, 'unixepoch'), 0 WHERE NEW.launched_at IS NOT NULL ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'launched:' || date(NEW.launched_at / 1000, 'unixepoch');
END;--> statement-breakpoint
CREATE TRIGGER listings_shown_publish AFTER UPDATE OF status ON listings WHEN NEW.status = 'live' AND OLD.status <> 'live'
BEGIN
  UPDATE counters SET value = value + 1 WHERE name IN (SELECT 'launches:' || week FROM launches WHERE listing_id = NEW.id AND withdrawn_at IS NULL);
  UPDATE counters SET value = value + 1 WHERE name IN (SELECT 'results:' || week FROM week_results WHERE listing_id = NEW.id);
  UPDATE counters SET value = value + NEW.awards WHERE name = 'awards';
  INSERT INTO counters (name, value) SELECT 'launched:' || date(NEW.launched_at / 1000, 'unixepoch'), 0 WHERE NEW.launched_at IS NOT NULL ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'launched:' || date(NEW.launched_at / 1000, 'unixepoch');
END;--> statement-breakpoint
CREATE TRIGGER listings_shown_unpublish AFTER UPDATE OF status ON listings WHEN NEW.status <> 'live' AND OLD.status = 'live'
BEGIN
  UPDATE counters SET value = value - 1 WHERE name IN (SELECT 'launches:' || week FROM launches WHERE listing_id = NEW.id AND withdrawn_at IS NULL);
  UPDATE counters SET value = value - 1 WHERE name IN (SELECT 'results:' || week FROM week_results WHERE listing_id = NEW.id);
  UPDATE counters SET value = value - NEW.awards WHERE name = 'awards';
  UPDATE counters SET value = value - 1 WHERE name = 'launched:' || date(OLD.launched_at / 1000, 'unixepoch');
END;--> statement-breakpoint
CREATE TRIGGER listings_scheduled_insert AFTER INSERT ON listings WHEN NEW.status = 'scheduled'
BEGIN
  INSERT INTO counters (name, value) VALUES ('listings_scheduled', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'listings_scheduled';
END;--> statement-breakpoint
CREATE TRIGGER listings_scheduled_update AFTER UPDATE OF status ON listings WHEN (NEW.status = 'scheduled') <> (OLD.status = 'scheduled')
BEGIN
  INSERT INTO counters (name, value) VALUES ('listings_scheduled', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + iif(NEW.status = 'scheduled', 1, -1) WHERE name = 'listings_scheduled';
END;--> statement-breakpoint
CREATE TRIGGER board_community_all_time_insert AFTER INSERT ON listings WHEN (NEW.status = 'live' AND NEW.votes > 0)
BEGIN
  INSERT INTO counters (name, value) VALUES ('board:community-all-time', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'board:community-all-time';
END;--> statement-breakpoint
CREATE TRIGGER board_community_all_time_update AFTER UPDATE OF status, votes ON listings WHEN (NEW.status = 'live' AND NEW.votes > 0) <> (OLD.status = 'live' AND OLD.votes > 0)
BEGIN
  INSERT INTO counters (name, value) VALUES ('board:community-all-time', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + iif((NEW.status = 'live' AND NEW.votes > 0), 1, -1) WHERE name = 'board:community-all-time';
END;--> statement-breakpoint
CREATE TRIGGER board_billboard_insert AFTER INSERT ON listings WHEN (NEW.status = 'live' AND NEW.billboard_cents > 0)
BEGIN
  INSERT INTO counters (name, value) VALUES ('board:billboard', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'board:billboard';
END;--> statement-breakpoint
CREATE TRIGGER board_billboard_update AFTER UPDATE OF status, billboard_cents ON listings WHEN (NEW.status = 'live' AND NEW.billboard_cents > 0) <> (OLD.status = 'live' AND OLD.billboard_cents > 0)
BEGIN
  INSERT INTO counters (name, value) VALUES ('board:billboard', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + iif((NEW.status = 'live' AND NEW.billboard_cents > 0), 1, -1) WHERE name = 'board:billboard';
END;--> statement-breakpoint
CREATE TRIGGER board_domain_rating_insert AFTER INSERT ON listings WHEN (NEW.status = 'live' AND NEW.domain_rating IS NOT NULL)
BEGIN
  INSERT INTO counters (name, value) VALUES ('board:domain-rating', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'board:domain-rating';
END;--> statement-breakpoint
CREATE TRIGGER board_domain_rating_update AFTER UPDATE OF status, domain_rating ON listings WHEN (NEW.status = 'live' AND NEW.domain_rating IS NOT NULL) <> (OLD.status = 'live' AND OLD.domain_rating IS NOT NULL)
BEGIN
  INSERT INTO counters (name, value) VALUES ('board:domain-rating', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + iif((NEW.status = 'live' AND NEW.domain_rating IS NOT NULL), 1, -1) WHERE name = 'board:domain-rating';
END;--> statement-breakpoint
CREATE TRIGGER board_revenue_insert AFTER INSERT ON listings WHEN (NEW.status = 'live' AND NEW.revenue_cents IS NOT NULL)
BEGIN
  INSERT INTO counters (name, value) VALUES ('board:revenue', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'board:revenue';
END;--> statement-breakpoint
CREATE TRIGGER board_revenue_update AFTER UPDATE OF status, revenue_cents ON listings WHEN (NEW.status = 'live' AND NEW.revenue_cents IS NOT NULL) <> (OLD.status = 'live' AND OLD.revenue_cents IS NOT NULL)
BEGIN
  INSERT INTO counters (name, value) VALUES ('board:revenue', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + iif((NEW.status = 'live' AND NEW.revenue_cents IS NOT NULL), 1, -1) WHERE name = 'board:revenue';
END;--> statement-breakpoint
CREATE TRIGGER founders_counted_insert AFTER INSERT ON founders WHEN NEW.live_listings > 0
BEGIN
  INSERT INTO counters (name, value) VALUES ('founders', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'founders';
  INSERT INTO counters (name, value) SELECT 'founders:' || NEW.country, 0 WHERE NEW.country IS NOT NULL ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'founders:' || NEW.country;
END;--> statement-breakpoint
CREATE TRIGGER founders_counted_show AFTER UPDATE OF live_listings ON founders WHEN NEW.live_listings > 0 AND OLD.live_listings <= 0
BEGIN
  INSERT INTO counters (name, value) VALUES ('founders', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'founders';
  INSERT INTO counters (name, value) SELECT 'founders:' || NEW.country, 0 WHERE NEW.country IS NOT NULL ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'founders:' || NEW.country;
END;--> statement-breakpoint
CREATE TRIGGER founders_counted_hide AFTER UPDATE OF live_listings ON founders WHEN NEW.live_listings <= 0 AND OLD.live_listings > 0
BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'founders';
  UPDATE counters SET value = value - 1 WHERE name = 'founders:' || OLD.country;
END;--> statement-breakpoint
CREATE TRIGGER founders_counted_move AFTER UPDATE OF country ON founders
WHEN NEW.live_listings > 0 AND OLD.live_listings > 0 AND NEW.country IS NOT OLD.country
BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'founders:' || OLD.country;
  INSERT INTO counters (name, value) SELECT 'founders:' || NEW.country, 0 WHERE NEW.country IS NOT NULL ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'founders:' || NEW.country;
END;--> statement-breakpoint
CREATE TRIGGER founders_counted_delete AFTER DELETE ON founders WHEN OLD.live_listings > 0
BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'founders';
  UPDATE counters SET value = value - 1 WHERE name = 'founders:' || OLD.country;
END;--> statement-breakpoint
CREATE TRIGGER posts_counted_insert AFTER INSERT ON posts
BEGIN
  INSERT INTO counters (name, value) VALUES ('posts', 0) ON CONFLICT (name) DO NOTHING;
  UPDATE counters SET value = value + 1 WHERE name = 'posts';
END;--> statement-breakpoint
CREATE TRIGGER posts_counted_delete AFTER DELETE ON posts
BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'posts';
END;--> statement-breakpoint
-- A listing's rating, computed anew: published reviews that nobody was given anything for and none of its own people
-- wrote. This view and the triggers below are the only place that knows what counts. Source: docs/reviews.md.
CREATE VIEW rating_recount AS SELECT 0 AS listing_id WHERE 0;--> statement-breakpoint
CREATE TRIGGER rating_recount_insert INSTEAD OF INSERT ON rating_recount
BEGIN
  UPDATE listings SET (rating_count, rating_sum) = (
    SELECT count(*), coalesce(sum(r.stars), 0) FROM reviews r
    WHERE r.listing_id = NEW.listing_id AND r.status = 'published' AND r.incentivised = 0
      AND r.user_id IS NOT listings.owner_id
      AND NOT EXISTS (
        SELECT 1 FROM founders f JOIN listing_founders lf ON lf.founder_id = f.id AND lf.listing_id = r.listing_id
        WHERE f.user_id = r.user_id
      )
  ) WHERE id = NEW.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER reviews_rated_insert AFTER INSERT ON reviews WHEN NEW.status = 'published'
BEGIN
  INSERT INTO rating_recount (listing_id) VALUES (NEW.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER reviews_rated_update AFTER UPDATE OF status, stars, incentivised ON reviews
WHEN OLD.status = 'published' OR NEW.status = 'published'
BEGIN
  INSERT INTO rating_recount (listing_id) VALUES (NEW.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER reviews_rated_delete AFTER DELETE ON reviews WHEN OLD.status = 'published'
BEGIN
  INSERT INTO rating_recount (listing_id) VALUES (OLD.listing_id);
END;--> statement-breakpoint
-- Whoever becomes one of a listing's people stops counting, and counts again when they no longer are.
CREATE TRIGGER listings_rated_owner AFTER UPDATE OF owner_id ON listings
WHEN OLD.owner_id IS NOT NEW.owner_id
  AND EXISTS (SELECT 1 FROM reviews WHERE user_id IN (OLD.owner_id, NEW.owner_id) AND listing_id = NEW.id)
BEGIN
  INSERT INTO rating_recount (listing_id) VALUES (NEW.id);
END;--> statement-breakpoint
CREATE TRIGGER listing_founders_rated_insert AFTER INSERT ON listing_founders
WHEN EXISTS (SELECT 1 FROM founders f JOIN reviews r ON r.user_id = f.user_id AND r.listing_id = NEW.listing_id WHERE f.id = NEW.founder_id)
BEGIN
  INSERT INTO rating_recount (listing_id) VALUES (NEW.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER listing_founders_rated_delete AFTER DELETE ON listing_founders
WHEN EXISTS (SELECT 1 FROM founders f JOIN reviews r ON r.user_id = f.user_id AND r.listing_id = OLD.listing_id WHERE f.id = OLD.founder_id)
BEGIN
  INSERT INTO rating_recount (listing_id) VALUES (OLD.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER founders_rated_user AFTER UPDATE OF user_id ON founders WHEN OLD.user_id IS NOT NEW.user_id
BEGIN
  INSERT INTO rating_recount (listing_id)
  SELECT lf.listing_id FROM listing_founders lf JOIN reviews r ON r.listing_id = lf.listing_id AND r.user_id IN (OLD.user_id, NEW.user_id)
  WHERE lf.founder_id = NEW.id;
END;
