import { documentNumber } from "#core/orders/billing";
import { documentsOfOrder } from "#store/billing-documents";
import type { Db } from "#store/db";

/** What mails say of an invoice (part 0) or a credit note of an order; null when there is none. */
export async function documentFacts(db: Db, order: string, part: number) {
	const document = (await documentsOfOrder(db, order)).find((one) => one.part === part);
	if (document === undefined) return null;
	const { currency, netCents, vatCents, totalCents, content } = document;
	const sums = { order, document: documentNumber(document), currency, netCents, vatCents, totalCents };
	return { sums, content, document };
}
