import { stems } from "#scripts/agents/scripted/words";

/** What a task's words hold besides words: names, addresses, dates, amounts. */
export interface Wishes {
	text: string;
	/** Texts between quotation marks, with where they begin. */
	quoted: { text: string; at: number }[];
	urls: string[];
	emails: string[];
	domains: string[];
	/** YYYY-MM-DD. */
	dates: string[];
	/** Two-letter codes. */
	countries: { code: string; at: number }[];
	/** Of money, in whole units. */
	amounts: number[];
	/** The most that may be paid; null when nothing is said. */
	most: number | null;
	numbers: { value: number; at: number }[];
	/** Identifiers in capitals and digits, as orders have them. */
	codes: string[];
	/** Capitalised words inside sentences: what things and people are called. */
	names: string[];
	inEu: boolean;
}

/** Source: europa.eu, EU countries. Every reader of English knows them. */
const EU = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");
export const isInEu = (code: string): boolean => EU.includes(code);

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const COUNTRIES: readonly (readonly [name: string, code: string])[] = LETTERS.flatMap((a) =>
	LETTERS.flatMap((b) => {
		const code = a + b;
		const name = regions.of(code);
		// Codes of former countries share a name with today's.
		const isToday = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
		return name === undefined || !isToday ? [] : [[name, code] as const];
	}),
);

const MONEY = /(?:[$€£]\s?(\d+(?:[.,]\d+)?))|(?:(\d+(?:[.,]\d+)?)\s?(?:dollars?|euros?|pounds?|usd|eur|gbp)\b)/gi;

/** @param known stems of what the tools speak of: a capitalised word of theirs is no name. */
export function readWishes(text: string, known: ReadonlySet<string>): Wishes {
	const all = (pattern: RegExp) => [...text.matchAll(pattern)];
	const first = (pattern: RegExp) => all(pattern).map(([match]) => match);
	const urls = first(/https?:\/\/[^\s"')]+/g).map((url) => url.replace(/[.,;]+$/, ""));
	const emails = first(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g);
	const within = [...urls, ...emails].join(" ");
	const amounts = all(MONEY).map(([, left, right]) => Number((left ?? right ?? "").replace(",", ".")));
	const isBounded = /\b(?:under|below|less than|at most|up to|cheaper than|no more than)\b[^.]{0,12}\d/i.test(text);
	const countries = COUNTRIES.flatMap(([name, code]) => {
		const at = text.search(new RegExp(`\\b${RegExp.escape(name)}\\b`));
		return at < 0 ? [] : [{ code, at }];
	});
	return {
		text,
		quoted: all(/["“]([^"”]+)["”]/g).map((match) => ({ text: match[1] ?? "", at: match.index })),
		urls,
		emails,
		domains: first(/\b(?:[a-z0-9-]+\.)+[a-z]{2,}\b/g).filter((domain) => !within.includes(domain)),
		dates: first(/\b\d{4}-\d\d-\d\d\b/g),
		countries,
		amounts,
		most: isBounded ? (amounts[0] ?? null) : null,
		numbers: all(/(?<![\w-])\d+(?![\w-])/g).map((match) => ({ value: Number(match[0]), at: match.index })),
		codes: first(/\b[A-Z]{2,}-[A-Z0-9]{4,}\b/g),
		names: namesIn(text, known),
		inEu: /\b(?:EU|European Union|EU-made)\b/.test(text),
	};
}

/** Runs of capitalised words that no sentence begins with, and that neither tools nor atlases know. */
function namesIn(text: string, known: ReadonlySet<string>): string[] {
	const bare = text.replaceAll(/["“][^"”]*["”]/g, (quoted) => " ".repeat(quoted.length));
	const found = [...bare.matchAll(/(?<![\w.@/-])(\p{Lu}[\p{Ll}\p{N}]+(?:[ -]\p{Lu}[\p{Ll}\p{N}]+)*)/gu)];
	return found.flatMap((match) => {
		const run = match[0];
		const before = bare.slice(0, match.index).trimEnd();
		const begins = before === "" || /[.!?]$/.test(before);
		const words = run.split(" ");
		const isName = (name: string) =>
			name !== "" && !COUNTRIES.some(([country]) => country === name) && !stems(name).every((word) => known.has(word));
		// The first word of a sentence is capitalised anyway; what follows it in one run is not.
		if (isName(run) && (!begins || !known.has(stems(words[0] ?? "")[0] ?? ""))) {
			return begins && stems(words[0] ?? "").length === 0 ? [words.slice(1).join(" ")].filter(isName) : [run];
		}
		const rest = words.slice(1).join(" ");
		return begins && isName(rest) ? [rest] : [];
	});
}
