import { openBesideInstance } from "#scripts/lib/beside-instance";
import { runCommand, UsageError } from "#scripts/lib/command";
import { CHECKS, linesOf, repair, verify } from "#scripts/lib/counters/recount";

runCommand({
	name: "counters",
	summary: "Counts anew what the directory keeps on write: says what differs (verify), or mends it (repair).",
	positionals: ["verify|repair"],
	options: { remote: { type: "boolean" } },
	optionText: { remote: "The deployed database instead of the local one." },
	async run({ values, positionals: [what], say }) {
		if (what !== "verify" && what !== "repair") throw new UsageError("Say verify or repair.");
		const db = await openBesideInstance(values.remote === true);
		try {
			const found = what === "verify" ? await verify(db) : await repair(db);
			for (const line of linesOf(found)) say(line);
			const differences = found.reduce((sum, one) => sum + one.differences.length, 0);
			if (differences === 0) {
				say(`${CHECKS.length} kinds of numbers and entries were counted anew: all are right.`);
			} else if (what === "repair") {
				say(`${differences} were mended.`);
			} else {
				say(`${differences} differ. npm run counters -- repair mends them.`);
				process.exitCode = 1;
			}
			return { checks: CHECKS.length, differences, found };
		} finally {
			db.close();
		}
	},
});
