/** Words as the scripted agent compares them. */

/** Words that tell nothing apart: articles, pronouns, auxiliaries, and what people say to an agent. */
const SILENT = new Set(
	`a an the and or of to in on at by for from with without into is are was were be been being do does did has have had it its
	they them their this that these those i me my mine we our us you your he she his her as so if then than there here what which
	who whom whose when where how not no any all each every one ones some can could will would should may might must please want
	let get give go show tell say says make made us up out also only just still already now too very more most much many see
	help need thing things me's same such about both other others etc via per between while after before again until`.split(
		/\s+/,
	),
);

const ENDINGS = ["ings", "ing", "ed", "es", "s", "e"];

/** A word without its ending: `invoicing` and `invoices` are one. */
export function stem(word: string): string {
	const plain = word.toLowerCase().replace(/['’]s?$/, "");
	if (plain.length < 4) return plain;
	if (plain.endsWith("ies") && plain.length > 4) return `${plain.slice(0, -3)}y`;
	const ending = ENDINGS.find((end) => plain.endsWith(end) && plain.length - end.length >= 3);
	const bare = ending === undefined ? plain : plain.slice(0, -ending.length);
	return /([bdgmnpt])\1$/.test(bare) && ending !== "s" ? bare.slice(0, -1) : bare;
}

/** All words of a text, in their order; `most-followed` and `launch_week` are two each. */
export function wordsOf(text: string): string[] {
	const joined = text.replaceAll(/\be-mail/gi, "email");
	return joined.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
}

/** Stems of the words that tell something. */
export function stems(text: string): string[] {
	return wordsOf(text)
		.filter((word) => !SILENT.has(word.toLowerCase()))
		.map(stem);
}

/** How many of the first are among the second. */
export function shared(of: Iterable<string>, among: ReadonlySet<string>): number {
	return [...new Set(of)].filter((word) => among.has(word)).length;
}
