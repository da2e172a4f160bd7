import { runCommand, UsageError } from "#scripts/lib/command";
import { query } from "#scripts/lib/d1";

runCommand({
	name: "replay",
	summary:
		"Puts a dead letter's work back into the outbox; the next minute cron sends it. Without an id, lists dead letters.",
	positionals: ["[ID]"],
	options: { remote: { type: "boolean" } },
	optionText: { remote: "The deployed database instead of the local one." },
	async run({ values, positionals, say }) {
		const remote = values.remote === true;
		const [text] = positionals;
		if (text === undefined) {
			const letters = await query<{ id: number; job: string; error: string }>(
				"SELECT id, job, error, created_at FROM dead_letters WHERE replayed_at IS NULL ORDER BY created_at DESC LIMIT 50",
				remote,
			);
			for (const letter of letters) say(`${letter.id}  ${letter.job}: ${letter.error}`);
			if (letters.length === 0) say("No dead letters.");
			return { letters };
		}
		const id = Number(text);
		if (!Number.isInteger(id)) throw new UsageError("Give the number of a dead letter.");
		const now = Date.now();
		// The row is written only while the letter is open, and the letter is closed only together with it.
		const [row] = await query<{ replayed: number }>(
			`INSERT INTO outbox (job, subject, payload, due_at, created_at)
			 SELECT job, json_extract(body, '$.subject'), coalesce(json_extract(body, '$.payload'), '{}'), ${now}, ${now}
			 FROM dead_letters WHERE id = ${id} AND replayed_at IS NULL AND json_extract(body, '$.subject') IS NOT NULL;
			 UPDATE dead_letters SET replayed_at = ${now} WHERE id = ${id} AND replayed_at IS NULL AND json_extract(body, '$.subject') IS NOT NULL;
			 SELECT changes() AS replayed;`,
			remote,
		);
		if (row?.replayed !== 1) throw new Error(`There is no open dead letter ${id} that names a job's work.`);
		say(`Dead letter ${id} is in the outbox again.`);
		return { id };
	},
});
