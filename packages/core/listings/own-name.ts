/** What stands between a name and what is said of it. */
const BETWEEN = /^(?:\s*:\s+|\s+[|·–—-]\s+)/u;

/** Less left than this is no line about a product. */
const MIN_LEFT = 12;

/**
 * A tagline as lists show it, right beside the product's name: without that name and a colon or dash at its beginning, as
 * titles of websites are worded. What is left stays word for word.
 */
export function besideName(tagline: string | null, name: string): string | null {
	if (tagline === null || name === "") return tagline;
	const begins = tagline.slice(0, name.length);
	if (begins.toLowerCase() !== name.toLowerCase()) return tagline;
	const rest = tagline.slice(name.length);
	const left = rest.replace(BETWEEN, "");
	return left === rest || left.length < MIN_LEFT ? tagline : left;
}
