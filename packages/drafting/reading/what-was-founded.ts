import type { ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { namesOwn, withOwnSign } from "#drafting/context/own-names";
import { isKin } from "#drafting/context/subject";
import { beginsWithThingOfSite } from "#drafting/context/thing-of-site";
import { bare } from "#drafting/lexicon/bare";
import { light } from "#drafting/lexicon/letters";
import { OWN_SUBJECT } from "#drafting/lexicon/words";
import { relativeTo } from "#drafting/reading/antecedent";
import type { NamedFounder } from "#drafting/reading/founders-in-sentence";

/** What stands before `founded by` when it is said of the company: nothing, a verb, a comma, a year, or a word for a company. */
const BEFORE_FOUNDED = light(
	/(?:^|[^\p{L}\p{N} ] ?|(?<!\p{L})(?:was|is|were|been|are|originally|first|later|and|company|firm|start-?up|business|team|studio|agency|azienda|società|entreprise|société|empresa|unternehmen|firma|bedrijf|negozio|we|wurden?|ist|sind|est|été|fut|fue|fundada|è|stata|fu|została|został|werd|is|by|in \d{4}|im jahre? \d{4}|\d{4}) ?)$/iu,
);
const COMPANY_AFTER = light(
	/^(?:the|this|our|das|die|unser|l'|la|le|notre|el|nuestra|nuestro|lo|il|onze|het) ?(?:company|firm|business|start-?up|studio|agency|unternehmen|firma|entreprise|société|agence|empresa|azienda|società|agenzia|bedrijf)(?![\p{L}])/iu,
);

/** Behind `the company` nothing says that it is another: `the company Petal House`, `the business next to ours`. */
const ENDS_OBJECT =
	/^(?:$|[.,;!)]| (?:in|with|together|after|because|to|from|when|as|while|back in|im|mit|nach|um|en|avec|con|nel|com|em|w|met|om|med|i) | (?:19|20)\d{2})/u;

/** `Skyview, founded by`: the name right before it is what was founded. */
const NAME_BEFORE = /(?:^|[\p{Ll}\d,.] )(\p{Lu}[\p{L}\p{N}&'-]{1,40}(?: \p{Lu}[\p{L}\p{N}&'-]{1,40}){0,3}), $/u;
/** What follows `founded by Ana Ruiz,` at the beginning of a sentence, where it is something else than a company. */
const OTHER_AFTER =
	/^,? (?:in \d{4},? )?(?:the|der|die|das|le|la|l'|el|il|lo|de|het|os?|as?|los|las) ?(?!company|firm|business|start-?up|studio|agency|shop|store|atelier|team|unternehmen|firma|entreprise|société|agence|empresa|azienda|società|bedrijf)([\p{L}-]{2,30})/iu;

/** `Acme is an app from the studio founded by`: another one than the site's. */
const FROM_COMPANY = light(
	/(?<![\p{L}])(?:(?:from|of|by|with|for|at|to|via|bei|von|mit|für|aus|zu|par|pour|avec|chez|con|para|por|per|com|van|voor|met|z|dla|av|för|med) (?:(?:the|an?|la|le|el|il|lo|una?|uno|une?|eine[rmn]?|de[rmn]?|het|een|o|a|um|uma) |l['’])?|(?:d[eio] (?:la|el|il|lo|una?|un)|d[eo]l|della|dello|du|da|do|vom|zur|zum) |dell['’]|de l['’])(?:(?!our|nostra|nuestra|notre|unser)\p{Ll}{3,16} ){0,2}(?:company|firm|start-?up|business|studio|agency|group|azienda|società|gruppo|entreprise|société|groupe|empresa|grupo|unternehmen|firma|bedrijf)[, ]*$/iu,
);

/** `Founded by Ana Ruiz, Petal House buys ...`: that one was, and what somebody is besides is no name: `Ana Ruiz, Head Baker at`. */
const NAMED_BEHIND = light(
	/^,? (?:in \d{4},? )?(\p{Lu}[\p{L}\p{N}'’-]{1,30}(?: (?:& )?\p{Lu}[\p{L}\p{N}'’-]{0,30}){0,4}) (?!and |at |of |in |for |from |und |et |y |e |en |bei |chez |von |de |di |do |da )\p{Ll}/u,
);
/** `The flower market was founded by`: of a thing that is not what the site is. */
const OF_A_THING = /^(?:The|This|That|A|An) (?:\p{Ll}[\p{Ll}-]{2,20} ){1,4}(?:was|is|has been) (?:\p{Ll}{3,10}ly )?$/u;
const ITSELF =
	/(?:project|app|product|tool|platform|software|website|site|service|shop|store|restaurant|café|cafe|bakery|brewery|winery|farm|school|academy|clinic|practice|brand|label|gallery|hotel|salon|gym|club|charity|organi[sz]ation|non-?profit|initiative|community|magazine|game) (?:was|is|has been) (?:\p{Ll}{3,10}ly )?$/u;

/** `Petal House was founded by`. */
const NAMED_BEFORE = light(
	/^(?:The |Die |Das |La |Le |El |Il |A |O |De )?(\p{Lu}[\p{L}\p{N}'’-]{1,30}(?: (?:& |and )?\p{Lu}[\p{L}\p{N}'’-]{0,30}){1,4})(?: (?:was|is|were|wurde|ist|a été|est|fue|es|è|è stat[oa]|foi|é|werd|is|został[ao]?|blev|ble)(?![\p{L}])|,)/u,
);
/** Whether a name is somebody else's than the site's. */
function isNamed(name: string | undefined, names: readonly string[]): boolean {
	return name !== undefined && !namesOwn(name, names) && !isKin(name, names) && !OWN_SUBJECT.test(name);
}

/** Whether what somebody founded is this company, as far as the sentence says what it was. */
export function foundedThis({ founded }: NamedFounder, names: readonly string[], pages: readonly ReadPage[]): boolean {
	if (founded === null) return true;
	if ("before" in founded) {
		if (beginsWithThingOfSite(withOwnSign(foldText(founded.before), names), pages)) return false;
		// Of two sentences the first says nothing of what the second tells of.
		if (/[\p{Ll}\d]{3}[.!?] \p{Lu}/u.test(founded.before)) return false;
		const relative = relativeTo(founded.before, names);
		if (relative !== null) return relative === "own";
		const nearest = founded.before.slice(-60);
		const named = NAME_BEFORE.exec(nearest)?.[1];
		if (named !== undefined && !namesOwn(founded.before, names) && !OWN_SUBJECT.test(founded.before)) return false;
		const other = founded.before.trim() === "" ? OTHER_AFTER.exec(founded.behind ?? "")?.[1] : undefined;
		if (other !== undefined && !names.some((name) => name.toLowerCase().split(/\W+/u).includes(other.toLowerCase())))
			return false;
		if (
			OF_A_THING.test(founded.before) &&
			!ITSELF.test(founded.before) &&
			!OWN_SUBJECT.test(founded.before) &&
			!namesOwn(founded.before, names)
		)
			return false;
		if (FROM_COMPANY.test(founded.before) || isNamed(NAMED_BEFORE.exec(founded.before)?.[1], names)) return false;
		if (founded.before.trim() === "" && isNamed(NAMED_BEHIND.exec(founded.behind ?? "")?.[1], names)) return false;
		return BEFORE_FOUNDED.test(nearest) || names.some((name) => endsWithName(nearest, name));
	}
	const object = founded.after.slice(0, 60);
	if (/^\S{1,40} by (?:mistake|accident|chance)(?![\p{L}])/u.test(object)) return false;
	if (beginsWithThingOfSite(withOwnSign(foldText(object), names), pages)) return false;
	const company = COMPANY_AFTER.exec(object)?.[0];
	if (company !== undefined) return ENDS_OBJECT.test(object.slice(company.length));
	return names.some((name) => bare(object).startsWith(bare(name)) && bare(name) !== "");
}

const endsWithName = (text: string, name: string) => bare(name) !== "" && bare(text).endsWith(bare(name));
