CREATE TABLE `promo_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`percent` integer,
	`amount_cents` integer,
	`products` text,
	`from_at` integer,
	`until_at` integer,
	`max_uses` integer,
	`max_uses_each` integer,
	`uses` integer DEFAULT 0 NOT NULL,
	`note` text NOT NULL,
	`stopped_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "promo_codes_terms" CHECK(("promo_codes"."percent" BETWEEN 1 AND 100 AND "promo_codes"."amount_cents" IS NULL) OR ("promo_codes"."amount_cents" > 0 AND "promo_codes"."percent" IS NULL)),
	CONSTRAINT "promo_codes_uses" CHECK("promo_codes"."uses" >= 0 AND ("promo_codes"."max_uses" IS NULL OR "promo_codes"."uses" <= "promo_codes"."max_uses"))
);
--> statement-breakpoint
CREATE INDEX `promo_codes_created` ON `promo_codes` (`created_at`);--> statement-breakpoint
CREATE TABLE `promo_uses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_number` text NOT NULL,
	`code` text NOT NULL,
	`user_id` integer NOT NULL,
	`discount_cents` integer NOT NULL,
	`at` integer NOT NULL,
	`released` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`order_number`) REFERENCES `orders`(`number`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`code`) REFERENCES `promo_codes`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promo_uses_order` ON `promo_uses` (`order_number`) WHERE released = 0;--> statement-breakpoint
CREATE INDEX `promo_uses_of_order` ON `promo_uses` (`order_number`);--> statement-breakpoint
CREATE INDEX `promo_uses_code` ON `promo_uses` (`code`,`id`);--> statement-breakpoint
CREATE INDEX `promo_uses_person` ON `promo_uses` (`code`,`user_id`);--> statement-breakpoint
CREATE TABLE `refund_requests` (
	`order_number` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`reason` text NOT NULL,
	`asked_at` integer NOT NULL,
	`decided_at` integer,
	`decision` text,
	`answer` text,
	FOREIGN KEY (`order_number`) REFERENCES `orders`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_number` text NOT NULL,
	`once` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`so_far_cents` integer NOT NULL,
	`lines` text NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`problem` text,
	`asked_by` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`order_number`) REFERENCES `orders`(`number`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_status" CHECK("refunds"."status" IN ('asked', 'made', 'refused')),
	CONSTRAINT "refunds_amount" CHECK("refunds"."amount_cents" >= 0 AND "refunds"."so_far_cents" >= "refunds"."amount_cents")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_once_unique` ON `refunds` (`once`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_one_at_a_time` ON `refunds` (`order_number`) WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX `refunds_order` ON `refunds` (`order_number`,`id`);--> statement-breakpoint
ALTER TABLE `order_lines` ADD `discount_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `refunded_at` integer;--> statement-breakpoint
CREATE INDEX `order_lines_week` ON `order_lines` (`week`) WHERE week IS NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_created` ON `orders` (`created_at`,`sequence`);--> statement-breakpoint
CREATE INDEX `orders_status` ON `orders` (`status`,`created_at`,`sequence`);--> statement-breakpoint
CREATE INDEX `orders_reference` ON `orders` (`payment_reference`) WHERE payment_reference IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_company` ON `orders` (lower(billing ->> '$.company'));--> statement-breakpoint
CREATE INDEX `orders_buyer` ON `orders` (lower(billing ->> '$.name'));--> statement-breakpoint
CREATE INDEX `orders_vat_number` ON `orders` ((billing ->> '$.vat_number'));--> statement-breakpoint
-- Nothing is given back twice, and never more than was paid: whoever asks, and however often.
CREATE TRIGGER refunds_within_payment BEFORE INSERT ON refunds
WHEN (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE order_number = NEW.order_number AND status <> 'refused')
  + NEW.amount_cents > (SELECT total_cents FROM orders WHERE number = NEW.order_number)
BEGIN
  SELECT RAISE(ABORT, 'refunds are beyond the payment');
END;--> statement-breakpoint
CREATE TRIGGER refunds_frozen BEFORE UPDATE ON refunds
WHEN OLD.status <> 'asked' OR NEW.amount_cents <> OLD.amount_cents OR NEW.order_number <> OLD.order_number
  OR NEW.so_far_cents <> OLD.so_far_cents OR NEW.lines <> OLD.lines OR NEW.reason <> OLD.reason
BEGIN
  SELECT RAISE(ABORT, 'a refund is not changed once it was decided');
END;
--> statement-breakpoint
-- Uses are counted with the rows that they are; the check of the table refuses one too many.
CREATE TRIGGER promo_uses_taken AFTER INSERT ON promo_uses WHEN NEW.released = 0
BEGIN
  UPDATE promo_codes SET uses = uses + 1 WHERE code = NEW.code;
END;--> statement-breakpoint
CREATE TRIGGER promo_uses_given_back AFTER UPDATE OF released ON promo_uses WHEN OLD.released = 0 AND NEW.released = 1
BEGIN
  UPDATE promo_codes SET uses = uses - 1 WHERE code = NEW.code;
END;--> statement-breakpoint
-- Whatever ends an order that nobody paid gives its use back.
CREATE TRIGGER orders_give_promo_back AFTER UPDATE OF status ON orders WHEN OLD.status = 'pending' AND NEW.status = 'expired'
BEGIN
  UPDATE promo_uses SET released = 1 WHERE order_number = NEW.number AND released = 0;
END;
