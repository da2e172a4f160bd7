import { spawn } from "node:child_process";
import { once } from "node:events";
import { runCommand, UsageError } from "#scripts/lib/command";
import { ROOT } from "#scripts/lib/wrangler";
import type { YearSize } from "#testing/year/script";

runCommand({
	name: "year",
	summary:
		"Lives a simulated year of the directory: free and paid listings, badges that come and go, votes, relaunches around Monday midnight, refunds, disputes, claims, crons that are missed and doubled; at the end of each week everything is compared with a model of its own.",
	options: {
		seed: { type: "string" },
		listings: { type: "string" },
		weeks: { type: "string" },
		"cron-hours": { type: "string" },
		plan: { type: "boolean" },
	},
	optionText: {
		seed: "Another year: any whole number (default: 2026).",
		listings: "How many listings (default: 2000).",
		weeks: "How many weeks, from the first of 2026 on (default: 55).",
		"cron-hours": "Hours between two crons; around Mondays they come each hour (default: 2).",
		plan: "Only say what will happen, and what has to come of it.",
	},
	async run({ values, json, say }) {
		// Loaded when they are needed: --help and wrong arguments are answered without them.
		const [{ WHOLE_YEAR, writeYear }, { expectYear }] = await Promise.all([
			import("#testing/year/script"),
			import("#testing/year/expected"),
		]);
		const whole = (name: string, otherwise: number) => {
			const given = values[name] === undefined ? otherwise : Number(values[name]);
			if (!Number.isInteger(given) || given < 1) throw new UsageError(`--${name} must be a whole number from 1.`);
			return given;
		};
		const listings = whole("listings", WHOLE_YEAR.listings);
		const weeks = whole("weeks", WHOLE_YEAR.weeks);
		// As crowded with fewer listings: places run out as they do with all.
		const places = (all: number) => Math.max(2, Math.round((all * listings) / WHOLE_YEAR.listings));
		const { queue } = WHOLE_YEAR;
		const size: YearSize = {
			...WHOLE_YEAR,
			listings,
			weeks,
			seed: whole("seed", WHOLE_YEAR.seed),
			cronHours: whole("cron-hours", WHOLE_YEAR.cronHours),
			queue: { ...queue, free: places(queue.free), paid: places(queue.paid) },
		};
		const script = writeYear(size);
		const model = expectYear(script);
		for (const act of script.acts) model.go(act);
		model.go({ at: script.end, kind: "cron", times: 1 });
		const acts = (kind: string) => script.acts.filter((act) => act.kind === kind).length;
		const facts = {
			seed: size.seed,
			weeks: size.weeks,
			listings,
			votes: acts("vote"),
			payments: acts("pay"),
			badges: acts("badge"),
			proofs: acts("proof"),
			...script.crons,
			launches: model.launches.length,
			withdrawn: model.launches.filter(({ isWithdrawn }) => isWithdrawn).length,
			awards: [...model.closed].reduce((sum, [week, ranked]) => {
				return sum + ranked.slice(0, 3).filter((listing) => model.votes.of(week, listing) > 0).length;
			}, 0),
			mails: model.mails.length,
			invoices: model.books.papers.filter(([kind]) => kind === "invoice").length,
			credit_notes: model.books.papers.filter(([kind]) => kind === "credit_note").length,
			cents: model.books.papers.reduce(
				(sum, [kind, , , , net, vat]) => sum + (kind === "invoice" ? 1 : -1) * (net + vat),
				0,
			),
			tasks: model.tasks.size,
		};
		for (const [name, value] of Object.entries(facts)) say(`${name.replace("_", " ").padEnd(13)}${value}`);
		if (values.plan === true) return facts;
		const run = spawn(process.execPath, [`${ROOT}scripts/test.ts`, "--maxWorkers=1", "packages/jobs/year.test.ts"], {
			cwd: ROOT,
			env: { ...process.env, TEST_DEPTH: "full", TEST_YEAR: JSON.stringify(size) },
			stdio: ["ignore", json ? "ignore" : "inherit", "inherit"],
		});
		const [code] = await once(run, "exit");
		if (code !== 0) throw new Error("The directory and the model differ: the lines above say where.");
		say(
			"0 differences: listings, launches, places, results, awards, votes, mails, orders, documents, claims and tasks.",
		);
		return { ...facts, differences: 0 };
	},
});
