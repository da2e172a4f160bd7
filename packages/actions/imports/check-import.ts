import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { invalidField, notFound } from "#core/errors";
import { type ColumnMapping, IMPORT_FIELDS, IMPORT_NEEDS } from "#core/imports/columns";
import { importListings } from "#core/jobs/kinds";
import { FIELD_MAX, IMPORT_CATEGORY_CHOICES_MAX, IMPORT_COLUMNS_MAX } from "#core/limits";
import { categoriesWithTexts } from "#store/category-texts";
import { beginPass, importById } from "#store/imports";
import { enqueue } from "#store/outbox";
import { slug } from "#usecases/fields";
import { PASS_UNDER_WAY } from "#usecases/imports/pass-under-way";

const column = z
	.int()
	.min(0)
	.max(IMPORT_COLUMNS_MAX - 1);

/** The site team says what each column means, and has every row checked: what would be listed, what not, and why. */
export default defineAction({
	id: "check_import",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		import_id: z.int().min(1),
		mapping: z.partialRecord(z.enum(IMPORT_FIELDS), column),
		/** By the file's word, the slug of a category. */
		categories: z
			.record(z.string().max(FIELD_MAX), slug)
			.refine((choices) => Object.keys(choices).length <= IMPORT_CATEGORY_CHOICES_MAX, {
				error: `At most ${IMPORT_CATEGORY_CHOICES_MAX} words can be given a category.`,
				params: { code: "too_long" },
			}),
		/** Of rows that name none. */
		category: slug.nullable(),
	}),
	async handler({ import_id, mapping, categories, category }, { db, now }) {
		const found = (await importById(db, import_id)) ?? notFound("import");
		checkColumns(mapping, found.columns.length);
		const known = new Set((await categoriesWithTexts(db)).map((one) => one.slug));
		for (const [word, chosen] of [...Object.entries(categories), ["", category] as const]) {
			if (chosen !== null && !known.has(chosen))
				invalidField("/categories", `There is no category ${chosen} for “${word}”.`);
		}
		const at = now.getTime();
		return record(
			{ subject: `import:${import_id}`, detail: { fields: Object.keys(mapping).join(", ") } },
			{ import_id },
			[
				...beginPass(db, import_id, {
					from: ["open", "checked", "stopped", "done"],
					to: "checking",
					now: at,
					reading: { mapping, categories, category },
				}),
				enqueue(db, importListings, { subject: import_id, dueAt: at, now: at }),
			],
			{ moved: PASS_UNDER_WAY },
		);
	},
});

function checkColumns(mapping: ColumnMapping, columns: number): void {
	const used = new Set<number>();
	for (const field of IMPORT_FIELDS) {
		const column = mapping[field];
		if (column === undefined) {
			if (IMPORT_NEEDS.includes(field)) invalidField(`/mapping/${field}`, "Say which column this is.", "required");
			continue;
		}
		if (column >= columns) invalidField(`/mapping/${field}`, `The file has only ${columns} columns.`, "too_large");
		if (used.has(column))
			invalidField(`/mapping/${field}`, "This column is chosen for something else, too.", "repeated");
		used.add(column);
	}
}
