import { readTable } from "#core/imports/table";
import { JOBS } from "#jobs/registry";
import { ApiClient } from "#scripts/lib/api-client";
import { runCommand } from "#scripts/lib/command";
import { begin, list, mappingOf, PART_CHARACTERS } from "#scripts/lib/importing";
import { sendForm } from "#scripts/lib/looks/bought";
import { mintedPerson } from "#scripts/lib/minted-person";
import { writeTable } from "#scripts/lib/page-table";
import { signedInPerson } from "#scripts/lib/person";
import { type Served, seedDemo, serve, UNLIMITED } from "#scripts/lib/served";
import { type AloneRun, JobsAlone } from "./cost/jobs-alone.ts";
import { AN_INVOCATION } from "./cost/plans.ts";
import { websites } from "./cost/websites.ts";

/** `npm run bench:jobs`: the CPU of each kind of background work, each row run alone, beside what Cloudflare's plans allow. */

const DRAFTS = 5;
const ORDERS = 5;
const ROWS = 500;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What a run leaves is due at once, by a clock that has gone on. */
const soon = () => Date.now() + 60_000;

await runCommand({
	name: "bench:jobs",
	summary: "Measures the CPU of each kind of background work, beside what an invocation may use on both plans.",
	options: { write: { type: "boolean" } },
	optionText: { write: "Also write the table into docs/cost.md." },
	async run({ values, say }) {
		const sites = await websites(DRAFTS);
		const served = await serve(
			{
				...UNLIMITED,
				JOB_DISPATCH: "manual",
				DOH_RESOLVERS: sites.resolvers,
				backups_daily: "true",
				dumps_nightly: "true",
			},
			{ hosts: sites.hosts },
		);
		try {
			const today = Date.now();
			await seedDemo(served, new Date(today));
			const jobs = new JobsAlone(served);
			await jobs.begin();
			await handIn(served, sites.addresses, () => jobs.all(soon));
			say(`${jobs.runs.length} runs: websites were handed in.`);
			await buy(served, () => jobs.all(soon));
			say(`${jobs.runs.length} runs: orders were paid.`);
			await takeRows(served, () => jobs.all(soon));
			say(`${jobs.runs.length} runs: a file was imported.`);
			await jobs.crons(today);
			// After midnight, in the morning, and after the end of the week: what is done once a day or a week.
			const midnight = (Math.floor(today / DAY_MS) + 1) * DAY_MS;
			const monday = midnight + ((8 - new Date(midnight).getUTCDay()) % 7) * DAY_MS;
			for (const at of [midnight + 4 * HOUR_MS, monday + HOUR_MS, monday + 5 * HOUR_MS]) await jobs.crons(at);
			say(`${jobs.runs.length} runs: the crons of a day and of a Monday.`);
			const table = tableOf(jobs.runs);
			for (const line of table) say(line);
			if (values.write === true) await writeTable("docs/cost.md", "jobs", table);
			return { runs: jobs.runs };
		} finally {
			await served.stop();
			sites.stop();
		}
	},
});

async function clientOf(served: Served, email: string): Promise<ApiClient> {
	return new ApiClient((await mintedPerson(served, email)).key, served.origin);
}

async function handIn(served: Served, addresses: readonly string[], work: () => Promise<void>): Promise<void> {
	const api = await clientOf(served, "drafts@example.com");
	for (const url of addresses) {
		await api.call("POST", "/drafts", { url });
		await work();
	}
}

async function buy(served: Served, work: () => Promise<void>): Promise<void> {
	const email = "orders@example.com";
	const api = await clientOf(served, email);
	const person = await signedInPerson(served.origin, served.db, email);
	const own = "UPDATE listings SET owner_id = (SELECT id FROM users WHERE email = ?) WHERE id = 1";
	await served.db.prepare(own).bind(email).run();
	for (let made = 0; made < ORDERS; made++) {
		const items = [{ product: "ai_review", listing_id: 1 }];
		const { checkout_url } = await api.call<{ checkout_url: string }>("POST", "/orders/checkout", {
			items,
			billing_country: "IE",
		});
		const token = new URL(checkout_url).pathname.split("/").at(-1) ?? "";
		const billing = { name: "Ada", address: "1 Quay", city: "Cork", postal_code: "T12", country: "IE" };
		await sendForm(person, `/checkout/${token}`, `/checkout/${token}`, billing);
		await sendForm(person, `/test-payments/${token}`, `/test-payments/${token}/payment_succeeded`);
		await work();
	}
}

async function takeRows(served: Served, work: () => Promise<void>): Promise<void> {
	const rows = Array.from(
		{ length: ROWS },
		(_, row) => `Bulk ${row},https://www.bulk-${row}.com/,Scheduling,Does ${row}`,
	);
	const table = readTable(Buffer.from(`name,website,category,tagline\n${rows.join("\n")}\n`), PART_CHARACTERS);
	const beside = {
		ask: async <T>(sql: string) => (await served.db.prepare(sql).all<T>()).results,
		run: async (script: string) => {
			const statements = script.split(/;\n?$/m).filter((statement) => statement.trim() !== "");
			await served.db.batch(statements.map((statement) => served.db.prepare(statement)));
		},
		close: () => {},
	};
	const mapping = mappingOf(table.columns, "");
	const id = await begin(beside, "bulk.csv", table, { mapping, categories: {}, category: null });
	await work();
	await list(beside, id);
	await work();
}

/** By kind, the dearest first. */
function tableOf(runs: readonly AloneRun[]): string[] {
	const { free, paid } = AN_INVOCATION;
	const rows = [...Map.groupBy(runs, ({ job }) => job)]
		.map(([job, of]) => {
			const sorted = of.map(({ cpuMs }) => cpuMs).sort((a, b) => a - b);
			return { job, runs: of.length, median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
		})
		.sort((a, b) => b.most - a.most);
	const within = (ms: number, limit: number) => (ms <= limit ? "yes" : "no");
	const run = new Set(runs.map(({ job }) => job));
	const others = JOBS.map(({ kind }) => kind.name).filter((name) => !run.has(name));
	return [
		`| job | runs | CPU ms, median | CPU ms, most | within ${free.cpuMs} ms (free) | within ${paid.cpuMs.toLocaleString("en-US")} ms (paid) |`,
		"| --- | --- | --- | --- | --- | --- |",
		...rows.map(
			({ job, runs: times, median, most }) =>
				`| \`${job}\` | ${times} | ${median.toFixed(0)} | ${most.toFixed(0)} | ${within(most, free.cpuMs)} | ${within(most, paid.cpuMs)} |`,
		),
		"",
		`Not run here: ${others.map((name) => `\`${name}\``).join(", ")}.`,
	];
}
