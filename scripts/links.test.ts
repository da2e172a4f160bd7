import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { SITE_PAGES } from "#core/site-pages/site-pages";
import { sourceFiles } from "#scripts/lib/source-files";
import { ROOT } from "#scripts/lib/wrangler";

/** Addresses that other doors answer, or files that are served as they are. */
const ELSEWHERE = /^\/(?:api\/|mcp$|oauth\/|\.well-known\/|assets\/|favicon\.ico|apple-touch-icon\.png|llms\.txt)/;

/** A route as a pattern of the paths it answers: parameters stand for anything between two slashes. */
function patternOf(route: string): RegExp {
	const parts = route.split("/").map((part) => (part.startsWith(":") ? "[^/]+" : RegExp.escape(part)));
	return new RegExp(`^${parts.join("/")}$`);
}

it("leads nowhere that no page answers: every fixed link of a page", async () => {
	const sources = await Promise.all(
		(await sourceFiles("workers/site")).map(async (file) => ({ file, text: await readFile(ROOT + file, "utf8") })),
	);
	const routes: RegExp[] = [];
	for (const { text } of sources) {
		// Paths that pages register, by themselves or by a name.
		for (const [, path = ""] of text.matchAll(/(?:site\.get\(\s*|(?:const|let) [A-Z_]*PATH = )"(\/[^"]*)"/g)) {
			routes.push(patternOf(path.replaceAll(/\{[^}]*\}+/g, "")));
		}
	}
	// Pages whose texts the site team writes, registered by their names.
	for (const slug of SITE_PAGES) routes.push(patternOf(`/${slug}`));
	expect(routes.length).toBeGreaterThan(50);
	const links = sources.flatMap(({ file, text }) =>
		[...text.matchAll(/\bhref=(?:"|\{")(\/[^"#?]*)[^"]*"/g)].map(([, path = ""]) => ({ file, path })),
	);
	expect(links.length).toBeGreaterThan(50);
	const dead = links.filter(({ path }) => !ELSEWHERE.test(path) && !routes.some((route) => route.test(path)));
	expect(dead).toEqual([]);
});

describe("the documentation", () => {
	const linked = (page: string) => [...page.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, link = ""]) => link);

	it("leads to every page from its index", async () => {
		const pages = (await readdir(`${ROOT}docs`)).filter((file) => file.endsWith(".md") && file !== "README.md");
		const links = new Set(linked(await readFile(`${ROOT}docs/README.md`, "utf8")));
		expect(
			pages.filter((page) => !links.has(page)),
			"give it a row in docs/README.md, under what its reader wants",
		).toEqual([]);
	});

	it("leads to every decision from theirs, by its number and title", async () => {
		const folder = `${ROOT}docs/decisions/`;
		const files = (await readdir(folder)).filter((file) => file !== "README.md").toSorted();
		const titled = await Promise.all(
			files.map(async (file) => {
				const [title = ""] = (await readFile(folder + file, "utf8")).split("\n", 1);
				return `- [${file.slice(0, 3)}](${file})${title.replace(`# ${file.slice(0, 3)}`, "")}`;
			}),
		);
		const index = (await readFile(`${folder}README.md`, "utf8")).split("\n").filter((line) => line.startsWith("- ["));
		expect(
			index.toSorted(),
			"a decision begins with `# 041: Its title`, and has this line in decisions/README.md",
		).toEqual(titled.toSorted());
	});
});
