CREATE TABLE `bans` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`votes` text NOT NULL,
	`reviews` text NOT NULL,
	`lifted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bans_standing` ON `bans` (`user_id`) WHERE lifted_at IS NULL;--> statement-breakpoint
CREATE INDEX `bans_user` ON `bans` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `post_drafts` (
	`post_id` integer PRIMARY KEY NOT NULL,
	`texts` text NOT NULL,
	`slug` text NOT NULL,
	`published_at` integer,
	`version` integer NOT NULL,
	`edited_at` integer NOT NULL,
	CONSTRAINT "post_drafts_json" CHECK(json_valid(texts))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_drafts_slug_unique` ON `post_drafts` (`slug`);--> statement-breakpoint
CREATE TABLE `post_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`post_id` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `post_versions` (
	`post_id` integer NOT NULL,
	`version` integer NOT NULL,
	`texts` text NOT NULL,
	`edited_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `recounts` (
	`id` integer PRIMARY KEY NOT NULL,
	`week` text NOT NULL,
	`listing_id` integer,
	`difference` integer NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`awards_before` text NOT NULL,
	`awards_after` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `recounts_week` ON `recounts` (`week`,`id`);--> statement-breakpoint
CREATE TABLE `vote_bursts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`listing_id` integer NOT NULL,
	`week` text NOT NULL,
	`trait` text NOT NULL,
	`found_at` integer NOT NULL,
	`decision_id` integer,
	CONSTRAINT "vote_bursts_trait" CHECK("vote_bursts"."trait" IN ('network', 'opened_together', 'mail_domain'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vote_bursts_open_once` ON `vote_bursts` (`listing_id`,`week`,`trait`) WHERE decision_id IS NULL;--> statement-breakpoint
CREATE INDEX `vote_bursts_decision` ON `vote_bursts` (`decision_id`,`id`);--> statement-breakpoint
CREATE TABLE `vote_decisions` (
	`id` integer PRIMARY KEY NOT NULL,
	`listing_id` integer NOT NULL,
	`week` text NOT NULL,
	`burst_id` integer,
	`counts` integer NOT NULL,
	`reason` text NOT NULL,
	`votes` integer NOT NULL,
	`before` text NOT NULL,
	`at` integer NOT NULL,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `vote_decisions_listing` ON `vote_decisions` (`listing_id`,`id`);--> statement-breakpoint
ALTER TABLE `votes` ADD `burst_id` integer;--> statement-breakpoint
ALTER TABLE `votes` ADD `decision_id` integer;--> statement-breakpoint
CREATE INDEX `votes_burst` ON `votes` (`burst_id`) WHERE burst_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `sessions_seen` ON `sessions` (`seen_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (lower(name));--> statement-breakpoint
-- An award that a recount takes away is gone from the counts that it was part of.
CREATE TRIGGER awards_counted_delete AFTER DELETE ON awards
BEGIN
  UPDATE listings SET awards = awards - 1, row_due = 1 WHERE id = OLD.listing_id;
  UPDATE counters SET value = value - 1 WHERE name = 'awards' AND (SELECT status FROM listings WHERE id = OLD.listing_id) = 'live';
END;
--> statement-breakpoint
-- A post that came otherwise than by the site team's pages is one that it can edit there, by the same number.
CREATE TRIGGER posts_drafted AFTER INSERT ON posts
BEGIN
  INSERT INTO post_drafts (post_id, texts, slug, published_at, version, edited_at)
  SELECT NEW.id, json_object('slug', NEW.slug, 'title', NEW.title, 'summary', NEW.summary, 'body', NEW.body, 'author', NEW.author,
    'faqs', json(NEW.faqs), 'publishedAt', NEW.published_at), NEW.slug, NEW.published_at, 1, NEW.published_at
  WHERE NOT EXISTS (SELECT 1 FROM post_drafts WHERE post_id = NEW.id);
  INSERT INTO sequences (name, value) VALUES ('post', NEW.id)
  ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value);
END;
--> statement-breakpoint
INSERT INTO post_drafts (post_id, texts, slug, published_at, version, edited_at)
SELECT id, json_object('slug', slug, 'title', title, 'summary', summary, 'body', body, 'author', author,
  'faqs', json(faqs), 'publishedAt', published_at), slug, published_at, 1, published_at FROM posts;
--> statement-breakpoint
INSERT INTO sequences (name, value) SELECT 'post', max(id) FROM posts WHERE true HAVING max(id) IS NOT NULL
ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value);
