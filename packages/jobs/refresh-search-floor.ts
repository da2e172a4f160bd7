import { refreshSearchFloor as kind } from "#core/jobs/kinds";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { needsSearchFloor, refreshSearchFloor } from "#store/search";

/** Renews which listings count as those with the most votes when common words are ranked. */
export default defineJob(kind, {
	isDue: ({ db }) => needsSearchFloor(db),
	async run(_work, { db }) {
		await runBatch(db, [refreshSearchFloor(db)]);
		return "search floor renewed";
	},
});
