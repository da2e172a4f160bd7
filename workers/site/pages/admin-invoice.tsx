import { administrator } from "../administrator.ts";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { documentOfPage } from "../parts/orders/document-of-page.ts";
import { InvoiceSheet } from "../parts/orders/invoice-sheet.tsx";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.orders;

/** For the site team: an invoice or a credit note of anybody's, as its buyer sees it. */
export default function adminInvoicePage(site: Site): void {
	site.get("/admin/invoices/:number{[A-Z]{3}-[0-9]{4}-[0-9]{4,9}}", async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const number = c.req.param("number");
		const { document, invoice } = await documentOfPage(c, null, number);
		const { orderNumber } = document;
		const above = [
			{ href: "/admin/orders", label: words.sales.title },
			{ href: `/admin/orders/${orderNumber}`, label: words.sales.orderTitle(orderNumber) },
		];
		return showAdminPage(
			c,
			{ area: "orders", above, title: t.documentTitle[document.kind](number), scripts: ["print.js"] },
			<>
				<InvoiceSheet document={document} invoice={invoice} />
				<p>
					<button type="button" class="primary" data-print hidden>
						{t.invoice.print}
					</button>
				</p>
			</>,
		);
	});
}
