import { accentShades } from "#core/web/colour";
import { oneLine, plainText } from "#core/web/plain-text";
import { DIRECTION, LOCALE } from "#core/words/locale";
import type { Block, Row } from "#mails/blocks";
import { folded } from "#mails/fold";
import { type Line, type Piece, plain } from "#mails/line";

/**
 * HTML that holds in mail programs: one narrow table in the middle, every look written on its element, and dark colours for
 * programs that ask for them. Nothing is loaded from anywhere. Source: docs/mail.md#what-a-mail-looks-like.
 */

/** What stands around the blocks. */
export interface MailFrame {
	subject: string;
	site: { name: string; accent: string; origin: string };
	/** Why it comes and how it ends. */
	footer: readonly Block[];
}

/** An escaped character has up to six, one of UTF-8 up to four octets: such a line stays below the 998 of RFC 5322. */
const LINE_MAX_CHARACTERS = 150;

const INK = { light: "#1d1b16", dark: "#f2ede2" };
const QUIET = { light: "#565147", dark: "#bdb6a8" };
const PAPER = { light: "#fbf8f1", dark: "#1a1713" };
const SHEET = { light: "#fffefa", dark: "#25211b" };
const RULE = { light: "#e3dccd", dark: "#353028" };
const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

/** Text between tags: escaped, and no longer on a line than a message may be. White space there is all the same. */
function escaped(text: string): string {
	return folded(text, LINE_MAX_CHARACTERS * 4)
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#39;");
}

/** A value in an attribute. @throws for an address that is none of the web: nothing else is ever linked. */
function address(href: string): string {
	if (!/^https?:\/\/[!-~]+$/.test(href)) throw new Error("a mail links to something that is no web address");
	return href.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll("'", "&#39;");
}

/** @returns the whole document. */
export function htmlOf(blocks: readonly Block[], { subject, site, footer }: MailFrame): string {
	const { light, dark } = accentShades(site.accent);
	const block = (one: Block) => blockHtml(one, light);
	return [
		"<!doctype html>",
		`<html lang="${LOCALE}" dir="${DIRECTION}">`,
		'<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
		'<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
		`<title>${escaped(subject)}</title>`,
		"<style>",
		":root{color-scheme:light dark;supported-color-schemes:light dark}",
		"@media (prefers-color-scheme:dark){",
		`.paper{background:${PAPER.dark}!important}.sheet{background:${SHEET.dark}!important;border-color:${RULE.dark}!important}`,
		`.ink{color:${INK.dark}!important}.quiet{color:${QUIET.dark}!important}`,
		`.rule{border-color:${RULE.dark}!important}.link{color:${dark.accent}!important}`,
		`.button{background:${dark.accent}!important;color:${dark.on}!important}`,
		"}",
		"</style></head>",
		`<body class="paper" style="margin:0;padding:0;background:${PAPER.light}">`,
		`<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER.light}"><tr>`,
		'<td align="center" style="padding:24px 12px">',
		'<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed">',
		`<tr><td align="left" style="padding:0 4px 12px;font:600 18px/1.3 ${SERIF}">`,
		`<a class="ink" href="${address(`${site.origin}/`)}" style="color:${INK.light};text-decoration:none"><bdi>${escaped(oneLine(site.name))}</bdi></a></td></tr>`,
		`<tr><td class="sheet ink" align="left" style="padding:24px 24px 10px;background:${SHEET.light};border:1px solid ${RULE.light};border-radius:8px;color:${INK.light};font:16px/1.5 ${SANS};overflow-wrap:anywhere;word-break:break-word">`,
		...blocks.map(block),
		"</td></tr>",
		`<tr><td class="quiet" align="left" style="padding:14px 4px 0;color:${QUIET.light};font:13px/1.5 ${SANS};overflow-wrap:anywhere;word-break:break-word">`,
		...footer.map(block),
		"</td></tr></table>",
		"</td></tr></table></body></html>",
		"",
	].join("\n");
}

interface Shades {
	accent: string;
	on: string;
}

function blockHtml(block: Block, shades: Shades): string {
	switch (block.kind) {
		case "paragraph":
			return `<p style="margin:0 0 14px">${lineHtml(block.line, shades)}</p>`;
		case "button":
			return [
				`<p style="margin:4px 0 18px"><a class="button" href="${address(block.href)}"`,
				` style="display:inline-block;padding:11px 18px;border-radius:6px;background:${shades.accent};color:${shades.on};font-weight:600;text-decoration:none">`,
				`${escaped(block.label)}</a></p>`,
			].join("\n");
		case "link":
			return `<p style="margin:0 0 10px">${pieceHtml(block, shades)}</p>`;
		case "quote":
			return `<blockquote class="rule" dir="auto" style="margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid ${RULE.light}">${quoted(block.text)}</blockquote>`;
		case "list":
			return `<ul style="margin:0 0 14px;padding-left:22px">\n${block.items
				.map((item) => `<li style="margin:0 0 6px">${lineHtml(item, shades)}</li>`)
				.join("\n")}\n</ul>`;
		case "rows":
			return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">\n${block.rows
				.map((row) => rowHtml(row, shades))
				.join("\n")}\n</table>`;
		case "code":
			return `<pre class="rule" style="margin:0 0 16px;padding:10px 12px;border:1px solid ${RULE.light};border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.5 ui-monospace,Menlo,Consolas,monospace"><code>${escaped(block.text)}</code></pre>`;
	}
}

/** Characters of a label or a value that stands on one line. */
const SHORT = 16;
const WHOLE = ";white-space:nowrap;overflow-wrap:normal;word-break:normal";

function rowHtml({ label, value, strong }: Row, shades: Shades): string {
	const weight = strong ? ";font-weight:600" : "";
	// What is short breaks nowhere, however long what stands beside it is: neither a sum nor the name of a row.
	const whole = (words: Line) => (plain(words).length <= SHORT ? WHOLE : "");
	const cell = `padding:6px 0;border-bottom:1px solid ${RULE.light};vertical-align:top${weight}`;
	return [
		`<tr><td class="rule" align="left" style="${cell};padding-right:12px${whole(label)}">${lineHtml(label, shades)}</td>`,
		`<td class="rule" align="right" style="${cell};padding-left:12px${whole(value)}">${lineHtml(value, shades)}</td></tr>`,
	].join("\n");
}

/** Their lines as they wrote them. */
function quoted(text: string): string {
	return plainText(text.trim())
		.split(/\r\n|\r|\n/)
		.map(escaped)
		.join("<br>\n");
}

function lineHtml(line: Line, shades: Shades): string {
	return line.map((piece) => pieceHtml(piece, shades)).join("");
}

function pieceHtml(piece: Piece, shades: Shades): string {
	if (typeof piece === "string") return escaped(piece);
	if ("theirs" in piece) return `<bdi>${escaped(oneLine(piece.theirs))}</bdi>`;
	if ("strong" in piece) return `<strong>${lineHtml(piece.strong, shades)}</strong>`;
	return `<a class="link" href="${address(piece.href)}" style="color:${shades.accent}"><bdi>${escaped(oneLine(piece.label))}</bdi></a>`;
}
