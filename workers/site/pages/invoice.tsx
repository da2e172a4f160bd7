import { notFound } from "#core/errors";
import { documentNumber, readDocumentNumber } from "#core/orders/billing";
import { type BillingDocument, documentOf, documentsOfOrder } from "#store/billing-documents";
import { show } from "../layout.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { invoiceData } from "../parts/orders/invoice-data.ts";
import { InvoiceSheet } from "../parts/orders/invoice-sheet.tsx";
import { type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.orders;

/** An invoice or a credit note of one's own, as a sheet to print and as data. */
export default function invoicePage(site: Site): void {
	site.get("/account/invoices/:number{[A-Z]{3}-[0-9]{4}-[0-9]{4,9}}", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { document, invoice } = await documentOfPage(c, session.user.id, c.req.param("number"));
		const number = documentNumber(document);
		return show(
			c,
			{ title: t.documentTitle[document.kind](number), scripts: ["print.js"] },
			<>
				<Crumbs
					above={[
						{ href: "/account/orders", label: t.title },
						{ href: `/account/orders/${document.orderNumber}`, label: t.order(document.orderNumber) },
					]}
				/>
				<InvoiceSheet document={document} invoice={invoice} />
				<div class="actions">
					<button type="button" class="primary" data-print hidden>
						{t.invoice.print}
					</button>
					<a class="button" href={`/account/invoices/${number}.json`} download>
						{t.invoice.download}
					</a>
				</div>
			</>,
		);
	});

	site.get("/account/invoices/:file{[A-Z]{3}-[0-9]{4}-[0-9]{4,9}\\.json}", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const file = c.req.param("file");
		const { document, invoice } = await documentOfPage(c, session.user.id, file.replace(/\.json$/, ""));
		c.header("Content-Disposition", `attachment; filename="${file}"`);
		c.header("Cache-Control", "private, no-store");
		return c.json(invoiceData(document, invoice));
	});
}

/** @throws AppError `not_found` for what there is not, and for somebody else's. */
async function documentOfPage(
	c: PageContext,
	userId: number,
	number: string,
): Promise<{ document: BillingDocument; invoice: BillingDocument }> {
	const { db } = c.var.services;
	const id = readDocumentNumber(number) ?? notFound("invoice");
	const document = (await documentOf(db, userId, id)) ?? notFound("invoice");
	const [invoice = document] = document.part === 0 ? [] : await documentsOfOrder(db, document.orderNumber);
	return { document, invoice };
}
