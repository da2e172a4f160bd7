import { OWN, withOwnSign } from "#drafting/context/own-names";

/** `Acme is a`, `Acme offers`: what its head names, a text says by its name. */
const IS_OR_OFFERS = new RegExp(
	`^${OWN} (?:is|are|offers?|provides?|delivers?|makes?|sells?|ist|bietet|est|propose|offre|es|ofrece|è|offre|é|oferece|is|biedt|to|jest|oferuje|это|предлагает|är|erbjuder|er|tilbyder|tilbyr) `,
	"iu",
);
/** `Acme lets you`: what a page bids its visitor do, its product lets them do. */
const LETS = new RegExp(
	`^${OWN} (?:(?:lets?|helps?)(?: (?:you|users|people|teams))?(?: to)?|(?:allows|enables) (?:you|users|people|teams) to|permet de|vous permet de|te permite|permite|ti permette di|permette di|laat je|hilft (?:Ihnen|dir)(?: zu)?,?) `,
	"iu",
);

/** What a claim by the site's name says of it, in the words in which heads and calls say it; nothing for other claims. */
export function bareOffers(
	claim: string,
	ownNames: readonly string[],
): { named: string | null; bidden: string | null } {
	const marked = withOwnSign(claim, ownNames);
	const without = (opening: RegExp) => (opening.test(marked) ? marked.replace(opening, "") : null);
	return { named: without(IS_OR_OFFERS), bidden: without(LETS) };
}
