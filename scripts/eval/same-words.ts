/** A text as it is compared: letters, dashes, apostrophes and white space of one kind, without its end mark. */
export function plain(value: unknown): string {
	return String(value)
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[\u2010-\u2015]/g, "-")
		.replace(/[\u2018\u2019]/g, "'")
		.replace(/\s+/g, " ")
		.replace(/[.!]+$/, "")
		.trim();
}

const WORD = /[\p{L}\p{N}]/u;

/** Whether a text holds another as whole words and numbers: "art" is not in "Start", nor 9 in 99. */
export function holds(text: string, part: string): boolean {
	const whole = plain(text);
	const needle = plain(part);
	for (let at = whole.indexOf(needle); needle !== "" && at !== -1; at = whole.indexOf(needle, at + 1)) {
		const end = at + needle.length;
		const cutsBefore = at > 0 && WORD.test(whole.charAt(at - 1)) && WORD.test(needle.charAt(0));
		const cutsAfter = end < whole.length && WORD.test(whole.charAt(end)) && WORD.test(needle.charAt(needle.length - 1));
		if (!cutsBefore && !cutsAfter) return true;
	}
	return false;
}

/** An address as it is compared: without scheme, `www`, query and last slash. */
export function plainAddress(value: unknown): string {
	return String(value)
		.toLowerCase()
		.replace(/^https?:\/\//, "")
		.replace(/^(?:www|mobile|m)\./, "")
		.replace(/^twitter\.com/, "x.com")
		.replace(/[?].*$/, "")
		.replace(/\/(?:about)?\/?$/, "");
}
