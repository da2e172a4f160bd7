CREATE TABLE `revenue_figures` (
	`listing_id` integer NOT NULL,
	`day` text NOT NULL,
	`monthly_cents` integer NOT NULL,
	`source` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `day`),
	CONSTRAINT "revenue_figures_cents" CHECK(monthly_cents BETWEEN 0 AND 100000000000),
	CONSTRAINT "revenue_figures_source" CHECK(length(trim(source)) > 0)
);
--> statement-breakpoint
CREATE TRIGGER revenue_figures_insert AFTER INSERT ON revenue_figures
BEGIN
  UPDATE listings SET revenue_cents = (SELECT r.monthly_cents FROM revenue_figures r WHERE r.listing_id = NEW.listing_id ORDER BY r.day DESC LIMIT 1) WHERE id = NEW.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER revenue_figures_delete AFTER DELETE ON revenue_figures
BEGIN
  UPDATE listings SET revenue_cents = (SELECT r.monthly_cents FROM revenue_figures r WHERE r.listing_id = OLD.listing_id ORDER BY r.day DESC LIMIT 1) WHERE id = OLD.listing_id;
END;
--> statement-breakpoint
-- What nobody can say the source of is shown no longer.
UPDATE listings SET revenue_cents = NULL WHERE revenue_cents IS NOT NULL;
