import { seededRandom } from "#scripts/lib/random";

/** How many different words all texts together are made of. */
const VOCABULARY = 20_000;
/** Words of a description, of about 900 characters. */
const DESCRIPTION_WORDS = 130;
/** Every listing has the first word, every second one the next, and so on: what `DIRECTORY_READS` looks for. */
const SHARED_OUT = ["platform", "teams", "analytics", "invoices", "calendar", "pottery", "beekeeping", "falconry"];

export interface Texts {
	name: string;
	tagline: string;
	shortDescription: string;
	profile: {
		description: string;
		tags: string[];
		keywords: string[];
		features: string[];
		usps: string[];
		pricing_summary: string;
		city: string;
	};
}

/** Words of invented syllables, the most frequent ones short, as in any language. The same in every run. */
export function vocabulary(): string[] {
	const { pick, between } = seededRandom(16);
	const begins = [
		"b",
		"br",
		"c",
		"cl",
		"d",
		"f",
		"g",
		"gr",
		"h",
		"j",
		"k",
		"l",
		"m",
		"n",
		"p",
		"pr",
		"r",
		"s",
		"st",
		"t",
		"tr",
		"v",
		"w",
	];
	const middles = ["a", "e", "i", "o", "u", "ai", "ea", "ou"];
	const ends = ["", "n", "r", "l", "t", "s", "nd", "rt", "m", "ck"];
	const words = new Set<string>();
	while (words.size < VOCABULARY) {
		const syllables = words.size < 200 ? 1 : between(2, 3);
		words.add(Array.from({ length: syllables }, () => pick(begins) + pick(middles) + pick(ends)).join(""));
	}
	return [...words];
}

/** Texts of listings of real length, in which a word is met as often as its place in the vocabulary lets expect (Zipf). */
export function textsFrom(words: readonly string[]): (id: number) => Texts {
	const sums: number[] = [];
	let sum = 0;
	for (let place = 1; place <= words.length; place++) {
		sum += 1 / (place + 2);
		sums.push(sum);
	}
	const at = (share: number): string => {
		const wanted = share * sum;
		let low = 0;
		let high = sums.length - 1;
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((sums[middle] ?? 0) < wanted) low = middle + 1;
			else high = middle;
		}
		return words[low] ?? "";
	};
	return (id) => {
		const { next, between } = seededRandom(id);
		const some = (count: number) => Array.from({ length: count }, () => at(next()));
		const rare = () => words[between(200, words.length - 1)] ?? "";
		const shared = SHARED_OUT.filter((_word, power) => id % (1 << power) === 0);
		return {
			name: `Product ${id} ${rare()}`,
			tagline: some(9).join(" "),
			shortDescription: [...shared, ...some(14)].join(" "),
			profile: {
				description: some(DESCRIPTION_WORDS).join(" "),
				tags: [rare(), rare(), rare()],
				keywords: [rare(), rare()],
				features: [some(6).join(" "), some(6).join(" "), some(6).join(" ")],
				usps: [some(8).join(" ")],
				pricing_summary: `From ${between(3, 300)} ${["dollars", "euros", "pounds"][id % 3]} a month.`,
				city: rare(),
			},
		};
	};
}

/** The same with a description that makes all texts together so many characters, where the others leave room for one. */
export function ofLength(texts: Texts, characters: number): Texts {
	const { profile, ...heads } = texts;
	const { description, ...lists } = profile;
	const others = [...Object.values(heads), ...Object.values(lists).flat()];
	const left = Math.max(0, characters - others.reduce((sum, text) => sum + text.length, 0));
	const long = `${description} `.repeat(Math.ceil(left / (description.length + 1)));
	return { ...heads, profile: { ...lists, description: long.slice(0, left) } };
}
