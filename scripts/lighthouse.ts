import type { Config, Flags, RunnerResult } from "lighthouse";
import { CHROMIUM, launchChromium } from "#scripts/lib/chromium";
import { runCommand } from "#scripts/lib/command";
import { freePort } from "#scripts/lib/free-port";
import { seedDemo, serve, UNLIMITED } from "#scripts/lib/served";
import { signIn } from "#scripts/lib/sign-in";

/**
 * Lighthouse on the pages that are meant to be found, and on some that belong to one person. Of the search, the page
 * of all listings is meant to be found; what strangers type into it is not, or anybody could fill search engines with it.
 */

const SCORE_MIN = 95;
const RETRIES = 2;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const PUBLIC = [
	"/",
	"/listings/chairtime",
	"/launches/last",
	"/categories/productivity",
	"/compare?products=chairtime,tidewell",
	"/listings",
];
/** Not to be found, and so not measured as such. */
const PRIVATE = ["/account", "/account/products", "/account/following", "/submit"];

interface Scores {
	path: string;
	/** By category, 0 to 100. */
	scores: { performance: number; accessibility: number; "best-practices": number; seo?: number };
	/** Audits below full marks, of those that count. */
	lost: string[];
}

runCommand({
	name: "lighthouse",
	summary: `Lighthouse in Chromium: at least ${SCORE_MIN} in all four on public pages, in three on private ones.`,
	options: { ...CHROMIUM.options, page: { type: "string" } },
	optionText: { ...CHROMIUM.optionText, page: "One public page alone, by its path." },
	async run({ values, say }) {
		const served = await serve(UNLIMITED);
		const port = await freePort();
		const browser = await launchChromium(values, [`--remote-debugging-port=${port}`]);
		const all: Scores[] = [];
		try {
			await seedDemo(served);
			const wanted = typeof values.page === "string" ? [values.page] : PUBLIC;
			for (const path of wanted) all.push(await bestOf(() => measure(served.origin, path, port)));
			if (wanted === PUBLIC) {
				const context = await browser.newContext();
				await signIn(await context.newPage(), served, "ada@example.com");
				const cookies = await context.cookies();
				const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
				for (const path of PRIVATE) all.push(await bestOf(() => measure(served.origin, path, port, { Cookie })));
			}
		} finally {
			await browser.close();
			await served.stop();
		}
		for (const { path, scores, lost } of all) {
			say(`${path.padEnd(34)} ${CATEGORIES.map((name) => `${name} ${scores[name] ?? "-"}`).join("  ")}`);
			for (const audit of lost) say(`    ${audit}`);
		}
		if (all.some(isLow)) process.exitCode = 1;
		return { pages: all };
	},
});

/** Whatever else a machine does takes away from a page's speed and adds nothing: what falls short is measured again. */
async function bestOf(measuring: () => Promise<Scores>): Promise<Scores> {
	let best = await measuring();
	for (let again = 0; again < RETRIES && isLow(best); again++) {
		const next = await measuring();
		if (next.scores.performance > best.scores.performance) best = next;
	}
	return best;
}

const isLow = ({ scores }: Scores) => Object.values(scores).some((score) => score < SCORE_MIN);

/** A trace that Lighthouse lost says nothing of the page: it is taken again, and that is said. */
async function taken(path: string, take: () => Promise<RunnerResult | undefined>): Promise<RunnerResult["lhr"]> {
	for (let again = 0; ; again++) {
		const result = await take();
		if (result !== undefined && result.lhr.runtimeError === undefined) return result.lhr;
		const lost = `Lighthouse could not measure ${path}: ${result?.lhr.runtimeError?.message ?? "no result"}`;
		if (again === RETRIES) throw new Error(lost);
		console.error(`${lost} It is measured again.`);
	}
}

/** @param headers of a person who is signed in; without search engines then. */
async function measure(origin: string, path: string, port: number, headers?: Record<string, string>): Promise<Scores> {
	const onlyCategories = CATEGORIES.filter((name) => name !== "seo" || headers === undefined);
	const flags: Flags = { port, logLevel: "silent", output: "json", ...(headers && { extraHeaders: headers }) };
	const config: Config = { extends: "lighthouse:default", settings: { onlyCategories: [...onlyCategories] } };
	// Loaded when it is needed: --help and wrong arguments are answered without it.
	const { default: lighthouse } = await import("lighthouse");
	const { categories, audits } = await taken(path, () => lighthouse(origin + path, flags, config));
	const scoreOf = (name: (typeof CATEGORIES)[number]) => Math.round((categories[name]?.score ?? 0) * 100);
	const scores = {
		performance: scoreOf("performance"),
		accessibility: scoreOf("accessibility"),
		"best-practices": scoreOf("best-practices"),
		...(headers === undefined && { seo: scoreOf("seo") }),
	};
	const lost = Object.values(categories)
		.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
		.flatMap(({ id }) => {
			const audit = audits[id];
			return audit && audit.score !== null && audit.score < 0.9
				? [`${id}: ${audit.title} ${audit.displayValue ?? ""}`]
				: [];
		});
	return { path, scores, lost };
}
