import type { Language } from "#drafting/lexicon/speech/languages";
import { languagesOfText } from "#drafting/lexicon/speech/phrases";

/** What languages put behind a name in their cases: behind all of it, or in the place of its last vowel. */
const BEHIND: Readonly<Partial<Record<Language, string>>> = {
	cs: "a|u|e|ovi|em|y",
	pl: "a|u|owi|em|iem|ie",
	fi: "i?(?:n|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|ksi|na|nä|tta|ttä)|i?(?:a|ä)|iin|[aeioyäö]n",
	hu: "t|[aeoö]t|b[ae]n?|n[ae]k|h[oeö]z|b[óő]l|r[aeóő]l|r[ae]|[oeö]?n|t[óő]l|n[áé]l|ig|ért|ként|\\p{Ll}[ae]l",
};
const FOR_VOWEL: Readonly<Partial<Record<Language, string>>> = {
	cs: "y|u|o|ou|ě|e|em",
	pl: "y|i|ę|ą|o|ie|e|em",
	hu: "[áé](?:t|b[ae]n?|n[ae]k|h[oeö]z|b[óő]l|r[óő]l|r[ae]|n|t[óő]l|n[áé]l|ig|ért|ként|v[ae]l)",
};
const LANGUAGES = Object.keys(BEHIND) as readonly (keyof typeof BEHIND)[];
const anyOf = (endings: Readonly<Partial<Record<Language, string>>>) => Object.values(endings).join("|");

/** A name of one word that is long enough to be no beginning of another. */
const MAY_DECLINE = /^\p{Script=Latin}{5,40}$/u;
const LAST_VOWEL = /[aeo]$/iu;

/** The source of an expression for what stands behind a name in some case; for its last vowel too, in `stem`. */
export function declinedForms(name: string): string | null {
	if (!MAY_DECLINE.test(name)) return null;
	const behind = `${name}(?:${anyOf(BEHIND)})`;
	return LAST_VOWEL.test(name) ? `${behind}|${name.slice(0, -1)}(?:${anyOf(FOR_VOWEL)})` : behind;
}

const endings = new Map<Language, readonly [behind: RegExp, forVowel: RegExp | null]>();

function endingsOf(language: keyof typeof BEHIND): readonly [behind: RegExp, forVowel: RegExp | null] {
	const known = endings.get(language);
	if (known !== undefined) return known;
	const forVowel = FOR_VOWEL[language];
	const made = [
		new RegExp(`^(?:${BEHIND[language]})$`, "u"),
		forVowel === undefined ? null : new RegExp(`^(?:${forVowel})$`, "u"),
	] as const;
	endings.set(language, made);
	return made;
}

/**
 * Whether a form of `declinedForms` is this name in a case of the language that its text is in, as `Talkoolistan` is in Finnish:
 * written large like a name, as the same word written small is what it says.
 */
export function isDeclined(form: string, name: string, text: string): boolean {
	if (!/^\p{Lu}/u.test(form)) return false;
	const isWhole = form.toLowerCase().startsWith(name.toLowerCase());
	const shown = languagesOfText(text);
	return LANGUAGES.some((language) => {
		if (!shown.has(language)) return false;
		const [behind, forVowel] = endingsOf(language);
		return (
			(isWhole && behind.test(form.slice(name.length))) ||
			(LAST_VOWEL.test(name) && forVowel?.test(form.slice(name.length - 1)) === true)
		);
	});
}
