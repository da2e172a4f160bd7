import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { invalidField } from "#core/errors";
import { guessMapping } from "#core/imports/columns";
import { NoTable, readTable, type Table } from "#core/imports/table";
import { IMPORT_FILE_MAX_BYTES, IMPORT_NAME_MAX } from "#core/limits";
import { insertImport } from "#store/imports";
import { requiredLine } from "#usecases/fields";

/** The site team hands in a file of products; nothing is listed yet. */
export default defineAction({
	id: "begin_import",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		name: requiredLine(IMPORT_NAME_MAX),
		/** The file as it was sent. */
		bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
	}),
	async handler({ name, bytes }, { db, now, nextId }) {
		if (bytes.length > IMPORT_FILE_MAX_BYTES) {
			invalidField("/bytes", `The file has over ${IMPORT_FILE_MAX_BYTES / 1024 / 1024} MiB: split it.`, "too_long");
		}
		const table = tableOf(bytes);
		const id = await nextId("import");
		const file = { id, name, ...table, mapping: guessMapping(table.columns) };
		return record(
			{ subject: `import:${id}`, detail: { name, rows: table.rows.length } },
			{ import_id: id },
			insertImport(db, file, now.getTime()),
		);
	},
});

function tableOf(bytes: Uint8Array): Table {
	try {
		return readTable(bytes);
	} catch (error) {
		if (!(error instanceof NoTable)) throw error;
		return invalidField("/bytes", error.message, "bad_format");
	}
}
