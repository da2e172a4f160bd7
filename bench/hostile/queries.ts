import type { FileD1 } from "#scripts/lib/file-d1";
import type { Random } from "#scripts/lib/random";

interface Words {
	any: string[];
	common: string[];
}

/** A search that nobody asks in good faith, or that somebody mistypes. */
export interface HostileQuery {
	kind: string;
	query: { q: string; [name: string]: string | number };
}

/** Words of names, taglines and labels, some at every place of the alphabet, and the most frequent ones. */
export function wordsOf({ file }: FileD1): Words {
	const of = (sql: string) => (file.prepare(sql).all() as { word: string }[]).map(({ word }) => word);
	return {
		any: of(
			`SELECT word FROM (SELECT word, row_number() OVER (PARTITION BY word GLOB 'product*' ORDER BY id % 7919) AS place FROM search_vocabulary) WHERE place <= 10000`,
		),
		common: of("SELECT stem AS word FROM search_common ORDER BY listings DESC LIMIT 200"),
	};
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const BETWEEN = ["\u200b", "\u0301", "\u00ad", "\u202e", "\ufe0f", "\u0000", "'", "-", ".", "*", '"', "(", ":", "^"];
const SCRIPTS = [
	"請求書の管理",
	"проверка счетов",
	"إدارة الفواتير",
	"ניהול",
	"การจัดการ",
	"Rechnungsverwaltungssoftware",
	"프로젝트 관리",
	"😀👩‍💻",
];
const SYNTAX = [
	"NEAR(a b, 2)",
	"a AND OR NOT b",
	"{name} : x",
	'"""',
	"a*b*c*",
	"^product",
	"-- ; DROP",
	"%_%",
	"name:product",
	"()",
];
const FILTERS: readonly Record<string, string | number>[] = [
	...[
		{},
		{},
		{},
		{ sort: "votes" },
		{ sort: "newest" },
		{ country: "DE" },
		{ pricing_model: "free" },
		{ stage: "beta" },
	],
	...[
		{ page: 40, per_page: 20 },
		{ per_page: 100 },
		{ status: "upcoming" },
		{ category: "branch-1", sort: "trending" },
	],
];

/** So many searches, of each kind as many. */
export function hostileQueries(words: Words, random: Random, count: number): HostileQuery[] {
	const any = () => random.pick(words.any);
	const common = () => random.pick(words.common);
	const letter = () => random.pick(LETTERS);
	const at = (word: string) => random.between(0, Math.max(0, word.length - 1));
	const slip = (word: string) => {
		const place = at(word);
		const kept = [word.slice(0, place), word.slice(place + 1)] as const;
		return random.pick([
			`${kept[0]}${letter()}${kept[1]}`,
			kept.join(""),
			`${kept[0]}${letter()}${word.slice(place)}`,
			swapped(word, place),
		]);
	};
	const several = (make: () => string, most: number) => Array.from({ length: random.between(1, most) }, make).join(" ");
	const kinds: Record<string, () => string> = {
		"misspelt words": () => several(() => slip(any()), 4),
		"words misspelt twice": () => several(() => slip(slip(any())), 3),
		"misspelt common words": () => several(() => slip(common()), 6),
		"misspelt words, with a space behind": () => `${slip(random.pick(["product", any(), common()]))} `,
		"words cut off": () => several(() => any().slice(0, random.between(1, 6)), 5),
		"words written together": () => `${common()}${any()} ${any()}${common()}`,
		"words taken apart": () =>
			several(() => {
				const word = any();
				const place = at(word);
				return `${word.slice(0, place)} ${word.slice(place)}`;
			}, 3),
		"common words": () => several(common, 16),
		"one word again and again": () =>
			Array.from({ length: 30 }, () => "product")
				.join(random.pick([" ", "", "-"]))
				.slice(0, 200),
		"letters at random": () =>
			several(() => Array.from({ length: random.between(1, 40) }, letter).join(""), 6).slice(0, 200),
		"marks between letters": () =>
			[...several(any, 2)]
				.map((one) => one + (random.between(0, 2) === 0 ? random.pick(BETWEEN) : ""))
				.join("")
				.slice(0, 200),
		"other scripts": () => `${random.pick(SCRIPTS)} ${several(any, 2)}`,
		"syntax of expressions": () => `${random.pick(SYNTAX)} ${several(any, 2)}`,
		"prices and facts": () =>
			`${several(any, 2)} under $${random.between(0, 9999)} a month ${random.pick(["free", "german", "EU", "without a subscription", "in beta"])}`,
		"denied words": () =>
			`${common()} ${random.pick(["without", "no"])} ${common()} ${random.pick(["without", "no"])} ${slip(any())}`,
	};
	const names = Object.keys(kinds);
	return Array.from({ length: count }, (_, index) => {
		const kind = names[index % names.length] ?? "";
		const q = kinds[kind]?.() ?? "";
		return { kind, query: { ...random.pick(FILTERS), q: q.slice(0, 200) } };
	});
}

const swapped = (word: string, place: number): string =>
	`${word.slice(0, place)}${word[place + 1] ?? ""}${word[place] ?? ""}${word.slice(place + 2)}`;
