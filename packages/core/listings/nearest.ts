/**
 * Known words in the order of their likeness to one that is not among them: what somebody probably meant comes first.
 * Likeness is the share of common pairs of neighbouring letters (Dice's coefficient).
 */
export function nearestFirst(word: string, known: readonly string[]): string[] {
	const pairs = pairsOf(word);
	return known
		.map((other) => ({ other, likeness: likenessOf(pairs, pairsOf(other)) }))
		.sort((a, b) => b.likeness - a.likeness)
		.map(({ other }) => other);
}

/** What to say of a word that is none of those there are: they are named, the likeliest first. */
export function useOneOf(word: unknown, known: readonly string[]): string {
	const ordered = typeof word === "string" ? nearestFirst(word, known) : known;
	return `Use one of: ${ordered.join(", ")}.`;
}

/** What is compared of a long word: enough to tell it, and no more than that to do. */
const COMPARED_MAX = 60;

function pairsOf(word: string): Set<string> {
	const letters = ` ${word
		.slice(0, COMPARED_MAX)
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, " ")
		.trim()} `;
	return new Set(Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2)));
}

function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	const common = [...a].filter((pair) => b.has(pair)).length;
	return (2 * common) / (a.size + b.size);
}
