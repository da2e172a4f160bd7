import beginImport from "#actions/imports/begin-import";
import checkImport from "#actions/imports/check-import";
import runImport from "#actions/imports/run-import";
import stopImport from "#actions/imports/stop-import";
import exportTable from "#actions/team/export-table";
import { importById } from "#store/imports";
import { beginCheck, goOn, handIn } from "#testing/imports";
import { mintCategory } from "#testing/listings";
import { type AnySample, sample } from "#testing/team-samples/sample";
import type { World } from "#testing/world";

const NOWHERE = 999_999;
const LINES = "name,website\nAcme,acme.com";
const nowhere = <I extends { import_id: number }>(input: I): I => ({ ...input, import_id: NOWHERE });

async function file({ db }: World): Promise<number> {
	await mintCategory(db, "invoicing");
	return handIn(LINES);
}

/** What comes in and goes out as files. */
export const files: readonly AnySample[] = [
	sample({
		action: beginImport,
		make: async () => ({ name: "tools.csv", bytes: new TextEncoder().encode(LINES) }),
		elsewhere: (input) => ({ ...input, bytes: new Uint8Array() }),
		unchanged: "It adds a file to look at, and nothing that anybody else sees.",
	}),
	sample({
		action: checkImport,
		async make(world) {
			const import_id = await file(world);
			const mapping = (await importById(world.db, import_id))?.mapping ?? {};
			return { import_id, mapping, categories: {}, category: "invoicing" };
		},
		elsewhere: nowhere,
		unchanged: "A check writes nothing but its report.",
	}),
	sample({
		action: runImport,
		async make(world) {
			const import_id = await file(world);
			await beginCheck(world, import_id, { category: "invoicing" });
			await goOn(import_id);
			return { import_id };
		},
		elsewhere: nowhere,
		unchanged: "The import itself says what became of each row.",
	}),
	sample({
		action: stopImport,
		async make(world) {
			const import_id = await file(world);
			await beginCheck(world, import_id, { category: "invoicing" });
			return { import_id };
		},
		elsewhere: nowhere,
		unchanged: "The import itself says what became of each row.",
	}),
	sample({
		action: exportTable,
		make: async () => ({ table: "orders" as const, format: "csv" as const }),
		elsewhere: (input) => ({ ...input, table: "nothing" as "orders" }),
		unchanged: "It changes nothing; that it was taken out is what the log has to say.",
	}),
];
