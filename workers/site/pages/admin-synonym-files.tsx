import importSynonyms from "#actions/search/import-synonyms";
import { textOfFile } from "#core/imports/table";
import { SYNONYM_EXPORT_ROWS_MAX, SYNONYM_IMPORT_ROWS_MAX, SYNONYM_IMPORT_TEXT_MAX } from "#core/limits";
import { synonymsFrom } from "#store/search/synonyms";
import { synonymFile } from "#usecases/search/synonym-file";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused } from "../attempt.ts";
import { Notice, PostForm } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { decided } from "../parts/admin/decided.ts";
import { RefusedNotice } from "../parts/refused.tsx";
import { TableFields } from "../parts/table-fields.tsx";
import { typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.searchTeam;
const PATH = "/admin/search/synonyms";
const ABOVE = [
	{ href: "/admin/search", label: t.title },
	{ href: PATH, label: t.synonyms },
];
const PROBLEMS_SHOWN = 100;

/** For the site team: all that products are also called as a file, and a file of it taken in. */
export default function adminSynonymFilesPage(site: Site): void {
	site.get(`${PATH}.csv`, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const rows = await synonymsFrom(c.var.services.db, { begin: "", after: "", limit: SYNONYM_EXPORT_ROWS_MAX });
		c.header("Content-Type", "text/csv; charset=utf-8");
		c.header("Content-Disposition", 'attachment; filename="other-names.csv"');
		return c.body(synonymFile(rows));
	});

	site.get(`${PATH}/import`, (c) => page(c, ""));

	site.post(`${PATH}/import`, async (c) => {
		const text = await textSent(c);
		return decided(
			c,
			PATH,
			async () => {
				await act(c, importSynonyms, { text });
			},
			(refused) => page(c, text, refused),
		);
	});
}

async function textSent(c: PageContext): Promise<string> {
	const { file, text } = await c.req.parseBody();
	if (file instanceof File && file.size > 0) return textOfFile(new Uint8Array(await file.arrayBuffer()));
	return typed(text);
}

async function page(c: PageContext, text: string, refused?: Refused): Promise<Response> {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const lines = (refused?.error.errors ?? []).flatMap(({ pointer, message }) => {
		const line = /^\/lines\/(\d+)$/.exec(pointer)?.[1];
		return line === undefined ? [] : [{ line, message }];
	});
	return showAdminPage(
		c,
		{ area: "search", title: t.import, above: ABOVE, width: "narrow" },
		<>
			<h1>{t.import}</h1>
			<p class="lead">{t.importLead(SYNONYM_IMPORT_ROWS_MAX)}</p>
			{lines.length === 0 ? (
				<RefusedNotice error={refused?.error} />
			) : (
				<>
					<Notice kind="problem">{t.importProblems(lines.length)}</Notice>
					<div class="scroll">
						<table>
							<thead>
								<tr>
									<th scope="col">{t.importLine}</th>
									<th scope="col">{t.importWhy}</th>
								</tr>
							</thead>
							<tbody>
								{lines.slice(0, PROBLEMS_SHOWN).map(({ line, message }) => (
									<tr>
										<td>{line}</td>
										<td>{message}</td>
									</tr>
								))}
							</tbody>
						</table>
					</div>
					{lines.length > PROBLEMS_SHOWN && <p class="muted">{t.importMore(lines.length - PROBLEMS_SHOWN)}</p>}
				</>
			)}
			<PostForm action={`${PATH}/import`} token={await formTokenOf(c)} multipart class="card">
				<TableFields
					fileLabel={t.importFile}
					label={t.importText}
					help={t.importTextHelp}
					value={text}
					max={SYNONYM_IMPORT_TEXT_MAX}
					rows={10}
				/>
				<button type="submit" class="primary">
					{t.importTake}
				</button>
			</PostForm>
		</>,
	);
}
