import { readFileSync } from "node:fs";
import { decodeText } from "#crawl/charset";
import { choosePages } from "#crawl/choose-pages";
import { parseHtml } from "#crawl/page-text";
import { runCommand, UsageError } from "#scripts/lib/command";

runCommand({
	name: "read",
	summary: "Prints what the reader makes of a local HTML file: its blocks, links and images.",
	positionals: ["FILE"],
	options: { url: { type: "string" } },
	optionText: { url: "Where the page would stand (default: https://example.com/)." },
	async run({ values, positionals, say }) {
		const [path] = positionals;
		if (path === undefined) throw new UsageError("Name an HTML file.");
		const url = String(values.url ?? "https://example.com/");
		if (!URL.canParse(url)) throw new UsageError(`--url must be an address, not ${url}.`);
		const html = decodeText(readFileSync(path), "");
		const { page, isAppShell } = await parseHtml({ html, url, role: "home", fetchedAt: Date.now() });
		for (const { id, kind, tag, group, landmark, start, end } of page.blocks) {
			const text = JSON.stringify(page.text.slice(start, end));
			say(`${id}\t${kind} ${tag}\tgroup ${group}\t${landmark ?? "-"}\t${text}`);
		}
		for (const link of page.links)
			say(`link\t${link.hidden ? "hidden " : ""}${link.href}\t${JSON.stringify(link.text)}`);
		for (const image of page.images) say(`image\t${image.src}\t${JSON.stringify(image.alt)}\t${image.hints}`);
		for (const chosen of choosePages(page, 7)) say(`next\t${chosen.role}\t${chosen.url}`);
		say(
			`${page.text.length} characters, lang ${page.lang ?? "-"}, canonical ${page.canonical ?? "-"}, shell ${isAppShell}`,
		);
		return page;
	},
});
