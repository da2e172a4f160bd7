/**
 * Runs what may cost too much, in a process of its own that a test can end: `node scripts/cpu/probe.ts expressions [N]`,
 * `... expression SOURCE`, or `... pages [N]`.
 * Prints a line before each undertaking, so that one that never ends is known by its name, and a line with its result.
 * N: only every Nth.
 */
import { writeSync } from "node:fs";
import { builtExpressions, type Expression, literalExpressions } from "./expressions.ts";
import { superlinearOn } from "./growth.ts";
import { HOSTILE_PAGES } from "./hostile-pages.ts";

const FOLDERS = ["packages/crawl", "packages/drafting", "packages/core"];
/** Pages that lead through all that builds expressions out of what was read; the last two are two thirds of the time of all. */
const LEADING = [
	"rows of prices",
	"headings of people",
	"people in one sentence",
	"lines of an address",
	"unclosed paragraphs",
];
/** How many of them are read where only some of the expressions are looked at. */
const LEADING_OF_SOME = 3;

function say(line: Record<string, unknown>): void {
	writeSync(1, `${JSON.stringify(line)}\n`);
}

async function probeExpressions(every: number): Promise<void> {
	say({ begin: "collecting the expressions" });
	const built = await builtExpressions(FOLDERS, async () => {
		for (const name of LEADING.slice(0, every === 1 ? LEADING.length : LEADING_OF_SOME)) await readHostile(name);
	});
	// Many places write the same expression; one of them stands for all.
	const found = [...literalExpressions(FOLDERS), ...built].map((one) => [`/${one.source}/${one.flags}`, one] as const);
	const all: readonly Expression[] = [...new Map(found).values()].filter((_, index) => index % every === 0);
	for (const expression of all) {
		say({ begin: `${expression.place} /${expression.source}/${expression.flags}` });
		const found = superlinearOn(expression);
		if (found !== null) say({ found });
	}
	say({ done: all.length });
}

/** Imported late: what the modules build when they are loaded is collected too. */
async function readHostile(name: string): Promise<void> {
	const { readWhole } = await import("./read-hostile.ts");
	// Stories are looked for on about pages alone.
	await readWhole(HOSTILE_PAGES[name]?.() ?? "", name.startsWith("about: ") ? "about" : "home");
}

async function probePages(every: number): Promise<void> {
	const names = Object.keys(HOSTILE_PAGES).filter((_, i) => i % every === 0);
	say({ begin: "loading" });
	await readHostile("comments");
	for (const name of names) {
		say({ begin: name });
		const before = process.cpuUsage();
		await readHostile(name);
		const { user, system } = process.cpuUsage(before);
		say({ found: { name, cpuMs: Math.round((user + system) / 1000) } });
	}
	say({ done: names.length });
}

const [what, argument] = process.argv.slice(2);
if (what === "expressions") await probeExpressions(Number(argument ?? "1"));
else if (what === "expression") {
	say({ begin: argument });
	say({ found: superlinearOn({ place: "argument", source: argument ?? "", flags: "g" }), done: 1 });
} else await probePages(Number(argument ?? "1"));
