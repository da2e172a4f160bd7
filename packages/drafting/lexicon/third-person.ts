/** How the verb after "we" ends, and how it does after a name, by language. Irregular verbs stand whole. */
const ENDINGS: readonly (readonly [we: string, name: readonly string[]])[] = [
	// English, Scandinavian languages
	["", ["", "s", "es"]],
	["y", ["ies"]],
	["are", ["is"]],
	["have", ["has"]],
	["do", ["does"]],
	["don't", ["doesn't"]],
	// German, Dutch
	["en", ["t", "et"]],
	["n", ["t"]],
	["sind", ["ist"]],
	["haben", ["hat"]],
	["helfen", ["hilft"]],
	["geben", ["gibt"]],
	["zijn", ["is"]],
	["hebben", ["heeft"]],
	// French
	["ons", ["e", "t", "it"]],
	["eons", ["e"]],
	["issons", ["it"]],
	["oyons", ["oie"]],
	["sommes", ["est"]],
	["avons", ["a"]],
	// Spanish, Portuguese
	["amos", ["a"]],
	["emos", ["e"]],
	["imos", ["e"]],
	["somos", ["es", "é"]],
	["tenemos", ["tiene"]],
	["temos", ["tem"]],
	// Italian
	["iamo", ["a", "e", "isce"]],
	["siamo", ["è"]],
	["abbiamo", ["ha"]],
	// Polish, Czech
	["my", [""]],
	["jesteśmy", ["jest"]],
	["íme", ["í"]],
	["áme", ["á"]],
	["eme", ["e"]],
	["jsme", ["je"]],
	// Russian, Ukrainian
	["ем", ["ет"]],
	["ём", ["ёт"]],
	["им", ["ит"]],
	["ємо", ["є"]],
	["емо", ["е"]],
	["имо", ["ить"]],
];

const STEM_MIN = 2;

/** Dutch writes a long vowel twice where a consonant closes its syllable: `haalt` of `halen`, `leest` of `lezen`. */
function isClosedForm(verb: string, afterWe: string): boolean {
	const [, onset = "", vowel = "", coda = ""] = /^(.*[^aeou])([aeou])([^aeiouy])en$/u.exec(afterWe) ?? [];
	const closed = { v: "f", z: "s" }[coda] ?? coda;
	return (
		vowel !== "" &&
		(verb === `${onset}${vowel}${vowel}${closed}t` || (closed === "t" && verb === `${onset}${vowel}${vowel}t`))
	);
}

/** Whether a verb is, after a name, what the other is after "we": `sends` of `send`, `verschickt` of `verschicken`. */
export function isThirdPersonOf(verb: string, afterWe: string): boolean {
	if (isClosedForm(verb, afterWe)) return true;
	return ENDINGS.some(([we, name]) => {
		if (!afterWe.endsWith(we)) return false;
		const stem = afterWe.slice(0, afterWe.length - we.length);
		const isWhole = stem === "" && we !== "";
		return (isWhole || stem.length >= STEM_MIN) && name.some((ending) => verb === `${stem}${ending}`);
	});
}
