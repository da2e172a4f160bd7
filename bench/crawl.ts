/**
 * What reading a site costs, ordinary and hostile: `npm run bench:crawl -- [--json]`.
 * Each case is a site on loopback, read once by a process of its own whose heap is limited to 64 MiB.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { http } from "#adapters/pages/http";
import { crawlSite } from "#crawl/crawl-site";
import { runCommand } from "#scripts/lib/command";
import { startScriptedSite } from "#scripts/lib/scripted-site";
import { memoryRobotsCache } from "#testing/robots-memory";
import type { Route, Routes } from "#testing/servers";

const HEAP_MIB = 64;
const ROLES = ["pricing", "plans", "about", "team", "contact", "imprint", "faq"];
const LINKS = ROLES.map((role) => `<a href="/${role}">${role}</a>`).join(" ");

/** A site of eight pages that are all alike but for their first word. */
function siteOf(page: (name: string) => Route): Routes {
	const home = page("home");
	return {
		"/": { ...home, body: `<h1>Acme</h1>${LINKS}${home.body ?? ""}` },
		...Object.fromEntries(ROLES.map((role) => [`/${role}`, page(role)])),
	};
}

const paragraph =
	"<section class='card'><h2>Plan</h2><p>Twenty words of text that say what the plan holds.</p><a href='/x'>More</a></section>";
const CASES: Record<string, Routes> = {
	"8 pages of 60 KiB": siteOf((name) => ({ body: `<p>${name}</p>${paragraph.repeat(500)}` })),
	"8 pages of 512 KiB": siteOf((name) => ({ body: `<p>${name}</p>${paragraph.repeat(4_400)}` })),
	"8 endless pages": siteOf((name) => ({ body: `<p>${name}</p>${paragraph.repeat(100)}`, repeat: 20_000 })),
	"8 gzip bombs of 300 MB": siteOf((name) => ({ body: `<p>${name}${"a".repeat(1_000_000)}`, repeat: 300, gzip: true })),
	"8 pages of open tags": siteOf((name) => ({ body: `<p>${name}${"<b>".repeat(170_000)}` })),
	"8 pages of tiny blocks": siteOf((name) => ({ body: `<p>${name}${"<p>x".repeat(130_000)}` })),
	"8 pages that drip": siteOf((name) => ({ body: `<p>${name}`, repeat: 10_000, drip: { everyMs: 50 } })),
};

interface Cost {
	pages: number;
	cpuMs: number;
	wallMs: number;
	/** Growth of the resident set at its highest, code and collector included. */
	grownMiB: number;
}

async function readOnce(origin: string): Promise<Cost> {
	const ports = {
		http,
		clock: { now: () => new Date() },
		robotsCache: memoryRobotsCache(),
		dns: { addresses: async () => [] },
	};
	const input = { url: origin, userAgent: "LaunchweekBot/1.0 (+http://127.0.0.1/bot)", gate: { allowLoopback: true } };
	const before = { cpu: process.cpuUsage(), at: performance.now(), kib: process.resourceUsage().maxRSS };
	const { pages } = await crawlSite(input, ports);
	const cpu = process.cpuUsage(before.cpu);
	return {
		pages: pages.length,
		cpuMs: Math.round((cpu.user + cpu.system) / 1000),
		wallMs: Math.round(performance.now() - before.at),
		grownMiB: Math.round((process.resourceUsage().maxRSS - before.kib) / 1024),
	};
}

async function measure(routes: Routes): Promise<Cost> {
	const site = await startScriptedSite(routes);
	const args = [
		`--max-old-space-size=${HEAP_MIB}`,
		import.meta.filename,
		"--json",
		"--origin",
		`http://127.0.0.1:${site.port}/`,
	];
	const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
	let output = "";
	child.stdout.on("data", (chunk) => {
		output += chunk;
	});
	const [code] = await once(child, "close");
	site.stop();
	if (code !== 0) throw new Error(`reading the site ended with code ${code}`);
	return JSON.parse(output);
}

runCommand({
	name: "bench:crawl",
	summary: "What reading a site costs, ordinary and hostile, in a process of its own whose heap is limited to 64 MiB.",
	options: { origin: { type: "string" } },
	optionText: { origin: "Only read this site once, in this process, and print what it cost." },
	async run({ values, json }) {
		if (values.origin !== undefined) {
			const cost = await readOnce(String(values.origin));
			if (!json) console.table(cost);
			return cost;
		}
		const costs: Record<string, Cost> = {};
		for (const [name, routes] of Object.entries(CASES)) costs[name] = await measure(routes);
		if (!json) console.table(costs);
		return costs;
	},
});
