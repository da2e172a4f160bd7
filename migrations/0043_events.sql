CREATE TABLE `events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`about` text NOT NULL,
	`listing_id` integer,
	`user_id` integer,
	`is_public` integer NOT NULL,
	`facts` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `events_user` ON `events` (`user_id`,`seq`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `events_at` ON `events` (`at`);--> statement-breakpoint
-- What the log of events says is taken from the facts themselves, in their transaction: whoever writes one, nobody can forget it.
CREATE TRIGGER listings_event_insert AFTER INSERT ON listings WHEN NEW.status = 'live'
BEGIN
  INSERT INTO events (kind, about, listing_id, user_id, is_public, facts, at)
  VALUES ('listing.live', 'listing:' || NEW.id, NEW.id, NEW.owner_id, 1, json_object('week', NEW.launch_week), NEW.updated_at);
END;--> statement-breakpoint
CREATE TRIGGER listings_event_update AFTER UPDATE OF status ON listings
WHEN NEW.status <> OLD.status AND (NEW.status IN ('live', 'scheduled') OR OLD.status = 'live')
BEGIN
  INSERT INTO events (kind, about, listing_id, user_id, is_public, facts, at)
  VALUES (
    CASE NEW.status WHEN 'live' THEN 'listing.live' WHEN 'scheduled' THEN 'listing.scheduled' ELSE 'listing.gone' END,
    'listing:' || NEW.id, NEW.id, NEW.owner_id, 1,
    CASE WHEN NEW.status IN ('live', 'scheduled') THEN json_object('week', NEW.launch_week) ELSE '{}' END, NEW.updated_at);
END;--> statement-breakpoint
CREATE TRIGGER listing_versions_event AFTER INSERT ON listing_versions
BEGIN
  INSERT INTO events (kind, about, listing_id, user_id, is_public, facts, at)
  SELECT 'listing.changed', 'listing:' || l.id, l.id, l.owner_id, l.status = 'live', json_object('version', NEW.version), NEW.at
  FROM listings l WHERE l.id = NEW.listing_id;
END;--> statement-breakpoint
-- The history of a listing says these with the status that they led to.
CREATE TRIGGER listing_events_event AFTER INSERT ON listing_events
WHEN NEW.kind IN ('badge_found', 'badge_found_late', 'badge_lost', 'claimed', 'claim_disputed', 'claim_lapsed')
BEGIN
  INSERT INTO events (kind, about, listing_id, user_id, is_public, facts, at)
  SELECT CASE NEW.kind WHEN 'badge_lost' THEN 'badge.lost' WHEN 'claimed' THEN 'listing.claimed'
      WHEN 'claim_disputed' THEN 'claim.disputed' WHEN 'claim_lapsed' THEN 'claim.lapsed' ELSE 'badge.found' END,
    'listing:' || l.id, l.id, l.owner_id, NEW.kind = 'claimed' AND l.status = 'live',
    CASE WHEN NEW.kind LIKE 'badge%' THEN json_object('status', NEW.to_status) ELSE '{}' END, NEW.at
  FROM listings l WHERE l.id = NEW.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER listing_updates_event AFTER INSERT ON listing_updates
BEGIN
  INSERT INTO events (kind, about, listing_id, user_id, is_public, facts, at)
  SELECT 'update.posted', 'listing:' || l.id, l.id, l.owner_id, l.status = 'live', json_object('update', NEW.id), NEW.created_at
  FROM listings l WHERE l.id = NEW.listing_id;
END;--> statement-breakpoint
-- Milestones have no time of their own: the version that came with them has.
CREATE TRIGGER milestones_event AFTER INSERT ON milestones
BEGIN
  INSERT INTO events (kind, about, listing_id, user_id, is_public, facts, at)
  SELECT 'milestone.added', 'listing:' || l.id, l.id, l.owner_id, l.status = 'live' AND l.milestones_unlocked = 1,
    json_object('milestone', NEW.id, 'date', NEW.date),
    max(l.updated_at, coalesce((SELECT at FROM listing_versions WHERE listing_id = l.id ORDER BY version DESC LIMIT 1), 0))
  FROM listings l WHERE l.id = NEW.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER reviews_event_insert AFTER INSERT ON reviews WHEN NEW.status = 'published'
BEGIN
  INSERT INTO events (kind, about, listing_id, user_id, is_public, facts, at)
  SELECT 'review.published', 'listing:' || l.id, l.id, l.owner_id, l.status = 'live', json_object('review', NEW.id, 'stars', NEW.stars), NEW.changed_at
  FROM listings l WHERE l.id = NEW.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER reviews_event_update AFTER UPDATE OF status ON reviews WHEN (NEW.status = 'published') <> (OLD.status = 'published')
BEGIN
  INSERT INTO events (kind, about, listing_id, user_id, is_public, facts, at)
  SELECT CASE NEW.status WHEN 'published' THEN 'review.published' ELSE 'review.gone' END, 'listing:' || l.id, l.id, l.owner_id, l.status = 'live',
    CASE NEW.status WHEN 'published' THEN json_object('review', NEW.id, 'stars', NEW.stars) ELSE json_object('review', NEW.id) END, NEW.changed_at
  FROM listings l WHERE l.id = NEW.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER closed_weeks_event AFTER INSERT ON closed_weeks
BEGIN
  INSERT INTO events (kind, about, is_public, facts, at)
  VALUES ('week.closed', 'week:' || NEW.week, 1, json_object('week', NEW.week, 'launches', NEW.launches), NEW.closed_at);
END;--> statement-breakpoint
-- An award that a recount moves is told with the time of that recount.
CREATE TRIGGER awards_event_insert AFTER INSERT ON awards
BEGIN
  INSERT INTO events (kind, about, listing_id, user_id, is_public, facts, at)
  SELECT 'award.given', 'listing:' || l.id, l.id, l.owner_id, l.status = 'live',
    json_object('week', NEW.week, 'place', NEW.place, 'votes_counted', NEW.votes_counted),
    max(NEW.awarded_at, coalesce((SELECT at FROM recounts WHERE week = NEW.week ORDER BY id DESC LIMIT 1), 0))
  FROM listings l WHERE l.id = NEW.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER awards_event_delete AFTER DELETE ON awards
BEGIN
  INSERT INTO events (kind, about, listing_id, user_id, is_public, facts, at)
  SELECT 'award.withdrawn', 'listing:' || l.id, l.id, l.owner_id, l.status = 'live', json_object('week', OLD.week, 'place', OLD.place),
    max(OLD.awarded_at, coalesce((SELECT at FROM recounts WHERE week = OLD.week ORDER BY id DESC LIMIT 1), 0))
  FROM listings l WHERE l.id = OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER drafts_event AFTER UPDATE OF status ON drafts WHEN NEW.status = 'ready' AND OLD.status <> 'ready'
BEGIN
  INSERT INTO events (kind, about, user_id, is_public, facts, at)
  VALUES ('draft.ready', 'draft:' || NEW.id, NEW.user_id, 0, json_object('draft', NEW.id, 'completeness', NEW.completeness), NEW.updated_at);
END;--> statement-breakpoint
-- An order keeps no time of a dispute: the newest message of its provider has it.
CREATE TRIGGER orders_event AFTER UPDATE OF status ON orders
WHEN NEW.status <> OLD.status AND NEW.status IN ('paid', 'refunded', 'disputed')
BEGIN
  INSERT INTO events (kind, about, user_id, is_public, facts, at)
  VALUES ('order.' || NEW.status, 'order:' || NEW.number, NEW.user_id, 0,
    json_object('order', NEW.number, 'currency', NEW.currency, 'total_cents', NEW.total_cents),
    CASE NEW.status WHEN 'refunded' THEN coalesce(NEW.refunded_at, NEW.paid_at, NEW.created_at)
      ELSE max(coalesce(NEW.paid_at, NEW.created_at), coalesce((SELECT max(received_at) FROM payment_events WHERE order_number = NEW.number), 0)) END);
END;--> statement-breakpoint
-- The last part of the money ends the order, which says so itself.
CREATE TRIGGER refunds_event AFTER UPDATE OF status ON refunds WHEN NEW.status = 'made' AND OLD.status <> 'made'
BEGIN
  INSERT INTO events (kind, about, user_id, is_public, facts, at)
  SELECT 'order.partly_refunded', 'order:' || o.number, o.user_id, 0,
    json_object('order', o.number, 'currency', o.currency, 'total_cents', o.total_cents, 'refunded_cents', NEW.so_far_cents), coalesce(NEW.ended_at, NEW.asked_at)
  FROM orders o WHERE o.number = NEW.order_number AND NEW.so_far_cents < o.total_cents;
END;
