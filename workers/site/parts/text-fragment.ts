/** Words of a quote that name it: a long one by its beginning and its end. */
const FRAGMENT_WORDS = 6;

/**
 * Has browsers highlight the words on the page.
 * @param prefix, suffix the words around them, where they stand on the page more than once.
 * Source: WICG, URL Fragment Text Directives, 3.1.
 */
export function fragmentOf({
	quote,
	prefix,
	suffix,
}: {
	quote: string;
	prefix?: string | undefined;
	suffix?: string | undefined;
}): string {
	const words = quote.trim().split(/\s+/);
	const isShort = words.length <= 2 * FRAGMENT_WORDS;
	const said = isShort ? [words] : [words.slice(0, FRAGMENT_WORDS), words.slice(-FRAGMENT_WORDS)];
	const parts = [
		...(prefix === undefined ? [] : [`${encoded(prefix)}-`]),
		...said.map((part) => encoded(part.join(" "))),
		...(suffix === undefined ? [] : [`-${encoded(suffix)}`]),
	];
	return `#:~:text=${parts.join(",")}`;
}

/** Dashes, commas and ampersands mean something in a directive. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll("-", "%2D");
