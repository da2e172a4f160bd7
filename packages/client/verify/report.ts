import type { SeenPage } from "./look-again.ts";
import type { Verified } from "./verify-proof.ts";

/** What the command says of a proof, in lines for people. */
export function reportLines({ kid, proof }: Verified, pages: readonly SeenPage[] | null): string[] {
	const signedAt = new Date(proof.iat * 1000).toISOString();
	return [
		`The signature holds: ${proof.iss} stated this on ${signedAt} (key ${kid}).`,
		proof.kind === "week"
			? `It is about ${proof.sub}: ${count(proof.launches, "launch", "launches")} of the week of ${proof.week}.`
			: `It is about ${proof.sub}: ${factWords(proof.facts)}.`,
		...(pages ?? []).flatMap(pageLines),
	].map(plain);
}

function factWords(facts: readonly { quotes: readonly unknown[] }[]): string {
	const quotes = facts.reduce((sum, fact) => sum + fact.quotes.length, 0);
	return `${count(facts.length, "fact", "facts")}, ${count(quotes, "quote", "quotes")}`;
}

function pageLines({ url, problem, same_text, quotes }: SeenPage): string[] {
	if (problem !== null) return [`${url}: could not be read. ${problem}`];
	const text = same_text === null ? "" : same_text ? ", its text is the same as then" : ", its text has changed since";
	return [
		`${url}: read${text}.`,
		...quotes.map(({ field, quote, is_there }) => `  ${is_there ? "there" : "GONE "}  ${field}: "${quote}"`),
	];
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Words of websites do nothing to the terminal that shows them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const plain = (line: string) => line.replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, " ");
