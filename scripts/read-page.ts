import { readFileSync } from "node:fs";
import { sightWords } from "#core/words/shared";
import { lookForBadge } from "#crawl/badge-anchors";
import { decodeText } from "#crawl/charset";
import { choosePages } from "#crawl/choose-pages";
import { readHead } from "#crawl/claim-proof";
import { parseHtml } from "#crawl/page-text";
import { runCommand, UsageError } from "#scripts/lib/command";

const PIECE_BYTES = 16 * 1024;

/** As a page comes from its server. */
async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
	for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

runCommand({
	name: "read",
	summary:
		"Prints what the reader makes of a local HTML file: its blocks, links and images; or what the badge check or a claim would see.",
	positionals: ["FILE"],
	options: { url: { type: "string" }, badge: { type: "string" }, site: { type: "string" }, claim: { type: "string" } },
	optionText: {
		url: "Where the page would stand (default: https://example.com/).",
		badge: "Slug of a listing: says what the badge check makes of the page instead.",
		site: "Origin of the directory whose badge it is (default: http://127.0.0.1:8787).",
		claim: "Token of a claim: says whether its meta tag is in the page's head instead.",
	},
	async run({ values, positionals, say }) {
		const [path] = positionals;
		if (path === undefined) throw new UsageError("Name an HTML file.");
		const url = String(values.url ?? "https://example.com/");
		if (!URL.canParse(url)) throw new UsageError(`--url must be an address, not ${url}.`);
		const bytes = readFileSync(path);
		const incoming = { url, contentType: "", chunks: inPieces(bytes) };
		if (typeof values.badge === "string") {
			const site = String(values.site ?? "http://127.0.0.1:8787");
			if (!URL.canParse(site)) throw new UsageError(`--site must be an address, not ${site}.`);
			const target = { slug: values.badge, origin: new URL(site).origin, requiresDofollow: false };
			const match = await lookForBadge(incoming, target);
			say(`${match.code}: ${match.seen}`);
			return match;
		}
		if (typeof values.claim === "string") {
			const look = await readHead(incoming, values.claim);
			say(`${look.found ? "found" : "not found"}: ${sightWords(look.sight)}`);
			return look;
		}
		const html = decodeText(bytes, "");
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
