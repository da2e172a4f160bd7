PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_billing_documents` (
	`kind` text NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`order_number` text NOT NULL,
	`part` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`supplied_at` integer NOT NULL,
	`currency` text NOT NULL,
	`net_cents` integer NOT NULL,
	`vat_cents` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`kind`, `year`, `sequence`),
	FOREIGN KEY (`order_number`) REFERENCES `orders`(`number`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "billing_documents_kind" CHECK(("__new_billing_documents"."kind" = 'invoice' AND "__new_billing_documents"."part" >= 0) OR ("__new_billing_documents"."kind" = 'credit_note' AND "__new_billing_documents"."part" > 0)),
	CONSTRAINT "billing_documents_sums" CHECK("__new_billing_documents"."total_cents" = "__new_billing_documents"."net_cents" + "__new_billing_documents"."vat_cents" AND "__new_billing_documents"."net_cents" >= 0 AND "__new_billing_documents"."vat_cents" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_billing_documents`("kind", "year", "sequence", "order_number", "part", "issued_at", "supplied_at", "currency", "net_cents", "vat_cents", "total_cents", "content") SELECT "kind", "year", "sequence", "order_number", "part", "issued_at", "supplied_at", "currency", "net_cents", "vat_cents", "total_cents", "content" FROM `billing_documents`;--> statement-breakpoint
DROP TABLE `billing_documents`;--> statement-breakpoint
ALTER TABLE `__new_billing_documents` RENAME TO `billing_documents`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `billing_documents_order` ON `billing_documents` (`order_number`,`part`);--> statement-breakpoint
ALTER TABLE `payment_events` ADD `happened_at` integer;--> statement-breakpoint
-- The table took its triggers with it. A number is the next of its series, or it is none: nothing that writes otherwise can leave a gap.
CREATE TRIGGER billing_documents_gapless BEFORE INSERT ON billing_documents
WHEN NEW.sequence IS NOT (SELECT coalesce(max(sequence), 0) + 1 FROM billing_documents WHERE kind = NEW.kind AND year = NEW.year)
BEGIN
  SELECT RAISE(ABORT, 'a billing document is not the next of its series');
END;--> statement-breakpoint
-- Nothing is given back that was not billed, and nothing twice; nothing is charged again that was not given back.
CREATE TRIGGER billing_documents_credit BEFORE INSERT ON billing_documents
WHEN NEW.part > 0 AND (
  SELECT coalesce(sum(CASE WHEN kind = 'credit_note' THEN total_cents ELSE -total_cents END), 0)
  FROM billing_documents WHERE order_number = NEW.order_number AND part > 0
) + CASE WHEN NEW.kind = 'credit_note' THEN NEW.total_cents ELSE -NEW.total_cents END
NOT BETWEEN 0 AND (SELECT coalesce(sum(total_cents), 0) FROM billing_documents WHERE order_number = NEW.order_number AND part = 0)
BEGIN
  SELECT RAISE(ABORT, 'credit notes are beyond their invoice, or more is charged again than they gave back');
END;--> statement-breakpoint
CREATE TRIGGER billing_documents_frozen BEFORE UPDATE ON billing_documents
BEGIN
  SELECT RAISE(ABORT, 'billing documents are never changed');
END;--> statement-breakpoint
CREATE TRIGGER billing_documents_kept BEFORE DELETE ON billing_documents
WHEN EXISTS (SELECT 1 FROM orders WHERE number = OLD.order_number)
BEGIN
  SELECT RAISE(ABORT, 'billing documents are kept with their orders');
END;
