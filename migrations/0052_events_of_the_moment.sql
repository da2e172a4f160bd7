-- What is decided about something old is told with the moment of the decision, whose row of the log stands first in its batch:
-- an event that is dated back would be forgotten before others that came earlier.
DROP TRIGGER listings_event_update;--> statement-breakpoint
CREATE TRIGGER listings_event_update AFTER UPDATE OF status, launch_week ON listings
WHEN (NEW.status <> OLD.status AND (NEW.status IN ('live', 'scheduled') OR OLD.status IN ('live', 'scheduled')))
  OR (NEW.status = 'scheduled' AND NEW.launch_week IS NOT OLD.launch_week)
BEGIN
  INSERT INTO events (kind, about, listing_id, user_id, is_public, facts, at)
  VALUES (
    CASE NEW.status WHEN 'live' THEN 'listing.live' WHEN 'scheduled' THEN 'listing.scheduled' ELSE 'listing.gone' END,
    'listing:' || NEW.id, NEW.id, NEW.owner_id, 1,
    CASE WHEN NEW.status IN ('live', 'scheduled') THEN json_object('week', NEW.launch_week) ELSE '{}' END,
    max(NEW.updated_at, coalesce((SELECT at FROM audit_log WHERE id = (SELECT max(id) FROM audit_log)), 0)));
END;--> statement-breakpoint
DROP TRIGGER reviews_event_update;--> statement-breakpoint
CREATE TRIGGER reviews_event_update AFTER UPDATE OF status ON reviews WHEN (NEW.status = 'published') <> (OLD.status = 'published')
BEGIN
  INSERT INTO events (kind, about, listing_id, user_id, is_public, facts, at)
  SELECT CASE NEW.status WHEN 'published' THEN 'review.published' ELSE 'review.gone' END, 'listing:' || l.id, l.id, l.owner_id, l.status = 'live',
    CASE NEW.status WHEN 'published' THEN json_object('review', NEW.id, 'stars', NEW.stars) ELSE json_object('review', NEW.id) END,
    max(NEW.changed_at, coalesce((SELECT at FROM audit_log WHERE id = (SELECT max(id) FROM audit_log)), 0))
  FROM listings l WHERE l.id = NEW.listing_id;
END;--> statement-breakpoint
-- Reviews go with their accounts too.
CREATE TRIGGER reviews_event_delete AFTER DELETE ON reviews WHEN OLD.status = 'published'
BEGIN
  INSERT INTO events (kind, about, listing_id, user_id, is_public, facts, at)
  SELECT 'review.gone', 'listing:' || l.id, l.id, l.owner_id, l.status = 'live', json_object('review', OLD.id),
    max(OLD.changed_at, coalesce((SELECT at FROM audit_log WHERE id = (SELECT max(id) FROM audit_log)), 0))
  FROM listings l WHERE l.id = OLD.listing_id;
END;
