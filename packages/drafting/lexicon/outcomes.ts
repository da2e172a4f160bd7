import { light } from "#drafting/lexicon/letters";

/** `More sales`, `Moins de trajets`, `Mejor seguimiento`: what somebody gains, and nothing that the product does. */
export const OUTCOME = light(
	/^[^\p{L}\p{N}]{0,6}(?:(?:more|less|fewer|better|faster|higher|lower|happier) (?!than)\p{L}|(?:mehr|weniger|bessere[rsn]?|höhere[rsn]?|schnellere[rsn]?|geringere[rsn]?|zufriedenere) \p{L}|(?:plus|moins) d(?:e |'|’)|(?:meilleure?s?|davantage de) \p{L}|(?:más|menos|mejor(?:es)?|mayor(?:es)?) \p{L}|(?:più|meno|miglior[ei]?|maggiore?) \p{L}|(?:mais|melhor(?:es)?|maior(?:es)?) \p{L}|(?:meer|minder|betere?|snellere?) \p{L}|(?:więcej|mniej|lepsz[aey]|szybsz[aey]) \p{L}|(?:больше|меньше|лучше) \p{L}|(?:fler|mer|mindre|bättre|færre|bedre|flere) \p{L})/iu,
);

/** `Absence hurts`, `Tiredness takes your energy`: what ails its reader without the product. */
export const AILS = light(
	/ (?:hurts?|aches|drains|exhausts|frustrates|annoys|overwhelms|costs? (?:you )?(?:time|money|nerves)|tut weh|nervt|ermüdet|überfordert|raubt|kostet (?:zeit|geld|nerven)|fait mal|épuise|fatigue|agace|duele|agota|cansa|frustra|fa male|stanca|frustra|dói|esgota|doet pijn|vermoeit|frustreert|boli|męczy|odbiera|frustruje|przytłacza|болит|утомляет|раздражает|отнимает)(?: \p{Ll}{2,14}){0,2}[.!]?$/iu,
);
