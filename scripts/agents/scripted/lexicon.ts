import { stem } from "#scripts/agents/scripted/words";

/** What every reader of English knows, whatever the tools are. */

/** Words that people use for one another. */
const ALIKE: readonly (readonly string[])[] = [
	["price", "pricing", "cost", "costs", "fee", "expensive", "cheap"],
	["old", "older", "earlier", "founded", "founding", "age"],
	["author", "wrote", "written", "writer"],
	["money", "contribute", "contributed", "amount", "value"],
	["win", "won", "winner", "winning", "first", "top", "best", "lead", "leads", "award"],
	["find", "search", "seek"],
	["vote", "votes"],
	["paid", "status", "pay"],
	["code", "markdown", "html", "embed"],
	["review", "rating"],
	["vat", "tax"],
	["order", "checkout", "buy", "purchase"],
	["side", "compare", "comparison", "versus"],
	["add", "put", "insert"],
	["edit", "change", "correct"],
	["large", "l"],
	["medium", "m"],
	["small", "s"],
];

const GROUPS = ALIKE.map((group) => group.map(stem));

/** A word's stem, and those of words that mean the same. */
export function alike(word: string): ReadonlySet<string> {
	return new Set([word, ...GROUPS.filter((group) => group.includes(word)).flat()]);
}

/** Words that ask for the least, or the most, of a number. */
export const LEAST = /\b(?:earlier|earliest|older|oldest|cheaper|cheapest|least|fewest|smaller|lowest)\b/i;
export const GREATEST = /\b(?:later|latest|younger|newest|dearer|most|highest|larger|largest|greatest)\b/i;
/** Words that ask for one. */
export const ONE =
	/\b(?:find me (?:an?|one)|which of the two|who is|who are you|the (?:first|best|top|newest|cheapest|most)|came first|on top|which (?:product|one|listing|founder|post) (?:is|came|was|has)|a founder|is the (?:website|product))\b/i;
/** Words that ask for proof. */
export const PROOF = /\b(?:prove|proof|quote|quotes|evidence|words of (?:its|the|their))\b/i;
/** What a sentence that asks begins with; it changes nothing. */
export const ASKS =
	/^\W*(?:which|what|who|whom|whose|when|where|how|is|are|does|do|did|has|have|can i|find|show|search|compare|tell|put \w+ and \w+ side)\b/i;
/** States that people want things to be in. */
export const STATES = ["scheduled", "live", "verified", "paid", "submitted", "published"] as const;
