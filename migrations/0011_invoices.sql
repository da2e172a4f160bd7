CREATE TABLE `billing_documents` (
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
	CONSTRAINT "billing_documents_kind" CHECK(("billing_documents"."kind" = 'invoice' AND "billing_documents"."part" = 0) OR ("billing_documents"."kind" = 'credit_note' AND "billing_documents"."part" > 0)),
	CONSTRAINT "billing_documents_sums" CHECK("billing_documents"."total_cents" = "billing_documents"."net_cents" + "billing_documents"."vat_cents" AND "billing_documents"."net_cents" >= 0 AND "billing_documents"."vat_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_documents_order` ON `billing_documents` (`order_number`,`part`);--> statement-breakpoint
CREATE INDEX `orders_paid` ON `orders` (`paid_at`) WHERE paid_at IS NOT NULL;--> statement-breakpoint
-- A number is the next of its series, or it is none: nothing that writes otherwise can leave a gap.
CREATE TRIGGER billing_documents_gapless BEFORE INSERT ON billing_documents
WHEN NEW.sequence IS NOT (SELECT coalesce(max(sequence), 0) + 1 FROM billing_documents WHERE kind = NEW.kind AND year = NEW.year)
BEGIN
  SELECT RAISE(ABORT, 'a billing document is not the next of its series');
END;--> statement-breakpoint
-- Nothing is given back that was not billed, and nothing twice.
CREATE TRIGGER billing_documents_credit BEFORE INSERT ON billing_documents
WHEN NEW.kind = 'credit_note' AND NEW.total_cents + (
  SELECT coalesce(sum(total_cents), 0) FROM billing_documents WHERE order_number = NEW.order_number AND part > 0
) > (SELECT coalesce(sum(total_cents), 0) FROM billing_documents WHERE order_number = NEW.order_number AND part = 0)
BEGIN
  SELECT RAISE(ABORT, 'credit notes are beyond their invoice');
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
