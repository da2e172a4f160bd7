/**
 * Scores the robots.txt matcher on a file of cases: `npm run robots-score -- FILE [--json]`.
 * FILE: { cases: [{ id, group, google_only, robots, agent, url, allowed }] }; ids beginning with `r` come from RFC 9309.
 */
import { readFileSync } from "node:fs";
import * as z from "zod";
import { checkRobots, parseRobots } from "#crawl/robots";
import { runCommand, UsageError } from "#scripts/lib/command";

const File = z.object({
	cases: z.array(
		z.object({
			id: z.string(),
			group: z.string(),
			google_only: z.boolean(),
			robots: z.string(),
			agent: z.string(),
			url: z.string(),
			allowed: z.boolean(),
		}),
	),
});

type Case = z.infer<typeof File>["cases"][number];

const SETS: { name: string; has: (one: Case) => boolean; needed: (total: number) => number }[] = [
	{ name: "RFC 9309 examples", has: (one) => one.id.startsWith("r"), needed: (total) => total },
	{ name: "Google, not Google-only", has: (one) => !one.id.startsWith("r") && !one.google_only, needed: (n) => n - 2 },
	{ name: "Google-only", has: (one) => one.google_only, needed: () => 0 },
];

function shortened(text: string): string {
	return text.length > 160 ? `${text.slice(0, 160)}... (${text.length} characters)` : text;
}

runCommand({
	name: "robots-score",
	summary: "Scores the robots.txt matcher on a file of cases.",
	positionals: ["FILE"],
	async run({ positionals, json, say }) {
		const [path] = positionals;
		if (path === undefined) throw new UsageError("Name the file of cases.");
		const { cases } = File.parse(JSON.parse(readFileSync(path, "utf8")));
		const verdicts = cases.map((one) => ({
			...one,
			got: checkRobots(parseRobots(one.robots, one.agent), one.url).allowed,
		}));
		const scores = SETS.map(({ name, has, needed }) => {
			const all = verdicts.filter(has);
			const passed = all.filter((one) => one.got === one.allowed).length;
			return { set: name, passed, total: all.length, needed: needed(all.length) };
		});
		const deviations = verdicts
			.filter((one) => one.got !== one.allowed)
			.map(({ id, group, robots, agent, url, allowed, got }) => ({
				id,
				group,
				robots,
				agent,
				url,
				expected: allowed,
				got,
			}));
		if (!json) console.table(scores);
		say(`${deviations.length} deviations`);
		for (const one of deviations) {
			const said = (allowed: boolean): string => (allowed ? "allowed" : "disallowed");
			say(`${one.id} ${one.group}: expected ${said(one.expected)}, got ${said(one.got)}`);
			say(`    ${one.agent} ${shortened(one.url)}\n    ${JSON.stringify(shortened(one.robots))}`);
		}
		if (scores.some((score) => score.passed < score.needed)) process.exitCode = 1;
		return { scores, deviations };
	},
});
