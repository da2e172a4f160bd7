import { notFound } from "#core/errors";
import { invoiceOf, readDocumentNumber } from "#core/orders/billing";
import { type BillingDocument, documentOf, documentsOfOrder } from "#store/billing-documents";
import type { PageContext } from "../../site.ts";

/**
 * A document by its number, and the invoice that it is about. @param userId null for the site team, which sees every one.
 * @throws AppError `not_found` for what there is not, and for somebody else's.
 */
export async function documentOfPage(
	c: PageContext,
	userId: number | null,
	number: string,
): Promise<{ document: BillingDocument; invoice: BillingDocument }> {
	const { db } = c.var.services;
	const id = readDocumentNumber(number) ?? notFound("invoice");
	const document = (await documentOf(db, userId, id)) ?? notFound("invoice");
	const documents = document.part === 0 ? [] : await documentsOfOrder(db, document.orderNumber);
	return { document, invoice: invoiceOf(document, documents) };
}
