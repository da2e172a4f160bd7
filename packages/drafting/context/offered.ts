import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isThirdPersonOf } from "#drafting/lexicon/third-person";

/** `Acme is a`, `Acme offers`: what its head names, a text says by its name. */
const IS_OR_OFFERS = new RegExp(
	`^${OWN} (?:is|are|offers?|provides?|delivers?|makes?|sells?|ist|bietet|est|propose|offre|es|ofrece|è|offre|é|oferece|is|biedt|to|jest|oferuje|это|предлагает|är|erbjuder|er|tilbyder|tilbyr) `,
	"iu",
);
/** `Acme lets you`: what a page bids its visitor do, its product lets them do. */
const LETS = new RegExp(
	`^(?:(?:(?:with|in|on|using) ${OWN},? )?you (?:can )?(?=\\p{Ll})|(?:avec|dans|sur|grâce à) ${OWN},? vous (?:pouvez )?(?=\\p{Ll})|${OWN} (?:(?:lets?|helps?)(?: (?:you|users|people|teams))?(?: to)?|(?:allows|enables) (?:you|users|people|teams) to|permet de|vous permet de|te permite|permite|ti permette di|permette di|laat je|hilft (?:Ihnen|dir)(?: zu)?,?) )`,
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

/** How English verbs end in the passive that do not end in -ed, with what is left of them in the active. */
const IRREGULAR: Readonly<Record<string, string>> = {
	kept: "keep",
	sent: "send",
	built: "build",
	made: "make",
	written: "write",
	taken: "take",
	paid: "pay",
	sold: "sell",
	shown: "show",
	given: "give",
	found: "find",
	told: "tell",
	bought: "buy",
	held: "hold",
	run: "run",
	read: "read",
	set: "set",
	cut: "cut",
	drawn: "draw",
	grown: "grow",
	chosen: "choose",
	brought: "bring",
	taught: "teach",
	spun: "spin",
	woven: "weave",
	ground: "grind",
};

/** Whether an English verb in the active is that of a participle: `guarantees` of `guaranteed`. */
function isActiveOf(verb: string, participle: string): boolean {
	const bases = IRREGULAR[participle]
		? [IRREGULAR[participle]]
		: [
				participle.replace(/ed$/u, ""),
				participle.replace(/d$/u, ""),
				participle.replace(/ied$/u, "y"),
				participle.replace(/(.)\1ed$/u, "$1"),
			];
	return bases.some((base) => base !== participle && isThirdPersonOf(verb, base));
}

const VERB_OF_OWN = new RegExp(`^(?:${OWN}|[Ww]e) (\\p{Ll}{2,20}) `, "u");
const DONE_BY_OWN = new RegExp(`^${OWN} (\\p{Ll}{2,20}) (.*)$`, "u");

/**
 * `Each lamp is tested for a day` as its source has it in the active, by the site's name or "we": `Acme tests each lamp for a
 * day`. Null where it is another verb.
 */
export function asActive(claim: string, source: string): string | null {
	const [, object, participle, rest = ""] = /^(.{3,80}?) (?:is|are) (\p{Ll}{3,20})((?: .*)?)$/u.exec(claim) ?? [];
	const [, verb] = VERB_OF_OWN.exec(source) ?? [];
	if (object === undefined || participle === undefined || verb === undefined || !isActiveOf(verb, participle))
		return null;
	return `${OWN} ${verb} ${object.charAt(0).toLowerCase()}${object.slice(1)}${rest}`;
}

/** `Acme checks your site` as the call `Check your site` puts it; null where they begin with other verbs. */
export function asBidden(marked: string, source: string): string | null {
	const [, verb, rest] = DONE_BY_OWN.exec(marked) ?? [];
	const [, bid] = /^(\p{L}{2,20}) /u.exec(source) ?? [];
	if (verb === undefined || bid === undefined || !isThirdPersonOf(verb, bid.toLowerCase())) return null;
	return `${bid} ${rest}`;
}
