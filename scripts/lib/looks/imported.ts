import { guessMapping } from "#core/imports/columns";
import { readTable } from "#core/imports/table";
import { openDb, runBatch } from "#store/db";
import { insertImport } from "#store/imports";

const FILE = `Product,Website,Category,Tagline
Acme,acme-of-the-file.com,Billing,Invoices at once
A name of sixty characters that somebody typed into a column,nowhere,Billing,
Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft,b.example.org,שלום,x
Tidewell,tidewell.example,CRM,`;

/**
 * Two files of products: one whose columns are to be named, and one that was checked, with rows that cannot be listed.
 * The service's job writes the same; here no queue is waited for.
 */
export async function importSome(d1: D1Database): Promise<{ open: number; checked: number }> {
	const db = openDb(d1);
	const table = readTable(new TextEncoder().encode(FILE));
	const file = { name: "products-of-last-year.csv", ...table, mapping: guessMapping(table.columns) };
	const [open, checked] = [9001, 9002];
	for (const id of [open, checked]) await runBatch(db, insertImport(db, { id, ...file }, Date.now()));
	const problems = JSON.stringify([
		{ field: "website", message: "This is not a web address." },
		{ field: "category", message: "There is no category “Billing”. The closest: CRM, Scheduling, Forms." },
	]);
	await d1.batch([
		d1
			.prepare("UPDATE imports SET state = 'checked', done_to = 5, fresh = 1, there = 1, refused = 2 WHERE id = ?")
			.bind(checked),
		d1
			.prepare("UPDATE import_rows SET outcome = 'refused', problems = ? WHERE import_id = ? AND line IN (3, 4)")
			.bind(problems, checked),
		d1.prepare("UPDATE import_rows SET outcome = 'there' WHERE import_id = ? AND line = 5").bind(checked),
	]);
	return { open, checked };
}
