import beginImport from "#actions/imports/begin-import";
import checkImport from "#actions/imports/check-import";
import importListings from "#jobs/import-listings";
import { importById } from "#store/imports";
import { performAs, teamActor } from "#testing/act";
import { jobContext } from "#testing/job-context";
import { NOW } from "#testing/now";
import type { World } from "#testing/world";

/** Hands in a file as the site team does. @returns the import's id. */
export async function handIn(text: string): Promise<number> {
	const bytes = new TextEncoder().encode(text);
	return (await performAs(teamActor(), beginImport, { name: "tools.csv", bytes }, NOW)).import_id;
}

/** Begins a check of all its rows, with the columns as they were guessed. */
export async function beginCheck(
	{ db }: World,
	id: number,
	{ categories = {}, category = null }: { categories?: Record<string, string>; category?: string | null } = {},
): Promise<void> {
	const mapping = (await importById(db, id))?.mapping ?? {};
	await performAs(teamActor(), checkImport, { import_id: id, mapping, categories, category }, NOW);
}

/** Goes on with the pass that is under way, as the queue would have it. */
export function goOn(id: number): Promise<string> {
	return importListings.run({ subject: id, payload: {}, cause: "outbox:7" }, jobContext(NOW));
}
