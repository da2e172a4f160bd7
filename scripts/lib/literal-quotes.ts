import { decodeHTML } from "entities";

/**
 * Whether a quote stands literally in a page's markup, found without anything the reader of pages knows: tags are cut
 * out, entities decoded, attributes and data blocks taken as they are, and white space ignored.
 */
export class LiteralPage {
	readonly #texts: string[];

	constructor(html: string) {
		const shown = withMailAddresses(html.replaceAll(/<!--[\s\S]*?-->/g, ""));
		const markup = shown.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, "");
		const visible = decodeHTML(markup.replaceAll(/<[^>]*>/g, ""));
		const attributes = [...markup.matchAll(/=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)].map((match) =>
			decodeHTML(match[1] ?? match[2] ?? match[3] ?? ""),
		);
		const data = [...shown.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/gi)].flatMap((match) =>
			strings(match[1] ?? ""),
		);
		this.#texts = [visible, ...attributes, ...data].map(squeezed);
	}

	holds(quote: string): boolean {
		const wanted = squeezed(quote);
		return wanted !== "" && this.#texts.some((text) => text.includes(wanted));
	}
}

/** Invisible characters and every kind of space say nothing about whether words are there. */
function squeezed(text: string): string {
	return text.normalize("NFC").replaceAll(/[\s\u00ad\u200b-\u200d\u2060\ufeff]+/gu, "");
}

/** Addresses that a page hides from robots (`data-cfemail`), as a visitor's browser shows them. */
function withMailAddresses(html: string): string {
	return html
		.replaceAll(/\/cdn-cgi\/l\/email-protection#([0-9a-f]+)/gi, (_all, hex: string) => `mailto:${mailAddress(hex)}`)
		.replaceAll(/<(\w+)[^>]*\bdata-cfemail="([0-9a-f]+)"[^>]*>[^<]*<\/\1>/gi, (_all, _tag, hex: string) =>
			mailAddress(hex),
		);
}

/** The first byte is the key of all others. */
function mailAddress(hex: string): string {
	const [key = 0, ...letters] = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
	return String.fromCharCode(...letters.map((byte) => byte ^ key));
}

function strings(json: string): string[] {
	const found: string[] = [];
	try {
		JSON.parse(json, (_key, value: unknown) => {
			if (typeof value === "string" || typeof value === "number") found.push(decodeHTML(String(value)));
			return value;
		});
	} catch {
		// A block that is no JSON holds no data; nothing can have been quoted from it.
	}
	return found;
}
