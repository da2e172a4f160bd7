import { type BilledLine, creditSums, type Seller } from "#core/orders/billing";
import type { Settings } from "#core/settings";
import { orderReceipt } from "#mails/catalogue/order-receipt";
import { orderRefunded } from "#mails/catalogue/order-refunded";
import { type BillingDocument, documentsOfOrder, issueDocument, namesOfLines } from "#store/billing-documents";
import type { Db, Statement } from "#store/db";
import type { OrderLineRow, OrderWithLines } from "#store/orders";
import { leaveMail } from "#usecases/mails/leave-mail";

/** What billing works with. */
interface BillingContext {
	db: Db;
	now: Date;
	settings: Pick<Settings, "sellerName" | "sellerAddress" | "sellerCountry" | "sellerVatNumber">;
}

/**
 * The statements that issue what is missing of a paid order's documents: its invoice, and a credit note for what of the
 * payment has left again since the last. Commit them with a write of the order (`updateOrder`), whose version keeps two
 * from doing so at once.
 * @param creditedCents all that has left again so far, with VAT.
 * Source: docs/orders.md#invoices.
 */
export async function billOrder(
	ctx: BillingContext,
	{ order, lines }: OrderWithLines,
	creditedCents: number,
): Promise<Statement[]> {
	const { db, now } = ctx;
	const issued = await documentsOfOrder(db, order.number);
	const credited = issued.filter(isCreditNote).reduce((sum, { totalCents }) => sum + totalCents, 0);
	const isBilled = issued.length > 0;
	if (isBilled && creditedCents <= credited) return [];
	const common = {
		year: now.getUTCFullYear(),
		orderNumber: order.number,
		issuedAt: now.getTime(),
		suppliedAt: order.paidAt ?? now.getTime(),
		currency: order.currency,
	};
	const content = { seller: sellerOf(ctx.settings), customer: order.billing, vat: order.vat };
	const sums = { netCents: order.subtotalCents, vatCents: order.vatCents, totalCents: order.totalCents };
	const told = { to: { userId: order.userId }, cause: `order:${order.number}`, now };
	const statements: Statement[] = [];
	if (!isBilled) {
		const billed = await billedLines(db, lines);
		const invoice = { ...common, ...sums, kind: "invoice" as const, part: 0 };
		statements.push(
			issueDocument(db, { ...invoice, content: { ...content, lines: billed } }),
			leaveMail(db, orderReceipt, { ...told, facts: { order: order.number } }),
		);
	}
	if (creditedCents > credited) {
		const part = Math.max(1, issued.length);
		const note = { ...common, ...creditSums(sums, credited, creditedCents), kind: "credit_note" as const, part };
		statements.push(
			issueDocument(db, { ...note, content: { ...content, lines: [] } }),
			leaveMail(db, orderRefunded, {
				...{ ...told, cause: `${told.cause}:${part}` },
				facts: { order: order.number, part },
			}),
		);
	}
	return statements;
}

const isCreditNote = ({ kind }: BillingDocument): boolean => kind === "credit_note";

function sellerOf(settings: BillingContext["settings"]): Seller {
	const { sellerName: name, sellerAddress: address, sellerCountry: country, sellerVatNumber } = settings;
	return { name, address, country, vat_number: sellerVatNumber };
}

async function billedLines(db: Db, lines: readonly OrderLineRow[]): Promise<BilledLine[]> {
	const names = await namesOfLines(db, lines);
	return lines.map(({ name, listingId, week, categories, amountCents }) => ({
		name,
		listing: listingId === null ? null : (names.listings.get(listingId) ?? null),
		week,
		categories: (categories ?? []).map((slug) => names.categories.get(slug) ?? slug),
		amount_cents: amountCents,
	}));
}
