import { passOf } from "#core/imports/state";
import type { Work } from "#core/jobs/kind";
import { importListings as kind } from "#core/jobs/kinds";
import { again } from "#jobs/again";
import { defineJob, type JobContext } from "#jobs/define";
import { categoriesWithTexts } from "#store/category-texts";
import { insertImported, SLUG_TAKEN } from "#store/imported-listings";
import { type ImportRow, importById, nextRows, noteJudged } from "#store/imports";
import { DOMAIN_TAKEN } from "#store/listings";
import { AGAIN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";
import { categoriesOfCells } from "#usecases/imports/category-of-cell";
import { judgeRows } from "#usecases/imports/judge-rows";

/** Rows of one commit: at most so many, and so many characters, as a statement's value is bounded. */
const ROWS_PER_COMMIT = 100;
const CHARACTERS_PER_COMMIT = 300_000;
const COMMITS_PER_RUN = 5;

/** Goes on with a pass over the rows of an import, where it stands; what of them is listed is committed with the count. */
export default defineJob(kind, {
	async run(work, ctx) {
		for (let commits = 1; commits <= COMMITS_PER_RUN; commits++) {
			const ended = await goOn(work, ctx, commits === COMMITS_PER_RUN);
			if (ended !== null) return ended;
		}
		return "did its share";
	},
});

/** @returns a closing sentence when there is nothing more for this run to do. */
async function goOn(work: Work<typeof kind>, ctx: JobContext, isLastCommit: boolean): Promise<string | null> {
	const { db, now, settings } = ctx;
	return commitGuarded(
		db,
		async () => {
			const found = await importById(db, work.subject);
			const state = found && passOf(found.state);
			if (found === null || state === null) return { statements: [], outcome: "no pass is under way" };
			const next = await nextRows(db, found, ROWS_PER_COMMIT);
			const rows = affordable(next);
			const categoryOf = categoriesOfCells(await categoriesWithTexts(db), found);
			const reader = { mapping: found.mapping, categoryOf, allowLoopback: settings.allowLoopbackCrawl, now };
			const { judged, listings } = await judgeRows(db, rows, reader, { importId: found.id, pass: state });
			const isLast = rows.length === next.length && next.length < ROWS_PER_COMMIT;
			const at = now.getTime();
			return {
				statements: [
					...noteJudged(db, { ...found, state }, judged, { isLast, now: at }),
					...insertImported(db, listings, { cause: `import:${found.id}`, now: at }),
					...(isLastCommit && !isLast ? [again(kind, work, ctx)] : []),
				],
				outcome: isLast ? `${state} is done` : null,
			};
		},
		// Somebody listed one of these websites or took a slug meanwhile; or another run has come further.
		{ [DOMAIN_TAKEN]: AGAIN, [SLUG_TAKEN]: AGAIN, moved: AGAIN },
	);
}

/** The first of these rows, as far as one commit can hold them; at least one. */
function affordable(rows: readonly ImportRow[]): ImportRow[] {
	let characters = 0;
	const beyond = rows.findIndex(({ cells }, index) => {
		characters += cells.reduce((sum, cell) => sum + cell.length, 0);
		return index > 0 && characters > CHARACTERS_PER_COMMIT;
	});
	return beyond === -1 ? [...rows] : rows.slice(0, beyond);
}
