import checkImport from "#actions/imports/check-import";
import runImport from "#actions/imports/run-import";
import stopImport from "#actions/imports/stop-import";
import { csvLines } from "#core/csv";
import { notFound } from "#core/errors";
import { type ColumnMapping, IMPORT_FIELDS } from "#core/imports/columns";
import { passOf } from "#core/imports/state";
import { FIELD_MAX, IMPORT_CATEGORY_CHOICES_MAX, IMPORT_ROWS_MAX } from "#core/limits";
import { categoriesWithTexts } from "#store/category-texts";
import type { Db } from "#store/db";
import {
	type ImportReading,
	type ImportRecord,
	importById,
	nextRows,
	rowsWithOutcome,
	textsOfColumn,
} from "#store/imports";
import { categoriesOfCells, firstCategory, type NamedCategory } from "#usecases/imports/category-of-cell";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { Notice } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { categoryChoices } from "../parts/category-choices.ts";
import { CHOICE, MappingForm, WORD } from "../parts/imports/mapping-form.tsx";
import { RowsWithOutcome, reasonsOf, Standing } from "../parts/imports/standing.tsx";
import { type Problems, problemsOf } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.imports;
const PATH = "/admin/imports/:id{[0-9]{1,15}}";
/** Rows of each kind on the page. */
const SHOWN = 50;

/** For the site team: one file of products, from its columns to what became of each row. */
export default function adminImportPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		return admin instanceof Response ? admin : page(c, await importOf(c), {});
	});

	site.get(`${PATH}/refused.csv`, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const { id, columns } = await importOf(c);
		const rows = await rowsWithOutcome(c.var.services.db, id, "refused", { after: 0, limit: IMPORT_ROWS_MAX });
		const lines = rows.map(({ cells, problems }) => [...cells, reasonsOf(problems)]);
		c.header("Content-Type", "text/csv; charset=utf-8");
		c.header("Content-Disposition", 'attachment; filename="refused.csv"');
		return c.body(csvLines([[...columns, t.reason], ...lines]));
	});

	site.post(`${PATH}/check`, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const found = await importOf(c);
		const reading = readForm(await c.req.parseBody());
		return decided(c, { ...found, ...reading }, () => act(c, checkImport, { import_id: found.id, ...reading }));
	});

	site.post(`${PATH}/run`, (c) => press(c, (import_id) => act(c, runImport, { import_id })));
	site.post(`${PATH}/stop`, (c) => press(c, (import_id) => act(c, stopImport, { import_id })));
}

const pathOf = (id: number) => `/admin/imports/${id}`;

async function importOf(c: PageContext): Promise<ImportRecord> {
	return (await importById(c.var.services.db, Number(c.req.param("id")))) ?? notFound("import");
}

async function press(c: PageContext, doIt: (id: number) => Promise<unknown>) {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const found = await importOf(c);
	return decided(c, found, () => doIt(found.id));
}

async function decided(c: PageContext, found: ImportRecord, doIt: () => Promise<unknown>) {
	try {
		await doIt();
	} catch (error) {
		const problems = problemsOf(error);
		c.status(400);
		return page(c, found, problems, error instanceof Error ? error.message : undefined);
	}
	return c.redirect(pathOf(found.id), 303);
}

function readForm(sent: Record<string, unknown>): ImportReading {
	const mapping: ColumnMapping = {};
	for (const field of IMPORT_FIELDS) {
		const column = String(sent[field] ?? "");
		if (/^\d{1,3}$/.test(column)) mapping[field] = Number(column);
	}
	const categories: Record<string, string> = {};
	for (let index = 0; typeof sent[WORD + index] === "string"; index++) {
		const slug = String(sent[CHOICE + index] ?? "");
		if (slug !== "") categories[String(sent[WORD + index])] = slug;
	}
	const category = String(sent["default-category"] ?? "");
	return { mapping, categories, category: category === "" ? null : category };
}

async function page(c: PageContext, found: ImportRecord, problems: Problems, refused?: string) {
	const { db } = c.var.services;
	const after = Number(c.req.query("after") ?? 0) || 0;
	const [categories, [first], refusedRows, thereRows] = await Promise.all([
		categoriesWithTexts(db),
		nextRows(db, { id: found.id, doneTo: 0 }, 1),
		rowsWithOutcome(db, found.id, "refused", { after, limit: SHOWN }),
		rowsWithOutcome(db, found.id, "there", { after, limit: SHOWN }),
	]);
	const token = await formTokenOf(c);
	const path = pathOf(found.id);
	const isUnderWay = passOf(found.state) !== null;
	const more = (rows: readonly { line: number }[]) =>
		rows.length === SHOWN ? `${path}?after=${rows.at(-1)?.line}` : null;
	return showAdminPage(
		c,
		{
			area: "imports",
			above: [{ href: "/admin/imports", label: t.title }],
			title: found.name,
			head: isUnderWay && refused === undefined ? <meta http-equiv="refresh" content="3" /> : null,
		},
		<>
			<h1>
				<bdi>{found.name}</bdi>
			</h1>
			{refused !== undefined && (
				<Notice kind="problem">{Object.keys(problems).length > 0 ? words.admin.somethingIsWrongBelow : refused}</Notice>
			)}
			<Standing of={found} path={path} token={token} />
			{!isUnderWay && (
				<MappingForm
					of={found}
					first={first}
					categories={categoryChoices(categories)}
					open={await openWords(db, found, categories)}
					problems={problems}
					action={`${path}/check`}
					token={token}
				/>
			)}
			<RowsWithOutcome
				of={found}
				outcome="refused"
				rows={refusedRows}
				more={more(refusedRows)}
				file={`${path}/refused.csv`}
			/>
			<RowsWithOutcome of={found} outcome="there" rows={thereRows} more={more(thereRows)} file="" />
		</>,
	);
}

/** Words of the file that name no category of ours, also those that were given one; the most frequent first. */
async function openWords(db: Db, found: ImportRecord, categories: readonly NamedCategory[]) {
	const column = found.mapping.category;
	if (column === undefined) return [];
	const ours = categoriesOfCells(categories, { categories: {}, category: null });
	const counts = new Map<string, number>();
	for (const { text, rows } of await textsOfColumn(db, found.id, column)) {
		const word = firstCategory(text);
		// What is longer is no word, and its form could not be sent.
		if (word !== "" && word.length <= FIELD_MAX && typeof ours(text) === "string")
			counts.set(word, (counts.get(word) ?? 0) + rows);
	}
	const open = [...counts].map(([word, rows]) => ({ word, rows })).sort((a, b) => b.rows - a.rows);
	return open.slice(0, IMPORT_CATEGORY_CHOICES_MAX);
}
