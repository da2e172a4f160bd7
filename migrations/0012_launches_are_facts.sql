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
);
--> statement-breakpoint
CREATE UNIQUE INDEX `launches_once` ON `launches` (`week`,`listing_id`) WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX `launches_ranking` ON `launches` (`week`,`withdrawn_at`,votes DESC,`listing_id`,`kind`);--> statement-breakpoint
CREATE INDEX `launches_listing` ON `launches` (`listing_id`,`week`);--> statement-breakpoint
DROP INDEX `listings_week`;
--> statement-breakpoint
ALTER TABLE `listings` DROP COLUMN `week_votes`;
--> statement-breakpoint
ALTER TABLE `week_results` ADD `kind` text DEFAULT 'free' NOT NULL;
--> statement-breakpoint
-- Launches so far, from every place that tells of one. Each listing has at most one in a week that was not withdrawn.
-- First: whatever became live. It was withdrawn when it was unpublished before its week was over.
INSERT OR IGNORE INTO launches (listing_id, week, kind, at, withdrawn_at, withdrawn_reason)
SELECT listing_id, week, kind, at, ended, iif(ended IS NULL, NULL, 'payment_taken_back') FROM (
  SELECT listing_id, week, kind, at, (
    SELECT u.at FROM listing_events u WHERE u.listing_id = e.listing_id AND u.id > e.id AND u.kind = 'unpublished'
      AND u.from_status = 'live' AND u.at < (unixepoch(e.week) + 604800) * 1000 ORDER BY u.id LIMIT 1
  ) AS ended FROM (
    SELECT x.id, x.listing_id, x.at,
      coalesce(json_extract(x.detail, '$.launch_week'), json_extract(x.detail, '$.week'), date(x.at / 1000, 'unixepoch', 'weekday 0', '-6 days')) AS week,
      CASE WHEN x.kind = 'published' THEN 'paid' WHEN x.kind LIKE 'badge_%' THEN 'free' ELSE coalesce(
        (SELECT iif(p.kind = 'free_plan_chosen', 'free', 'paid') FROM listing_events p
          WHERE p.listing_id = x.listing_id AND p.id < x.id AND p.kind IN ('free_plan_chosen', 'scheduled', 'paid') ORDER BY p.id DESC LIMIT 1),
        (SELECT plan FROM listings WHERE id = x.listing_id), 'free') END AS kind
    FROM listing_events x JOIN listings l ON l.id = x.listing_id WHERE x.to_status = 'live' AND x.from_status <> 'live'
  ) e ORDER BY e.id
);
--> statement-breakpoint
-- Relaunches, of which the listing's own row knows only the last. One that was ended by a refund was withdrawn then.
INSERT OR IGNORE INTO launches (listing_id, week, kind, at, withdrawn_at, withdrawn_reason)
SELECT listing_id, week, 'relaunch', at, ended, iif(ended IS NULL, NULL, 'payment_taken_back') FROM (
  SELECT e.listing_id, json_extract(e.detail, '$.week') AS week, e.at, (
    SELECT u.at FROM listing_events u WHERE u.listing_id = e.listing_id AND u.id > e.id
      AND (u.kind = 'relaunch_ended' AND json_extract(u.detail, '$.week') = json_extract(e.detail, '$.week')
        OR u.kind = 'unpublished' AND u.at < (unixepoch(json_extract(e.detail, '$.week')) + 604800) * 1000)
    ORDER BY u.id LIMIT 1
  ) AS ended FROM listing_events e JOIN listings l ON l.id = e.listing_id WHERE e.kind = 'relaunched' ORDER BY e.id
) WHERE week IS NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO launches (listing_id, week, kind, at)
SELECT l.id, json_extract(s.value, '$.week'), 'relaunch', o.fulfilled_at
FROM order_lines o JOIN listings l ON l.id = o.listing_id JOIN json_each(o.steps) s
WHERE json_extract(s.value, '$.kind') = 'relaunched' AND o.fulfilled_at IS NOT NULL AND o.reversed_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM launches x WHERE x.listing_id = l.id AND x.week = json_extract(s.value, '$.week'));
--> statement-breakpoint
-- What is live and what was ranked has launched, also where no history tells of it.
INSERT OR IGNORE INTO launches (listing_id, week, kind, at)
SELECT id, coalesce(date(launched_at / 1000, 'unixepoch', 'weekday 0', '-6 days'), launch_week), coalesce(plan, 'free'), coalesce(launched_at, created_at)
FROM listings l WHERE status = 'live' AND coalesce(launched_at, launch_week) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM launches x WHERE x.listing_id = l.id AND x.kind <> 'relaunch' AND x.withdrawn_at IS NULL);
--> statement-breakpoint
INSERT OR IGNORE INTO launches (listing_id, week, kind, at)
SELECT r.listing_id, r.week, coalesce(l.plan, 'free'), unixepoch(r.week) * 1000 FROM week_results r JOIN listings l ON l.id = r.listing_id
WHERE NOT EXISTS (SELECT 1 FROM launches x WHERE x.listing_id = r.listing_id AND x.week = r.week);
--> statement-breakpoint
UPDATE launches SET votes =
  (SELECT count(*) FROM votes v WHERE v.listing_id = launches.listing_id AND v.week = launches.week AND v.counted = 1)
  - coalesce((SELECT sum(c.votes) FROM count_changes c WHERE c.listing_id = launches.listing_id AND c.week = launches.week), 0);
--> statement-breakpoint
UPDATE week_results SET kind = coalesce(
  (SELECT kind FROM launches x WHERE x.listing_id = week_results.listing_id AND x.week = week_results.week AND x.withdrawn_at IS NULL), kind);
--> statement-breakpoint
-- A listing says where it launched first; relaunches had put their own week there.
UPDATE listings SET launch_week = date(launched_at / 1000, 'unixepoch', 'weekday 0', '-6 days')
WHERE status = 'live' AND launched_at IS NOT NULL AND id IN (SELECT listing_id FROM launches WHERE kind = 'relaunch');
--> statement-breakpoint
-- Weeks that were closed without a launch because it had been relaunched by then: results are frozen, so people decide.
INSERT INTO team_tasks (kind, cause, listing_id, detail, created_at)
SELECT 'week_result_misses_launch', 'week_result_misses_launch:' || x.week || ':' || x.listing_id, x.listing_id,
  json_object('week', x.week, 'votes_counted', x.votes), unixepoch() * 1000
FROM launches x JOIN closed_weeks c ON c.week = x.week
WHERE x.withdrawn_at IS NULL AND NOT EXISTS (SELECT 1 FROM week_results r WHERE r.week = x.week AND r.listing_id = x.listing_id);
--> statement-breakpoint
-- What a launch says is never rewritten, and a withdrawal is never taken back: launching again is another row.
CREATE TRIGGER launches_are_facts BEFORE UPDATE OF listing_id, week, kind, at ON launches
BEGIN
  SELECT RAISE(ABORT, 'guard:launch_is_a_fact');
END;
--> statement-breakpoint
CREATE TRIGGER launches_stay_withdrawn BEFORE UPDATE OF withdrawn_at, withdrawn_reason ON launches WHEN OLD.withdrawn_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'guard:launch_is_a_fact');
END;
