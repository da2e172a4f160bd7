import exportTable from "#actions/team/export-table";
import { csvLines } from "#core/csv";
import { notFound } from "#core/errors";
import { EXPORT_FORMATS, type ExportFormat, TABLE_EXPORTS } from "#core/exports";
import { type ExportedValue, exportColumns, exportRows } from "#store/table-exports";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { PostForm } from "../form.tsx";
import { freshlySignedIn } from "../fresh.ts";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { formTokenOf, type Site } from "../site.ts";
import { streamed } from "../streamed.ts";
import { words } from "../words/words.ts";

const t = words.exports;
const PATH = "/admin/exports";

const TYPES: Readonly<Record<ExportFormat, string>> = {
	csv: "text/csv; charset=utf-8",
	jsonl: "application/jsonl; charset=utf-8",
};

/** For the site team: tables of the directory as files. */
export default function adminExportsPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const token = await formTokenOf(c);
		return showAdminPage(
			c,
			{ area: "exports", title: t.title, width: "narrow" },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<ul class="rows">
					{TABLE_EXPORTS.map((table) => (
						<li id={table}>
							<div>
								<h2>{t.tables[table].name}</h2>
								<p>{t.tables[table].about}</p>
							</div>
							<div class="actions">
								{EXPORT_FORMATS.map((format) => (
									<PostForm action={`${PATH}/${table}.${format}`} token={token}>
										<button type="submit" class="secondary">
											{t.formats[format]}
											<span class="visually-hidden"> {t.tables[table].name}</span>
										</button>
									</PostForm>
								))}
							</div>
						</li>
					))}
				</ul>
			</>,
		);
	});

	site.post(`${PATH}/:file`, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const [named, ending] = c.req.param("file").split(".");
		const table = TABLE_EXPORTS.find((known) => known === named) ?? notFound("export");
		const format = EXPORT_FORMATS.find((known) => known === ending) ?? notFound("export");
		const session = freshlySignedIn(c, PATH);
		if (session instanceof Response) return session;
		await act(c, exportTable, { table, format });
		const pieces = written(format, exportColumns(table), exportRows(c.var.services.db, table));
		return c.body(streamed(pieces), 200, {
			"Content-Type": TYPES[format],
			"Content-Disposition": `attachment; filename="${table}.${format}"`,
		});
	});
}

/** The rows as text, a piece for each read. */
async function* written(
	format: ExportFormat,
	columns: readonly string[],
	reads: AsyncGenerator<ExportedValue[][]>,
): AsyncGenerator<string> {
	if (format === "csv") yield csvLines([columns]);
	for await (const rows of reads) {
		if (format === "csv") yield csvLines(rows.map((row) => row.map((value) => (value === null ? "" : String(value)))));
		else
			yield rows
				.map((row) => `${JSON.stringify(Object.fromEntries(columns.map((name, at) => [name, row[at]])))}\n`)
				.join("");
	}
}
