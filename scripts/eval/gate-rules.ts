/** A rule of the gate, as the function that applies it, and what that returns where the rule refuses nothing. */
export interface GateRule {
	says: string;
	/** Below packages/drafting. */
	file: string;
	name: string;
	instead: "true" | "false" | "null" | '"open"';
}

const rule = (says: string, file: string, name: string, instead: GateRule["instead"]): GateRule => ({
	says,
	file: `${file}.ts`,
	name,
	instead,
});

/** The rules that `npm run eval:gate` takes out one at a time. */
export const GATE_RULES: readonly GateRule[] = [
	rule("parts about others bear no facts", "context/bearing", "barredBecause", "null"),
	rule("no heading above is about others by name", "context/bearing", "isUnderSomebodyElse", "false"),
	rule("a sentence is not about others", "context/subject", "subjectOf", '"open"'),
	rule("an entry stands in a list that is the site's own", "gate/entry-rules", "isListed", "true"),
	rule("an entry is whole", "gate/entry-bounds", "isWholeEntry", "true"),
	rule("an entry keeps the not, the plan and the limit", "gate/taken-back", "leavesOut", "false"),
	rule("a bold title's note is read", "gate/taken-back", "takesBack", "false"),
	rule("an entry is no call, price or place", "reading/entries", "noEntryBecause", "null"),
	rule("an entry is not what its sentence says of others", "gate/entry-rules", "isOthersSubject", "false"),
	rule("an entry is not what is crossed out", "gate/entry-rules", "isCrossedOut", "false"),
	rule("an entry is not taken back by a footnote", "gate/footnotes", "isTakenBack", "false"),
	rule("an entry is not cut off behind `with` or `for`", "gate/taken-back", "isCutBehindOpening", "false"),
	rule("an entry is not what a sentence says is stopped", "context/scope", "isEnded", "false"),
	rule("an entry is no name that a sentence mentions", "gate/entry-rules", "isNameMentioned", "false"),
	rule("an entry is no line over a price", "gate/entry-rules", "isOfPricedThing", "false"),
	rule("a list of complaints has no entries", "gate/taken-back", "isAmongComplaints", "false"),
	rule("a tag names the kind", "gate/word-rules", "tagRefusedBecause", "null"),
	rule("a tagline is no title, call or notice", "reading/slogan", "noSloganBecause", "null"),
	rule("a tagline stands where slogans do", "reading/slogan", "isSloganPlace", "true"),
	rule("and is a whole line", "gate/tagline-rule", "isWholeLine", "true"),
	rule("a description is told by the site of itself", "gate/support", "isOfSite", "true"),
	rule("a description is no notice or call", "reading/self-description", "noDescriptionBecause", "null"),
	rule("it is nobody's quoted words", "gate/support", "isQuotedWords", "false"),
	rule("claim and quote speak alike", "context/speech", "spokenOtherwise", "null"),
	rule("a claim has its quote's words in their places", "context/alignment", "notSaidBy", "null"),
	rule("what goes binds nothing of the rest", "context/bound-entry", "mayBindAll", "false"),
	rule("a price is not somebody else's", "gate/price-rules", "isOthers", "false"),
	rule("nor are prices that make a model", "reading/own-pricing", "isOthersPrice", "false"),
	rule("who pays is the site's own", "reading/price-subject", "isPricedByOther", "false"),
	rule("a price is not on the card of what somebody made", "context/card-of-goods", "isOfGoods", "false"),
	rule("nor on a person's card", "context/price-of-person", "isPriceOfPerson", "false"),
	rule("a price is not cut", "gate/price-rules", "cutsPrice", "false"),
	rule("a price in a sentence ends where that takes nothing from it", "reading/price-in-sentence", "mayEndAt", "true"),
	rule("and is its plan's", "reading/price-in-sentence", "tellsWhose", "true"),
	rule("what is free is not paid for what is sold beside it", "gate/pricing-model-rule", "isOfferedFree", "false"),
	rule("an address stands where the site's own would", "context/bearing", "isOwnAddressPlace", "true"),
	rule("a place is not called somebody else's", "reading/places", "isOthersPlace", "false"),
	rule("a seat is not another's", "reading/places", "isSeatOfAnother", "false"),
	rule("a town on its line is the site's", "context/own-place", "isOwnPlaceLine", "true"),
	rule("a year is of this company", "reading/whose-founding", "isFoundingOfOwner", "true"),
	rule("a thing that the site has is not the company", "context/thing-of-site", "beginsWithThingOfSite", "false"),
	rule("what was opened is what the site is", "reading/opened", "isWhatSiteIs", "true"),
	rule("`Since 1921` is not over a text about others", "gate/place-rules", "isHeadOfOthers", "false"),
	rule("a year is not under others' names", "gate/place-rules", "isUnderOthersName", "false"),
	rule("a founder is this company's", "reading/whose-founder", "isOwnFounder", "true"),
	rule("what was founded is this company", "reading/what-was-founded", "foundedThis", "true"),
	rule("a mailbox is not called somebody else's", "reading/contact-context", "isOthersMailbox", "false"),
	rule("a mailbox elsewhere is the only one", "reading/contact-context", "isForeignContact", "true"),
	rule("nor a department's", "reading/contact-context", "isOfDepartment", "false"),
	rule("an answer is right behind its question", "gate/list-rules", "isAnswerOfAnother", "false"),
	rule("facts are stated plainly", "context/speech", "isPlainStatement", "true"),
];

/** A source without a rule: its function returns at once. Null where the source has not exactly one such function. */
export function withoutRule(source: string, { name, instead }: Pick<GateRule, "name" | "instead">): string | null {
	const parts = source.split(new RegExp(`(?<=\\n(?:export )?function ${name}\\([^]{0,600}?\\{\\n)(?=\\t)`, "u"));
	const [before, ...rest] = parts;
	if (before === undefined || source.split(`function ${name}(`).length !== 2 || rest.length === 0) return null;
	return `${before}\treturn ${instead};\n${rest.join("")}`;
}
