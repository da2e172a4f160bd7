import type { Answer } from "#scripts/agents/task";

/** A dump of everything holds every fact; an answer is short. */
const VALUES_MAX = 12;
const VALUE_MAX = 2_000;

/** The first thing that is wrong; null when nothing is. */
export function firstWrong(...found: readonly (string | null)[]): string | null {
	return found.find((wrong) => wrong !== null) ?? null;
}

/** Exactly these, in any order. */
export function itemsAre(answer: Answer, expected: readonly string[]): string | null {
	if (expected.length === 0) return "The task expects nothing: what it is about is not there.";
	const [got, wanted] = [answer.items, expected].map((items) => [...new Set(items)].sort().join(", "));
	return got === wanted ? null : `The items are ${got || "none"}; they should be ${wanted}.`;
}

/** The best is this one, and no other is offered beside it. */
export function itemIs(answer: Answer, expected: string | undefined): string | null {
	return itemsAre(answer, expected === undefined ? [] : [expected]);
}

/** The fact is among the values, which are few and short. */
export function hasValue(answer: Answer, expected: string | number | undefined): string | null {
	if (expected === undefined || expected === "") return "The task expects no value: what it is about is not there.";
	if (answer.values.length > VALUES_MAX) return `There are ${answer.values.length} values where ${VALUES_MAX} do.`;
	if (answer.values.some((value) => String(value).length > VALUE_MAX)) return "A value is longer than a fact.";
	return answer.values.some((value) => isSame(value, expected))
		? null
		: `The values ${JSON.stringify(answer.values).slice(0, 500)} are without ${JSON.stringify(expected)}.`;
}

function isSame(value: string | number, expected: string | number): boolean {
	if (typeof expected === "number") return Number(value) === expected;
	return plain(String(value)).includes(plain(expected));
}

/** Some quote stands in a text of the websites, and says this. */
export function isProved(answer: Answer, sources: string, says: RegExp): string | null {
	const proofs = answer.quotes.filter((quote) => says.test(quote));
	if (proofs.length === 0) return `No quote says ${says}: ${JSON.stringify(answer.quotes).slice(0, 300)}.`;
	return proofs.some((quote) => plain(sources).includes(plain(quote))) ? null : "The quote stands on no page.";
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Whether what is stored is as it should be. */
export function holds(isSo: boolean, otherwise: string): string | null {
	return isSo ? null : otherwise;
}
