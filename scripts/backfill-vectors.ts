import { backfillVectors } from "#core/jobs/kinds";
import { runCommand } from "#scripts/lib/command";
import { queryAll } from "#scripts/lib/d1";

runCommand({
	name: "backfill-vectors",
	summary:
		"Has every listing's vector looked at once more: searches then find it by its meaning. Jobs do it, in pieces.",
	options: { again: { type: "boolean" }, remote: { type: "boolean" } },
	optionText: {
		again: "Asks for all of them anew, also for texts that have not changed: after another index was bound.",
		remote: "The deployed database instead of the local one.",
	},
	async run({ values, say }) {
		const now = Date.now();
		const forget = values.again === true ? ["UPDATE listing_vectors SET text_hash = NULL"] : [];
		const rows = await queryAll<{ model: string }>(
			[
				...forget,
				`INSERT INTO outbox (job, subject, payload, due_at, created_at, once_key)
				 VALUES ('${backfillVectors.name}', 'all', '{}', ${now}, ${now}, '${backfillVectors.name}:by-hand') ON CONFLICT (once_key) DO NOTHING`,
				"SELECT model FROM vector_model",
			],
			values.remote === true,
		);
		const model = rows.at(-1)?.[0]?.model ?? null;
		say("Every listing will be looked at: the next minute cron begins. npm run doctor says how far it is.");
		if (model === null)
			say("Nobody is asked what texts mean here yet: docs/search.md#by-meaning says how to set that up.");
		return { model };
	},
});
