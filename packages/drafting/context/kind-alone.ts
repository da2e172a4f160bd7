import { OVER_ALL } from "#drafting/context/clause-signs";
import { OWN } from "#drafting/context/own-names";
import { saysAny } from "#drafting/context/speech";
import { light } from "#drafting/lexicon/letters";

/** `Acme is a system for agencies that gives each client an editor`: one of its kind, whatever is told of it next. */
const OF_ITS_KIND = light(
	new RegExp(
		`^(?:${OWN}) (?:is|ist|est|es|è|é|är|er) (?:an?|eine?|une?|una?|um|uma|een|ett?|en) [^,.;:]{8,120}?(?=,? (?:that|which|who|qui|que|che|dat|som|der|die|das|mit der|mit dem|mit denen|avec (?:laquelle|lequel)|con (?:la|el) que) )`,
		"iu",
	),
);

/** `a distraction-free writing app that`, `une application gratuite qui`: what it is like, before or behind its kind. */
const LIKE_BEFORE =
	/^(§ (?:is|ist) (?:an?|the|eine?) )((?:[\p{Ll}][\p{Ll}\d-]{2,24},? ){1,3}?)(?=(?:[\p{L}-]{3,30} ){0,2}[\p{L}-]{3,30}(?:,? (?:that|which|for|who|der|die|das|für|mit) |[.]?$))/u;
const LIKE_BEHIND =
	/^(§ (?:est|es|è|é) (?:une?|una?|uno|um|uma) [\p{L}-]{3,30} )([\p{Ll}-]{4,24} )(?=(?:qui|que|che|pour|para|per|de|di|con|avec|com) )/u;
/** What is no thing of its kind, or not of the product's. */
const UNLIKE =
	/(?<![\p{L}])(?:toy|model|mock|dummy|pretend|play|replica|imitation|virtual|imaginary|fictional|fictitious|simulated|experimental|discontinued|proposed|planned|defunct|retired|artificial|paper|cardboard|anti|semi|half|pseudo|quasi|pre|former|fake|non|unofficial|upcoming|future|so-called|would-be|possible|potential|alleged|third|partner|sister|angebliche[rs]?|ehemalige[rs]?|künftige[rs]?|prétendu|ancien(?:ne)?|futur[aoe]?|ex|falso|falsa)(?![\p{L}])/iu;

export const isUnlike = (word: string): boolean => UNLIKE.test(word);

/** A sentence without what its kind is like. */
export function withoutLike(source: string): string[] {
	return [LIKE_BEFORE, LIKE_BEHIND].flatMap((pattern) => {
		const [whole, opening = "", like = ""] = pattern.exec(source) ?? [];
		const isPlain =
			whole !== undefined &&
			!UNLIKE.test(like) &&
			!saysAny(like, [...OVER_ALL, "negation", "limit", "condition", "comparison", "past"]);
		return isPlain ? [`${opening}${source.slice(whole.length)}`] : [];
	});
}

export function kindOf(source: string): string[] {
	const kind = OF_ITS_KIND.exec(source)?.[0];
	return kind === undefined ||
		saysAny(source.slice(kind.length), [...OVER_ALL, "past"]) ||
		saysAny(kind, ["negation", "limit"])
		? []
		: [kind];
}
