import { runCommand, UsageError } from "#scripts/lib/command";
import { crons, fireCrons, settle } from "#scripts/lib/crons";
import { port } from "#scripts/lib/wrangler";

runCommand({
	name: "tick",
	summary:
		"Fires the cron handlers of the running local instance, as of a time, until nothing is due: what would happen by then happens now, and stays so.",
	options: { at: { type: "string" } },
	optionText: { at: "ISO 8601 time, such as 2026-12-07T00:05:00Z (default: now)." },
	async run({ values, say }) {
		const at = values.at === undefined ? new Date() : new Date(String(values.at));
		if (Number.isNaN(at.getTime())) throw new UsageError(`--at must be an ISO 8601 time, not ${String(values.at)}.`);
		const origin = `http://127.0.0.1:${port()}`;
		const fired = await crons();
		await fireCrons(origin, at, fired);
		for (const cron of fired) say(`fired ${cron} as of ${at.toISOString()}`);
		const rounds = await settle(origin, values.at === undefined ? undefined : at);
		say(`Nothing more is due${rounds === 0 ? "" : `, after firing the minute cron ${rounds} times more`}.`);
		return { at: at.toISOString(), fired, rounds };
	},
});
