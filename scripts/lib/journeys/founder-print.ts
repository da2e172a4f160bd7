import { extractText, getDocumentProxy } from "unpdf";
import { documentNumber } from "#core/orders/billing";
import type { FounderWalk } from "#scripts/lib/journeys/founder-launch";
import { VAT_NUMBER } from "#scripts/lib/journeys/founder-own";
import { documentsOfOrder, issueDocument } from "#store/billing-documents";
import { openDb, runBatch } from "#store/db";
import { mintOrder } from "#testing/orders";

/** Invoices as they are printed. */

/** A4 at 72 points an inch. */
const A4_POINTS = { width: 595, height: 842 };
const LONG_LINES = 40;

/** The invoice as it is printed: one sheet of A4, with what the law asks for on it. */
export async function printInvoice(walk: FounderWalk): Promise<void> {
	const { page, served, problems } = walk;
	await page.goto(`${served.origin}/account/orders`);
	await page.getByRole("main").getByRole("link", { name: /LW-/ }).first().click();
	await page
		.getByRole("link", { name: /^Invoice / })
		.first()
		.click();
	await page.getByRole("heading", { name: /^Invoice / }).waitFor();
	const [printed = "", ...more] = await printedPages(walk);
	problems.expect(more.length === 0, `a short invoice is ${more.length + 1} pages`);
	const expected = ["Invoice", "Inkfern AB", "Kaistraße 1", "23552", VAT_NUMBER, "Date of issue", "VAT", "Total"];
	for (const words of expected)
		problems.expect(printed.includes(words), `the printed invoice lacks "${words}": ${printed}`);
	for (const words of ["Search products", "Print or save"])
		problems.expect(!printed.includes(words), `the printed invoice holds "${words}", which is of the page`);
}

/** An invoice of 40 long lines, as it is printed: on sheets of A4, every line whole, with its sums once. */
export async function printLongInvoice(walk: FounderWalk): Promise<void> {
	const { page, served, problems, email } = walk;
	const db = openDb(served.db);
	const owner = await served.db.prepare("SELECT id FROM users WHERE email = ?").bind(email).first<{ id: number }>();
	const { order } = await mintOrder(db, owner?.id ?? 0, "LW-LONGINVOIC", 400_000, [{ product: "done_for_you" }]);
	const lines = Array.from({ length: LONG_LINES }, (_, index) => ({
		name: `Product ${index + 1} of ${LONG_LINES}, ${"with a name of many words ".repeat(4)}`.trim(),
		listing: "Donaudampfschifffahrt".repeat(3),
		week: "2026-11-30",
		categories: ["Developer tools"],
		amount_cents: 10_000,
	}));
	const seller = { name: "Seller AB", address: "Street 1\nTown", country: "SE", vat_number: "SE556000000001" };
	const content = { seller, customer: null, vat: order.vat, lines };
	const at = Date.now();
	const year = new Date(at).getUTCFullYear();
	await runBatch(db, [
		issueDocument(db, {
			kind: "invoice",
			year,
			orderNumber: order.number,
			part: 0,
			issuedAt: at,
			suppliedAt: at,
			currency: "usd",
			netCents: 400_000,
			vatCents: 0,
			totalCents: 400_000,
			content,
		}),
	]);
	const [issued] = await documentsOfOrder(db, order.number);
	if (issued === undefined) throw new Error("the invoice was not issued");
	await page.goto(`${served.origin}/account/invoices/${documentNumber(issued)}`);
	const pages = await printedPages(walk);
	const count = pages.length;
	problems.expect(count > 1 && count < LONG_LINES / 3, `an invoice of ${LONG_LINES} lines is ${count} pages`);
	for (const [index, text] of pages.entries())
		problems.expect(
			text.includes(`${index + 1} / ${count}`),
			`page ${index + 1} of the invoice is not counted: ${text}`,
		);
	const whole = pages.join(" ");
	for (const { name } of lines) problems.expect(whole.split(name).length === 2, `the printed invoice lacks "${name}"`);
	problems.expect(whole.split("Total without VAT").length === 2, "the printed invoice has its sums more than once");
	problems.expect((pages.at(-1) ?? "").includes("$4,000.00"), "the last page lacks the total");
	for (const text of pages.slice(0, -1))
		problems.expect(text.includes("Unit price"), "a page lacks the table's heading");
}

/** The words of each page, as the page in the browser is printed; whatever is not A4 is a problem. */
async function printedPages({ page, problems }: FounderWalk): Promise<string[]> {
	const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true, format: "A4" })));
	const { text } = await extractText(pdf, { mergePages: false });
	for (let number = 1; number <= pdf.numPages; number++) {
		const [, , width = 0, height = 0] = (await pdf.getPage(number)).view;
		const isA4 = Math.abs(width - A4_POINTS.width) < 2 && Math.abs(height - A4_POINTS.height) < 2;
		problems.expect(isA4, `page ${number} of the invoice is ${width} x ${height} points`);
	}
	return text.map((one) => one.replaceAll(/\s+/g, " "));
}
