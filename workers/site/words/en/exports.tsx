import type { ExportFormat, TableExport } from "#core/exports";

/** What the site team takes out as files. */
export const exports = {
	title: "Exports",
	lead: "The directory’s tables as files, as they are now. Each one that is taken out stands in the audit log.",
	toExports: "listings, votes, orders, invoices and the log as files",
	formats: { csv: "CSV", jsonl: "JSON lines" } satisfies Record<ExportFormat, string>,
	tables: {
		listings: { name: "Listings", about: "Every listing of any status, with its counts." },
		votes: { name: "Votes", about: "Every vote, when it was cast and whether it counts; never by whom." },
		orders: { name: "Orders", about: "Every order with its sums, VAT decision, buyer and payment." },
		log: { name: "Log", about: "Every row of the audit log: who did what to what, and what was refused." },
		invoices: { name: "Invoices and credit notes", about: "Every document by its number, for the books." },
	} satisfies Record<TableExport, { name: string; about: string }>,
};
