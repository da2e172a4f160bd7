/**
 * CPU and memory of the embedded drafter on a synthetic site: `npm run bench:draft -- [--pages 8] [--kib 60]`.
 * Reading the markup, drafting and the evidence gate are measured together, as a crawl's last step does them.
 */
import { readHtml } from "#crawl/page-text";
import { draftExtractively } from "#drafting/drafter";
import { categoryTree } from "#scripts/demo/categories";
import { runCommand } from "#scripts/lib/command";
import { kiteSite } from "#scripts/lib/kite-site";
import { median } from "#scripts/lib/measure";

/** The categories of a new directory. */
const TREE = categoryTree();

async function draftOnce(site: ReturnType<typeof kiteSite>): Promise<number> {
	const pages = await Promise.all(
		site.map(({ html, role }, index) =>
			readHtml({ html, url: `https://northwind.example.com/${index}`, role, fetchedAt: 0 }),
		),
	);
	const { draft } = draftExtractively({ url: "https://northwind.example.com/", pages, categories: TREE });
	return Object.keys(draft.fields).length;
}

const RUNS = 10;

const inMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

await runCommand({
	name: "bench:draft",
	summary: "Measures CPU and memory of the embedded drafter on a synthetic site.",
	options: { pages: { type: "string" }, kib: { type: "string" } },
	optionText: { pages: "how many pages (default 8)", kib: "size of each in KiB (default 60)" },
	async run({ values, say }) {
		const count = Number(values.pages ?? 8);
		const kib = Number(values.kib ?? 60);
		const site = kiteSite(count, kib);
		const cpuMs: number[] = [];
		const threadMs: number[] = [];
		let peakBytes = 0;
		let fields = 0;
		globalThis.gc?.();
		const baseBytes = process.memoryUsage().heapUsed;
		for (let run = 0; run < RUNS; run++) {
			const before = process.cpuUsage();
			const threadBefore = process.threadCpuUsage();
			fields = await draftOnce(site);
			cpuMs.push(inMs(process.cpuUsage(before)));
			threadMs.push(inMs(process.threadCpuUsage(threadBefore)));
			peakBytes = Math.max(peakBytes, process.memoryUsage().heapUsed - baseBytes);
			globalThis.gc?.();
		}
		const facts = {
			pages: count,
			kib_per_page: kib,
			fields,
			cpu_ms_first: Math.round(cpuMs[0] ?? 0),
			cpu_ms_median: Math.round(median(cpuMs.slice(1))),
			thread_ms_first: Math.round(threadMs[0] ?? 0),
			thread_ms_median: Math.round(median(threadMs.slice(1))),
			heap_mib_peak: Math.round((peakBytes / 1024 / 1024) * 10) / 10,
		};
		say(`${count} pages of ${kib} KiB, ${fields} fields drafted, ${RUNS} runs`);
		say(`CPU: ${facts.cpu_ms_first} ms in the first run, ${facts.cpu_ms_median} ms in the median of the others`);
		say(
			`of these, the drafting thread itself: ${facts.thread_ms_first} ms and ${facts.thread_ms_median} ms (the rest is the compiler's and the collector's)`,
		);
		say(`heap: ${facts.heap_mib_peak} MiB above the start at most`);
		return facts;
	},
});
