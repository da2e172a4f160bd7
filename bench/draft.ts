/**
 * CPU and memory of the embedded drafter on a synthetic site: `npm run bench:draft -- [--pages 8] [--kib 60]`.
 * Reading the markup, drafting and the evidence gate are measured together, as a crawl's last step does them.
 */
import type { PageRole } from "#core/web/page";
import { readHtml } from "#crawl/page-text";
import { draftExtractively } from "#drafting/drafter";
import { runCommand } from "#scripts/lib/command";

const ROLES: readonly PageRole[] = ["home", "pricing", "about", "contact", "faq", "features", "other", "other"];

const HEAD = `<title>Northwind Kites - Kites that fly themselves</title>
<meta name="description" content="Northwind Kites builds kites that fly themselves and film what they see.">
<meta property="og:site_name" content="Northwind Kites">
<script type="application/ld+json">{"@type":"Organization","name":"Northwind Kites","logo":"https://northwind.example.com/logo.png","foundingDate":"2012"}</script>`;

const OPENINGS: Partial<Record<PageRole, string>> = {
	home: "<h1>Kites that fly themselves</h1><p>Northwind Kites builds kites that fly themselves and film what they see.</p>",
	pricing:
		"<h2>Plans</h2><div class=plan><h3>Solo</h3><p>$9 / month</p></div><div class=plan><h3>Team</h3><p>$29 / month</p></div>",
	about:
		"<h2>Our story</h2><p>Northwind Kites was founded in 2012 in Ghent.</p><div class=card><h3>Ana Ruiz</h3><p>Founder &amp; CEO</p></div>",
	contact: "<p>Northwind Kites, Veldstraat 12, 9000 Ghent, Belgium</p><p>hello@northwind.example.com</p>",
	faq: "<h2>Frequently asked questions</h2><h3>Does it rain in?</h3><p>No, every kite is sealed against water.</p>",
	features: "<h2>Features</h2><ul><li>Flies without wind</li><li>Films in the dark</li></ul>",
};

/** Sections of ordinary markup until the page has its size; no two sentences alike. */
function page(role: PageRole, index: number, bytes: number): string {
	let body = OPENINGS[role] ?? "<h1>Notes</h1>";
	for (let section = 0; body.length < bytes; section++) {
		const n = index * 10_000 + section;
		body += `<section class="row block-${n}"><div class="col"><h3>Detail ${n} of the kite</h3>
<p>Part ${n} keeps the kite steady in gusts of ${n % 90} knots, and we test it on a beach near Ostend every week.</p>
<ul><li><a href="/part/${n}">See part ${n}</a></li><li>Weighs ${n % 700} grams</li></ul>
<img src="/img/${n}.jpg" alt="Part ${n}"></div></section>`;
	}
	const nav = '<nav><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/contact">Contact</a></nav>';
	return `<html lang="en"><head>${HEAD}</head><body><header>${nav}</header><main>${body}</main>
<footer><a href="https://twitter.com/northwindkites">Twitter</a><p>© 2016 Northwind Kites</p></footer></body></html>`;
}

async function draftOnce(html: readonly string[]): Promise<number> {
	const pages = await Promise.all(
		html.map((markup, index) => {
			const role = ROLES[index] ?? "other";
			return readHtml({ html: markup, url: `https://northwind.example.com/${index}`, role, fetchedAt: 0 });
		}),
	);
	const { draft } = draftExtractively({ url: "https://northwind.example.com/", pages, categories: [] });
	return Object.keys(draft.fields).length;
}

const RUNS = 10;

await runCommand({
	name: "bench:draft",
	summary: "Measures CPU and memory of the embedded drafter on a synthetic site.",
	options: { pages: { type: "string" }, kib: { type: "string" } },
	optionText: { pages: "how many pages (default 8)", kib: "size of each in KiB (default 60)" },
	async run({ values, say }) {
		const count = Number(values.pages ?? 8);
		const kib = Number(values.kib ?? 60);
		const html = Array.from({ length: count }, (_, index) => page(ROLES[index] ?? "other", index, kib * 1024));
		const cpuMs: number[] = [];
		let peakBytes = 0;
		let fields = 0;
		globalThis.gc?.();
		const baseBytes = process.memoryUsage().heapUsed;
		for (let run = 0; run < RUNS; run++) {
			const before = process.cpuUsage();
			fields = await draftOnce(html);
			const { user, system } = process.cpuUsage(before);
			cpuMs.push((user + system) / 1000);
			peakBytes = Math.max(peakBytes, process.memoryUsage().heapUsed - baseBytes);
			globalThis.gc?.();
		}
		const [first = 0, ...others] = cpuMs;
		const sorted = others.sort((a, b) => a - b);
		const facts = {
			pages: count,
			kib_per_page: kib,
			fields,
			cpu_ms_first: Math.round(first),
			cpu_ms_median: Math.round(sorted[sorted.length >> 1] ?? first),
			heap_mib_peak: Math.round((peakBytes / 1024 / 1024) * 10) / 10,
		};
		say(`${count} pages of ${kib} KiB, ${fields} fields drafted, ${RUNS} runs`);
		say(`CPU: ${facts.cpu_ms_first} ms in the first run, ${facts.cpu_ms_median} ms in the median of the others`);
		say(`heap: ${facts.heap_mib_peak} MiB above the start at most`);
		return facts;
	},
});
