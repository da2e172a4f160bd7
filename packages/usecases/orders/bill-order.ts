import {
	type BilledLine,
	creditedCents as creditedBefore,
	creditedVat,
	creditSums,
	type Seller,
} from "#core/orders/billing";
import { homeCurrency, inHomeCents } from "#core/orders/home-currency";
import type { VatDecision } from "#core/orders/vat";
import type { Settings } from "#core/settings";
import { orderChargedAgain } from "#mails/catalogue/order-charged-again";
import { orderReceipt } from "#mails/catalogue/order-receipt";
import { orderRefunded } from "#mails/catalogue/order-refunded";
import { documentsOfOrder, issueDocument, namesOfLines } from "#store/billing-documents";
import type { Db, Statement } from "#store/db";
import type { OrderLineRow, OrderRow, OrderWithLines } from "#store/orders";
import { promoOf } from "#store/promo-codes";
import { leaveTeamTask } from "#store/team-tasks";
import { leaveMail } from "#usecases/mails/leave-mail";

/** What billing works with. */
export interface BillingContext {
	db: Db;
	now: Date;
	settings: Pick<Settings, "sellerName" | "sellerAddress" | "sellerCountry" | "sellerVatNumber">;
}

/**
 * The statements that issue what is missing of a paid order's documents: its invoice, and a credit note for what of the
 * payment has left again since the last, or another invoice for what has come back of that. Commit them with a write of the order (`updateOrder`), whose version keeps two
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
	const [issued, promo, names] = await Promise.all([
		documentsOfOrder(db, order.number),
		promoOf(db, order.number),
		namesOfLines(db, lines),
	]);
	const credited = creditedBefore(issued);
	const isBilled = issued.length > 0;
	if (isBilled && creditedCents === credited) return [];
	const common = {
		year: now.getUTCFullYear(),
		orderNumber: order.number,
		issuedAt: now.getTime(),
		suppliedAt: order.paidAt ?? now.getTime(),
		currency: order.currency,
	};
	const content = { seller: sellerOf(ctx.settings), customer: order.billing, vat: order.vat };
	const sums = { netCents: order.subtotalCents, vatCents: order.vatCents, totalCents: order.totalCents };
	const told = { to: { userId: order.userId }, now };
	const statements: Statement[] = [];
	if (!isBilled) {
		const billed = { lines: billedLines(lines, names), ...(promo !== null && { promo_code: promo.code }) };
		const stated = { ...billed, ...homeVat(order.vat, 0, order.vatCents) };
		const invoice = { ...common, ...sums, kind: "invoice" as const, part: 0, content: { ...content, ...stated } };
		const receipt = { ...told, cause: `order:${order.number}`, facts: { order: order.number } };
		statements.push(issueDocument(db, invoice), leaveMail(db, orderReceipt, receipt), ...statedByHand(db, order, now));
	}
	if (creditedCents !== credited) {
		const isCredit = creditedCents > credited;
		const [from, to] = isCredit ? [credited, creditedCents] : [creditedCents, credited];
		const part = Math.max(1, issued.length);
		const stated = { lines: [], ...homeVat(order.vat, creditedVat(sums, from), creditedVat(sums, to)) };
		const changed = { ...creditSums(sums, from, to), content: { ...content, ...stated } };
		const mail = { ...told, cause: `order:${order.number}:${part}`, facts: { order: order.number, part } };
		statements.push(
			issueDocument(db, { ...common, ...changed, kind: isCredit ? "credit_note" : "invoice", part }),
			leaveMail(db, isCredit ? orderRefunded : orderChargedAgain, mail),
		);
	}
	return statements;
}

/**
 * VAT in the seller's own currency, where it is frozen what that was worth. What a document states is the difference of two
 * rounded sums, so that credit notes add up to their invoice here too.
 */
export function homeVat({ home }: VatDecision, beforeCents: number, afterCents: number): { home_vat_cents?: number } {
	if (home === undefined) return {};
	return { home_vat_cents: inHomeCents(afterCents, home) - inHomeCents(beforeCents, home) };
}

/** Where nobody told the rate in time, a person states the VAT in the seller's currency. */
function statedByHand(db: Db, { number, vat, vatCents, currency }: OrderRow, now: Date): Statement[] {
	const home = homeCurrency(vat.seller_country);
	if (vatCents === 0 || vat.home !== undefined || home === null || home === currency.toUpperCase()) return [];
	const detail = { order: number, currency: home, vat_cents: vatCents };
	return [leaveTeamTask(db, { kind: "state_vat", cause: `state_vat:${number}`, detail, at: now.getTime() })];
}

export function sellerOf(settings: BillingContext["settings"]): Seller {
	const { sellerName: name, sellerAddress: address, sellerCountry: country, sellerVatNumber } = settings;
	// Nothing is sold without a seller, so somebody has taken it away since: what reports the payment is asked to do so again.
	if (name === null || address === null) {
		throw new Error("An invoice cannot be issued: the seller's name and address are not set (/admin/settings/seller).");
	}
	return { name, address, country, vat_number: sellerVatNumber };
}

function billedLines(lines: readonly OrderLineRow[], names: Awaited<ReturnType<typeof namesOfLines>>): BilledLine[] {
	return lines.map(({ name, listingId, week, categories, amountCents, discountCents }) => ({
		name,
		listing: listingId === null ? null : (names.listings.get(listingId) ?? null),
		week,
		categories: (categories ?? []).map((slug) => names.categories.get(slug) ?? slug),
		amount_cents: amountCents,
		...(discountCents > 0 && { discount_cents: discountCents }),
	}));
}
