/** Forms of English verbs that share too few letters with the others. */
const IRREGULAR: readonly (readonly string[])[] = (
	"make makes made making|keep keeps kept keeping|send sends sent sending|build builds built building|write writes wrote written writing|" +
	"take takes took taken taking|pay pays paid paying|sell sells sold selling|give gives gave given giving|find finds found finding|" +
	"buy buys bought buying|hold holds held holding|draw draws drew drawn drawing|grow grows grew grown growing|choose chooses chose chosen|" +
	"bring brings brought|teach teaches taught teaching|spin spins spun|weave weaves wove woven|grind grinds ground|get gets got|tell tells told|" +
	"show shows shown showed|see sees seen saw|do does done|run runs ran running|lend lends lent|leave leaves left|say says said|mean means meant"
)
	.split("|")
	.map((forms) => forms.split(" "));
const BASES: ReadonlyMap<string, string> = new Map(
	IRREGULAR.flatMap((forms) => forms.map((form): [string, string] => [form, forms[0] ?? form])),
);

/** What two forms of one word begin with alike, and how much each may have behind it. */
const STEM_MIN = 3;
const STEM_SHARE = 0.6;
/** Verbs of Romance languages have long endings: `spremiamo`, `spremute`. */
const LONG_STEM = 4;
const LONG_SHARE = 0.55;
const ENDING_MAX = 4;
/** With these behind it a word says the contrary, or who does it and to whom it is done. */
const OTHERWISE = /^(?:less|free|los|frei|proof|ee|ees|like|ish)/u;

function commonLength(one: string, other: string): number {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at++;
	return at;
}

/**
 * Whether two words in lower case are forms of one: `reused` of `reuse`, `spremute` of `spremiamo`. For words whose neighbours
 * agree too: `bank` and `band` are alike so.
 */
export function isSameStem(one: string, other: string): boolean {
	if (one === other) return true;
	const base = BASES.get(one);
	if (base !== undefined && base === BASES.get(other)) return true;
	if (!/^\p{L}/u.test(one) || !/^\p{L}/u.test(other)) return false;
	const common = commonLength(one, other);
	const longer = Math.max(one.length, other.length);
	const share = common >= LONG_STEM ? LONG_SHARE : STEM_SHARE;
	if (common < STEM_MIN || common < longer * share || longer - common > ENDING_MAX) return false;
	const endings = [one.slice(common), other.slice(common)];
	const isBothSides =
		endings.some((ending) => /^rs?$/u.test(ending)) && endings.some((ending) => /^es?$/u.test(ending));
	return !isBothSides && !endings.some((ending) => OTHERWISE.test(ending));
}

/** So many letters of two words that stand by themselves are of one stem. */
const NOUN_MIN = 5;
const NOUN_ENOUGH = 6;

/** Whether two words in lower case name one thing, with nothing beside them that says so: `schools` and `school`, `tostador` and `tostado`. */
export function isSameNoun(one: string, other: string): boolean {
	if (one === other) return true;
	const common = commonLength(one, other);
	return common >= NOUN_MIN && common >= Math.min(NOUN_ENOUGH, Math.min(one.length, other.length) - 1);
}

const ENDING = /(?:ing|es|s|en|n|e)$/u;
const STEM_LENGTH = 6;

/**
 * What the words of a text begin with, without the endings that they have where they are used: to ask whether two texts share one.
 * @param shortest shorter words are left out.
 */
export function stemsIn(text: string, shortest: number): ReadonlySet<string> {
	const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,40}/gu) ?? [];
	return new Set(
		words.flatMap((word) => (word.length < shortest ? [] : [word.replace(ENDING, "").slice(0, STEM_LENGTH)])),
	);
}
