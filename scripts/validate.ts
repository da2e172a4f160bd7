import { runCommand } from "#scripts/lib/command";
import { seedDemo, serve, UNLIMITED } from "#scripts/lib/served";
import type { Check, FetchedPage } from "#scripts/lib/validate/page";

/**
 * Holds every public page against validators that others maintain: its HTML, what it says to search engines and to
 * messengers, and what it offers to machines (feeds, the calendar, oEmbed).
 */

/** Pages that no list leads to. */
const BESIDE = [
	"/listings?q=team",
	"/compare?products=tidewell,chairtime",
	"/nowhere",
	"/sign-in",
	"/bot",
	"/docs",
	"/connect",
];
/** Of pages of one kind, so many are looked at: the others differ in their words only. */
const OF_A_KIND = 6;

async function textOf(address: string): Promise<string> {
	// Not kept alive: the instance closes an idle connection while a check computes, and the next request would meet that.
	return (await fetch(address, { headers: { Connection: "close" } })).text();
}

/** The pages of the sitemap, of each kind some. */
async function fromSitemap(origin: string): Promise<string[]> {
	const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
	const listed = addressesIn(await textOf(`${origin}/sitemap.xml`));
	const nested = listed.filter((address) => address.endsWith(".xml"));
	const pages = [
		...listed.filter((address) => !address.endsWith(".xml")),
		...(
			await Promise.all(nested.map(async (address) => addressesIn(await textOf(origin + new URL(address).pathname))))
		).flat(),
	];
	const kinds = Map.groupBy(
		pages.map((address) => new URL(address).pathname),
		(path) => path.split("/").slice(0, 2).join("/") + (path.split("/").length > 2 ? "/*" : ""),
	);
	return [...kinds.values()].flatMap((paths) => paths.slice(0, OF_A_KIND));
}

/** Loaded when they are needed: --help and wrong arguments are answered without the validators. */
async function loadChecks(): Promise<readonly Check[]> {
	const [{ htmlProblems }, { openGraphProblems }, { jsonLdProblems }, { feedProblems, oembedProblems }] =
		await Promise.all([
			import("#scripts/lib/validate/html"),
			import("#scripts/lib/validate/open-graph"),
			import("#scripts/lib/validate/json-ld"),
			import("#scripts/lib/validate/feeds"),
		]);
	return [htmlProblems, openGraphProblems, jsonLdProblems, feedProblems, oembedProblems];
}

runCommand({
	name: "validate",
	summary:
		"Holds the HTML, JSON-LD, Open Graph, feeds, calendar and oEmbed of every public page against validators that others maintain.",
	async run({ say }) {
		const served = await serve(UNLIMITED);
		const problems: string[] = [];
		let pages: FetchedPage[] = [];
		try {
			await seedDemo(served);
			const paths = [...new Set([...(await fromSitemap(served.origin)), ...BESIDE])];
			pages = await Promise.all(paths.map(async (path) => ({ path, html: await textOf(served.origin + path) })));
			for (const check of await loadChecks()) problems.push(...(await check(pages, served.origin)));
		} finally {
			await served.stop();
		}
		say(`${pages.length} pages looked at, ${problems.length} problems`);
		for (const problem of problems) say(problem);
		if (problems.length > 0) process.exitCode = 1;
		return { pages: pages.length, problems };
	},
});
