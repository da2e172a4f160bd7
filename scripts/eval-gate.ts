/** Takes each rule of the gate of drafts out by itself, and counts what then passes: `npm run eval:gate`. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { runCommand, UsageError } from "#scripts/lib/command";
import { ROOT } from "#scripts/lib/wrangler";
import { GATE_RULES } from "./eval/gate-rules.ts";

interface Passing {
	traps: number[];
	honest: number[];
}

const run = promisify(execFile);
const OUTPUT_MAX = 10_000_000;

/** What passes without a rule; with all of them where none is given. */
async function passing(rule?: number): Promise<Passing> {
	const args = ["scripts/eval/count-claims.ts", ...(rule === undefined ? [] : [String(rule)])];
	const { stdout } = await run(process.execPath, args, { cwd: ROOT, maxBuffer: OUTPUT_MAX });
	return JSON.parse(stdout) as Passing;
}

const more = (now: readonly number[], before: readonly number[]) =>
	now.filter((claim) => !before.includes(claim)).length;

await runCommand({
	name: "eval:gate",
	summary:
		"Takes each rule of the gate of drafts out by itself, and counts the traps that then pass and the honest claims that do.",
	options: { only: { type: "string" } },
	optionText: { only: "Only rules whose words hold this." },
	async run({ values, say, json }) {
		const only = String(values.only ?? "");
		const chosen = GATE_RULES.flatMap((rule, index) => (rule.says.includes(only) ? [{ rule, index }] : []));
		if (chosen.length === 0) throw new UsageError("No rule has these words.");
		const all = await passing();
		say("| rule | traps that it alone stops | honest claims that it alone refuses | that it alone lets pass |");
		say("|---|---|---|---|");
		const counted: { rule: string; stops: number; refuses: number; admits: number }[] = [];
		for (const { rule, index } of chosen) {
			const without = await passing(index);
			const count = {
				rule: rule.says,
				stops: more(without.traps, all.traps),
				refuses: more(without.honest, all.honest),
				admits: more(all.honest, without.honest),
			};
			counted.push(count);
			say(`| ${count.rule} | ${count.stops} | ${count.refuses} | ${count.admits} |`);
		}
		return json ? counted : undefined;
	},
});
