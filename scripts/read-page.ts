/**
 * Prints what the reader makes of a local HTML file: `npm run read -- FILE [--url URL] [--json]`.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { decodeText } from "#crawl/charset";
import { choosePages } from "#crawl/choose-pages";
import { parseHtml } from "#crawl/page-text";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		url: { type: "string", default: "https://example.com/" },
		json: { type: "boolean", default: false },
		help: { type: "boolean", default: false },
	},
});
const [path] = positionals;
if (path === undefined || values.help) {
	console.log("usage: npm run read -- FILE [--url URL] [--json]\nPrints the blocks, links and images of an HTML file.");
	process.exit(values.help ? 0 : 2);
}

const html = decodeText(readFileSync(path), "");
const { page, isAppShell } = await parseHtml({ html, url: values.url, role: "home", fetchedAt: Date.now() });
if (values.json) console.log(JSON.stringify(page, null, "\t"));
else {
	for (const { id, kind, tag, group, landmark, start, end } of page.blocks) {
		console.log(
			`${id}\t${kind} ${tag}\tgroup ${group}\t${landmark ?? "-"}\t${JSON.stringify(page.text.slice(start, end))}`,
		);
	}
	for (const link of page.links)
		console.log(`link\t${link.hidden ? "hidden " : ""}${link.href}\t${JSON.stringify(link.text)}`);
	for (const image of page.images) console.log(`image\t${image.src}\t${JSON.stringify(image.alt)}\t${image.hints}`);
	for (const chosen of choosePages(page, 7)) console.log(`next\t${chosen.role}\t${chosen.url}`);
	console.log(
		`${page.text.length} characters, lang ${page.lang ?? "-"}, canonical ${page.canonical ?? "-"}, shell ${isAppShell}`,
	);
}
