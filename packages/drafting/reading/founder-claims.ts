import type { ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { withOwnSign } from "#drafting/context/own-names";
import { leansOnSentenceBefore, withAntecedent } from "#drafting/reading/antecedent";
import { eastAsianBeginning } from "#drafting/reading/east-asian-beginning";
import { foundersInSentence, type NamedFounder } from "#drafting/reading/founders-in-sentence";
import { ownFoundings } from "#drafting/reading/own-founding";
import { isOwnFounder } from "#drafting/reading/whose-founder";

/**
 * The people whom a sentence calls founders of this company.
 * @param previous the sentence right before it, of the same paragraph: whom a pronoun means.
 * @param pages the site, whose head says what it is: `our bakery` of a bakery.
 */
export function ownFoundersIn(
	sentence: string,
	names: readonly string[],
	isAboutPage: boolean,
	previous?: string,
	pages: readonly ReadPage[] = [],
): NamedFounder[] {
	const meant = previous === undefined ? null : withAntecedent(previous, sentence, names);
	const isOfOther = previous !== undefined && meant === null && leansOnSentenceBefore(sentence);
	if (isOfOther) return [];
	const said = [sentence, sentence.replace(IN_BRACKETS, ""), ...(meant === null ? [] : [meant])];
	const founders = new Map<string, NamedFounder>();
	const abroad = eastAsianBeginning(withOwnSign(foldText(sentence), names), previous && withOwnSign(previous, names));
	for (const name of abroad?.people ?? []) founders.set(name, { name, title: null, founded: null });
	for (const text of new Set(said))
		for (const founder of foundersSaidIn(text, names, isAboutPage, pages))
			if (!founders.has(founder.name)) founders.set(founder.name, founder);
	return [...founders.values()];
}

/** `Ana Ruiz (formerly of the guild) and Jo Day`: what somebody was, and nobody else. */
const IN_BRACKETS = / \([^()]{1,80}\)(?=[ ,.]|$)/gu;

function foundersSaidIn(
	sentence: string,
	names: readonly string[],
	isAboutPage: boolean,
	pages: readonly ReadPage[],
): NamedFounder[] {
	const called = foundersInSentence(sentence).filter((founder) =>
		isOwnFounder(sentence, founder, names, isAboutPage, pages),
	);
	const named = new Set(called.map(({ name }) => name));
	const began = ownFoundings(sentence, names, pages).flatMap(({ people }) => people.filter((name) => !named.has(name)));
	return [...called, ...[...new Set(began)].map((name) => ({ name, title: null, founded: null }))];
}
