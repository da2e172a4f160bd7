import type { Browser, BrowserContext, Page } from "playwright-core";
import { CHROMIUM, inTabs, launchChromium } from "#scripts/lib/chromium";
import { runCommand } from "#scripts/lib/command";
import { hostileProblems } from "#scripts/lib/hostile-look";
import { writeHostileWords } from "#scripts/lib/hostile-words";
import { FIRST_VIEW, Inspection } from "#scripts/lib/inspection";
import { giveEverything } from "#scripts/lib/looks/belongings";
import { anybodysStops, NEWCOMERS_STOPS, NOWHERE, ownersStops } from "#scripts/lib/looks/stops";
import { settleIn, signOut } from "#scripts/lib/looks/tour";
import { foldProblems, loadWeighed, mostOf, type PageWeight } from "#scripts/lib/page-budget";
import { type Served, serve, UNLIMITED } from "#scripts/lib/served";
import { signIn } from "#scripts/lib/sign-in";

/**
 * Opens every page in a real browser, light and dark, wide and narrow, and looks at it with axe; then once more with words
 * on it that have no place to break or are written from right to left. Each is loaded once and looked at in every way.
 */

/** Has everything that has pages, and is of the site's team. */
const OWNER = "ada@example.com";
const NEWCOMER = "new@example.com";

/** Windows in which words that do not break must not make a page scroll sideways. */
const WIDTHS = [320, 390, 800, 1280];

const nameOf = (path: string) => (path === "/" ? "home" : path.slice(1, 80).replaceAll(/[/?=&]/g, "-"));

/** What a tour needs: the instance, and who takes notes. */
interface Tour {
	served: Served;
	inspection: Inspection;
}

/** Goes to each address in turn; what breaks at one of them is a problem like others, and ends nothing. */
async function visit(
	context: BrowserContext,
	paths: readonly string[],
	problems: string[],
	work: (page: Page, path: string) => Promise<void>,
) {
	await inTabs(context, paths, (page, path) =>
		work(page, path).catch((error: unknown) => {
			problems.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
		}),
	);
}

/** Every public page as somebody sees it who was never here. @returns the most that one weighs. */
async function lookAtPublic(browser: Browser, paths: readonly string[], { served, inspection }: Tour) {
	let most: PageWeight = { markup: 0, scripts: 0, fonts: 0 };
	const context = await browser.newContext(FIRST_VIEW);
	inspection.watch(context);
	await visit(context, paths, inspection.problems, async (page, path) => {
		const { answer, weight, problems } = await loadWeighed(page, served.origin, path);
		inspection.arrive(page, answer, path);
		most = mostOf(most, weight);
		inspection.problems.push(...problems);
		await inspection.look(page, nameOf(path));
	});
	await context.close();
	return most;
}

/** The pages of somebody who is signed in. */
async function lookAtOwn(context: BrowserContext, paths: readonly string[], { served, inspection }: Tour) {
	await visit(context, paths, inspection.problems, async (tab, path) => {
		inspection.arrive(tab, await tab.goto(served.origin + path), path);
		await inspection.look(tab, nameOf(path));
	});
}

/** Pages once more, with words on them that do not break and words that are written from right to left. */
async function measureHostile(context: BrowserContext, paths: readonly string[], { served, inspection }: Tour) {
	await visit(context, paths, inspection.problems, async (tab, path) => {
		await tab.setViewportSize({ width: WIDTHS[0] ?? 0, height: 800 });
		inspection.arrive(tab, await tab.goto(served.origin + path), path);
		// What is folded away is on the page too.
		await tab.evaluate("document.querySelectorAll('details').forEach((details) => { details.open = true; })");
		await inspection.measure(tab, `hostile ${nameOf(path)}`, WIDTHS, (name) => hostileProblems(tab, name));
	});
}

runCommand({
	name: "browser",
	summary:
		"Opens every page in Chromium, light and dark, wide and narrow, checks it with axe, and once more with words that do not break; saves pictures of what is wrong.",
	options: { ...CHROMIUM.options, pictures: { type: "boolean" }, page: { type: "string" } },
	optionText: {
		...CHROMIUM.optionText,
		pictures: "Save pictures of everything.",
		page: "Look only at pages whose address begins so.",
	},
	async run({ values, say }) {
		const begun = Date.now();
		const { page: only = "/" } = values;
		const wanted = (stops: readonly (readonly string[])[]) =>
			stops.flat().filter((path) => path.startsWith(String(only)));
		const inspection = await Inspection.begin(values.pictures === true);
		const { problems } = inspection;
		const served = await serve(UNLIMITED);
		const tour = { served, inspection };
		const browser = await launchChromium(values);
		let most: PageWeight;
		try {
			const belongings = await giveEverything(served, OWNER);
			const [strangers, own] = [wanted(anybodysStops(belongings)), wanted(ownersStops(belongings))];
			most = await lookAtPublic(browser, [...strangers, ...wanted([NOWHERE])], tour);
			problems.push(...(await foldProblems(browser, served.origin)));
			const newcomer = await browser.newContext(FIRST_VIEW);
			inspection.watch(newcomer);
			await signIn(await newcomer.newPage(), served, NEWCOMER);
			await lookAtOwn(newcomer, wanted(NEWCOMERS_STOPS), tour);
			const owner = await browser.newContext(FIRST_VIEW);
			inspection.watch(owner);
			const page = await settleIn(owner, served, OWNER, belongings, inspection);
			await lookAtOwn(owner, own, tour);
			await signOut(page, served, inspection);
			await writeHostileWords(served.db);
			const reader = await browser.newContext({ reducedMotion: "reduce" });
			inspection.watch(reader);
			await measureHostile(reader, strangers, tour);
			await signIn(await reader.newPage(), served, OWNER);
			await measureHostile(reader, own, tour);
			// Loaded when it is needed: --help is answered without it.
			const { hostilePictureProblems } = await import("#scripts/lib/hostile-pictures");
			const pictures = await hostilePictureProblems(browser, served, OWNER);
			problems.push(...pictures.problems);
			say(`${pictures.files} hostile pictures uploaded, ${pictures.openings} openings of them as they are`);
		} finally {
			await browser.close();
			await served.stop();
		}
		const { looked, folder } = inspection;
		say(`${looked} views of pages looked at, ${problems.length} problems`);
		if (values.pictures === true || problems.length > 0) say(`Pictures are in ${folder}.`);
		say(
			`The most of a public page: ${most.markup} bytes of HTML and CSS, ${most.scripts} of script, ${most.fonts} of fonts.`,
		);
		for (const problem of problems) say(problem);
		say(`${Math.round((Date.now() - begun) / 1_000)} seconds`);
		if (problems.length > 0) process.exitCode = 1;
		return { looked, most, problems };
	},
});
