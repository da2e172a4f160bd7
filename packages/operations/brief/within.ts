/** How far texts and lists are cut, in steps, until an answer fits: characters of a text, entries of a list. */
const STEPS = [
	{ text: 700, entries: 20 },
	{ text: 400, entries: 12 },
	{ text: 240, entries: 8 },
	{ text: 140, entries: 6 },
	{ text: 90, entries: 4 },
	{ text: 60, entries: 2 },
	{ text: 40, entries: 1 },
] as const;

/** What is never cut: an address that lacks its end leads elsewhere, and what to do next is why one reads an answer. */
const WHOLE = /^(?:url|.*_url|page|email|.*_email|next_actions|html|slug|id)$/;

/** What holds addresses that people give, by platform: one that is too long is left out, for the same reason. */
const ADDRESSES = /^(?:.*_)?socials$/;

type Step = (typeof STEPS)[number];

/**
 * An answer that takes at most so many bytes as JSON: long texts end in an ellipsis and long lists after their first
 * entries, no further than needed. What was cut says so: `is_cut: true`.
 * @param maxBytes of UTF-8; three of them are about one token of a model. Addresses stay whole, whatever they take.
 */
export function within<T extends object>(answer: T, maxBytes: number): T & { is_cut?: true } {
	if (bytesOf(answer) <= maxBytes) return answer;
	let cut: T & { is_cut?: true } = answer;
	for (const step of STEPS) {
		cut = { ...shortened(answer, step), is_cut: true };
		if (bytesOf(cut) <= maxBytes) return cut;
	}
	return cut;
}

const ENCODER = new TextEncoder();

export function bytesOf(value: unknown): number {
	return ENCODER.encode(JSON.stringify(value)).byteLength;
}

function shortened<T>(value: T, step: Step): T {
	if (typeof value === "string") return clipped(value, step.text) as T;
	if (Array.isArray(value)) return value.slice(0, step.entries).map((entry) => shortened(entry, step)) as T;
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).map(([key, inner]) => {
		if (WHOLE.test(key)) return [key, inner];
		return [key, shortened(ADDRESSES.test(key) ? withoutLong(inner, step.text) : inner, step)];
	});
	return Object.fromEntries(entries) as T;
}

/** @param socials addresses by platform, or in `value` what a draft says of each. */
function withoutLong(socials: unknown, max: number): unknown {
	if (typeof socials !== "object" || socials === null) return socials;
	const addressOf = (entry: unknown) => (entry as { value?: unknown } | null)?.value ?? entry;
	const kept = Object.entries(socials).filter(([, entry]) => String(addressOf(entry)).length <= max);
	return Object.fromEntries(kept);
}

/** A text of at most so many characters, cut between words where there are any. */
function clipped(text: string, max: number): string {
	if (text.length <= max) return text;
	// Not through the middle of a character of two units.
	const head = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, "");
	const space = head.lastIndexOf(" ");
	return `${(space > max / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> };

/** Without what says nothing: null, empty texts, lists and objects. */
export function withoutBlanks<T extends object>(answer: T): Present<T> {
	return Object.fromEntries(Object.entries(answer).filter(([, value]) => !isBlank(value))) as Present<T>;
}

function isBlank(value: unknown): boolean {
	if (value === null || value === undefined || value === "") return true;
	return typeof value === "object" && Object.keys(value).length === 0;
}
