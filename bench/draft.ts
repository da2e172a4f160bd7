import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { runCommand, UsageError } from "#scripts/lib/command";
import { workerdThreadsNs } from "#scripts/lib/cpu";
import { median } from "#scripts/lib/measure";
import { ROOT } from "#scripts/lib/wrangler";
import { inBareWorkerd } from "./start/bare-workerd.ts";

/**
 * `npm run bench:draft -- [--pages 8] [--kib 60]`: CPU of the embedded drafter on a synthetic site, in the runtime that it is
 * made for. Reading the markup, drafting and the evidence gate are measured together, as a crawl's last step does them.
 * Source: docs/drafting.md#cost.
 */

/** Runtimes, one after the other: what is dear is the first site that one drafts. */
const ROUNDS = 5;
/** Sites after the first, in the same runtime. */
const FURTHER = 9;

interface Cpu {
	/** Milliseconds of all threads: the drafting one, compilers and collectors. */
	all: number;
	/** Of the busiest one, which is what a Worker is charged for. */
	thread: number;
}

await runCommand({
	name: "bench:draft",
	summary: "Measures CPU of the embedded drafter on a synthetic site, in fresh runtimes.",
	options: { pages: { type: "string" }, kib: { type: "string" } },
	optionText: { pages: "how many pages (default 8)", kib: "size of each in KiB (default 60)" },
	async run({ values, say }) {
		const [pages, kib] = [Number(values.pages ?? 8), Number(values.kib ?? 60)];
		if (!(pages >= 1 && kib >= 1)) throw new UsageError("--pages and --kib take numbers from 1.");
		const bundle = await mkdtemp(join(tmpdir(), "launchweek-draft-"));
		const first: Cpu[] = [];
		const further: Cpu[] = [];
		let fields = "";
		try {
			await bundleWorker(bundle);
			for (let round = 0; round < ROUNDS; round++) {
				await inBareWorkerd(bundle, async (origin) => {
					await asked(`${origin}/site?pages=${pages}&kib=${kib}`);
					for (let site = 0; site <= FURTHER; site++) {
						const { text, cpu } = await measured(`${origin}/draft`);
						fields = text;
						(site === 0 ? first : further).push(cpu);
					}
				});
			}
		} finally {
			await rm(bundle, { recursive: true, force: true });
		}
		say(`${pages} pages of ${kib} KiB, ${fields} fields drafted, ${ROUNDS} runtimes`);
		say(`the first site of a runtime: ${shown(first)}`);
		say(`the next ${FURTHER}: ${shown(further)}`);
		return { pages, kib_per_page: kib, fields: Number(fields), first: summary(first), further: summary(further) };
	},
});

function bundleWorker(folder: string): Promise<unknown> {
	return build({
		entryPoints: [join(ROOT, "bench/draft/worker.ts")],
		outfile: join(folder, "index.js"),
		absWorkingDir: ROOT,
		bundle: true,
		format: "esm",
		platform: "neutral",
		mainFields: ["module", "main"],
		logLevel: "error",
	});
}

async function asked(url: string): Promise<string> {
	const answer = await fetch(url);
	const text = await answer.text();
	if (!answer.ok) throw new Error(`The Worker answered with ${answer.status}: ${text}`);
	return text;
}

async function measured(url: string): Promise<{ text: string; cpu: Cpu }> {
	const before = await workerdThreadsNs();
	const text = await asked(url);
	const spent = [...(await workerdThreadsNs())].map(([thread, ns]) => (ns - (before.get(thread) ?? 0)) / 1e6);
	return { text, cpu: { all: spent.reduce((sum, ms) => sum + ms, 0), thread: Math.max(...spent) } };
}

function summary(cpus: readonly Cpu[]) {
	const of = (key: keyof Cpu) => {
		const sorted = cpus.map((cpu) => cpu[key]).sort((one, other) => one - other);
		return [sorted[0] ?? 0, median(sorted), sorted.at(-1) ?? 0].map(Math.round);
	};
	return { all_ms: of("all"), thread_ms: of("thread") };
}

function shown(cpus: readonly Cpu[]): string {
	const { all_ms, thread_ms } = summary(cpus);
	const words = ([least, middle, most]: readonly number[]) => `${middle} ms (${least} to ${most})`;
	return `${words(all_ms)} of CPU, of it the drafting thread ${words(thread_ms)}`;
}
