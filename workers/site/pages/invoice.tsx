import { documentNumber } from "#core/orders/billing";
import { show } from "../layout.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { documentOfPage } from "../parts/orders/document-of-page.ts";
import { invoiceData } from "../parts/orders/invoice-data.ts";
import { InvoiceSheet } from "../parts/orders/invoice-sheet.tsx";
import { type Site, signedIn } from "../site.ts";
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
