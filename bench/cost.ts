import { runCommand, UsageError } from "#scripts/lib/command";
import { countedModule, type Invocation } from "#scripts/lib/counted-worker";
import { writeTable } from "#scripts/lib/page-table";
import { seedDemo, serve } from "#scripts/lib/served";
import { Day, type Part } from "./cost/day.ts";
import { AN_INVOCATION, METERS } from "./cost/plans.ts";
import { websites } from "./cost/websites.ts";

/**
 * `npm run bench:cost`: what an idle day and a day with visitors ask of the platform, counted around the built Worker, beside
 * what Cloudflare's plans include.
 */

/** The same pages again and again, by the Worker and from the platform's cache as miniflare has it. */
async function cachedReads(today: Date): Promise<Day> {
	const served = await serve({ EDGE_CACHE_SECONDS: "60" }, { around: countedModule() });
	try {
		await seedDemo(served, today);
		const day = new Day(served);
		await day.again("/listings/tidewell", 100);
		return day;
	} finally {
		await served.stop();
	}
}

const all = (parts: readonly Part[]) => parts.flatMap(({ records }) => records);
const round = (value: number) =>
	value < 10 ? String(Math.round(value * 10) / 10) : Math.round(value).toLocaleString("en-US");

/** Both days beside the plans. */
function dayTable(
	idle: readonly Part[],
	busy: readonly Part[],
	of: Record<"visits" | "drafts" | "orders", number>,
): string[] {
	const rows = METERS.map((meter) => {
		const [quiet, full] = [idle, busy].map((parts) => all(parts).reduce((sum, record) => sum + meter.of(record), 0));
		const share = (used = 0) => `${round((used / meter.freeADay) * 100)}%`;
		const usd = (Math.max(0, (full ?? 0) * 30 - meter.paidAMonth) / 1e6) * meter.usdAMillion;
		return `| ${meter.what} | ${round(meter.freeADay)} | ${round(quiet ?? 0)} | ${share(quiet)} | ${round(full ?? 0)} | ${share(full)} | ${usd.toFixed(2)} |`;
	});
	return [
		`| a day | free plan | idle | of it | ${of.visits.toLocaleString("en-US")} visits, ${of.drafts} drafts, ${of.orders} orders | of it | USD a month beyond the paid plan's 5 |`,
		"| --- | --- | --- | --- | --- | --- | --- |",
		...rows,
	];
}

interface Summed {
	what: string;
	times: number;
	cpuMs: number;
	invocations: number;
	rowsRead: number;
	rowsWritten: number;
	statementsMost: number;
	requestsMost: number;
}

function summed({ what, times, cpuMs, records }: Part): Summed {
	const sum = (name: "rowsRead" | "rowsWritten") => records.reduce((total, record) => total + record[name], 0) / times;
	const most = (name: "statements" | "requests") => Math.max(0, ...records.map((record) => record[name]));
	return {
		what,
		times,
		cpuMs: cpuMs / times,
		invocations: records.length / times,
		rowsRead: sum("rowsRead"),
		rowsWritten: sum("rowsWritten"),
		statementsMost: most("statements"),
		requestsMost: most("requests"),
	};
}

/** What each thing costs by itself, on average. */
function partsTable(idle: readonly Part[], busy: readonly Part[]): string[] {
	const rows = [...idle.filter(({ what }) => what === "crons"), ...busy]
		.map(summed)
		.map(
			(part) =>
				`| ${part.what} | ${part.times} | ${part.cpuMs.toFixed(1)} | ${round(part.invocations)} | ${round(part.rowsRead)} | ${round(part.rowsWritten)} | ${part.statementsMost} | ${part.requestsMost} |`,
		);
	return [
		"| one of | times | CPU ms | invocations | rows read | rows written | most statements of an invocation | most requests to the outside of one |",
		"| --- | --- | --- | --- | --- | --- | --- | --- |",
		...rows,
	];
}

/** Each job by the invocation that ran it, at its most. */
function jobsTable(parts: readonly Part[]): string[] {
	const byJob = Map.groupBy(
		all(parts).filter(({ jobs }) => jobs.length === 1),
		({ jobs }) => jobs[0] ?? "",
	);
	const { free } = AN_INVOCATION;
	const most = (records: readonly Invocation[], name: "statements" | "requests" | "rowsRead" | "rowsWritten") =>
		Math.max(...records.map((record) => record[name]));
	const rows = [...byJob]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([job, records]) => {
			const fits = most(records, "statements") <= free.statements && most(records, "requests") <= free.requests;
			return `| \`${job}\` | ${records.length} | ${most(records, "statements")} | ${most(records, "requests")} | ${most(records, "rowsRead")} | ${most(records, "rowsWritten")} | ${fits ? "yes" : "no"} |`;
		});
	return [
		`| job | runs | most statements | most requests | most rows read | most rows written | within ${free.statements} and ${free.requests} |`,
		"| --- | --- | --- | --- | --- | --- | --- |",
		...rows,
	];
}

await runCommand({
	name: "bench:cost",
	summary: "Counts what an idle day and a day of visits, drafts and orders ask of the platform, beside its plans.",
	options: {
		visits: { type: "string" },
		drafts: { type: "string" },
		orders: { type: "string" },
		write: { type: "boolean" },
	},
	optionText: {
		visits: "Visits (1000 unless given).",
		drafts: "Websites handed in (20 unless given).",
		orders: "Orders paid (10 unless given).",
		write: "Also write the tables into docs/cost.md.",
	},
	async run({ values, say }) {
		const count = (name: "visits" | "drafts" | "orders", normal: number) => {
			const given = Number(values[name] ?? normal);
			if (!Number.isInteger(given) || given < 1) throw new UsageError(`--${name} takes a whole number of 1 or more.`);
			return given;
		};
		const [visits, drafts, orders] = [count("visits", 1_000), count("drafts", 20), count("orders", 10)];
		const sites = await websites(drafts);
		const served = await serve(
			// The limits of production, but for what one person does here for twenty.
			{
				rate_limit_read: "600/60",
				rate_limit_write: "100000/60",
				rate_limit_costly: "100000/3600",
				DOH_RESOLVERS: sites.resolvers,
			},
			{ around: countedModule(), hosts: sites.hosts },
		);
		try {
			const today = new Date();
			await seedDemo(served, today);
			const idle = new Day(served);
			const midnight = (days: number) => new Date((Math.floor(today.getTime() / 86_400_000) + days) * 86_400_000);
			// What a directory that has just begun catches up with is no idle day.
			await new Day(served).crons(midnight(0));
			await idle.crons(midnight(1));
			say("An idle day is counted.");
			const busy = new Day(served);
			await busy.visits(visits);
			say(`${visits} visits are counted.`);
			await busy.drafts(sites.addresses);
			await busy.orders(orders);
			const kept = await cachedReads(today);
			say("Answers of the platform's cache are counted.");
			const tables = [
				...dayTable(idle.parts, [...idle.parts, ...busy.parts], { visits, drafts, orders }),
				"",
				...partsTable(idle.parts, [...busy.parts, ...kept.parts]),
				"",
				...jobsTable([...idle.parts, ...busy.parts]),
			];
			for (const line of tables) say(line);
			if (values.write === true) await writeTable("docs/cost.md", "measured", tables);
			return { idle: idle.parts.map(summed), busy: busy.parts.map(summed) };
		} finally {
			await served.stop();
			sites.stop();
		}
	},
});
