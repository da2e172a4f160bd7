import { light } from "#drafting/lexicon/letters";

/** Said of the product itself: `is open source`, `free and open-source`, `Open source invoicing`; not loved or joined. */
export const OPEN_SOURCE = light(
	/\b(?:MIT|GPL|AGPL|BSD|Apache)[- ]licen[cs]ed\b|(?<![\p{L}])(?:is|are|fully|completely|100%|an|free,?(?: and| &)?|its|als|ist|est|es|è|é|jest|är|er|on|je) open[- ]source(?:d)?\b|^(?:(?:the|an|a|our|§|\p{Lu}[\p{L}\p{N}]{1,20}) ?[-:|–—]? ?)?open[- ]source(?:d)?(?! ?(?:foundations?|roots?|heart|spirit|values?|projects?|community|communities|conferences?|contributors?|events?|world|people|maintainers?|licen[cs]es?)\b)|\bopen[- ]source (?:software|tool|platform|app|library|framework|project|alternative|under|on github|forever)\b|\bunder (?:the )?(?:MIT|Apache|GPL|AGPL|BSD|MPL)\b|^(?:MIT|Apache(?: License)?[- ]2\.0|A?GPL(?:v[23]|-[23]\.0)?|MPL-2\.0|BSD(?:-[23]-Clause)?)(?: (?:or|and|\/|OR) (?:MIT|Apache[- ]2\.0))?(?: licen[cs]ed?\b[^.]{0,30}|, at your option)?[.]?$/iu,
);
/** `v1.1 · MIT License`, `© 2026 Ana Ruiz. MIT License.`: a part of a line that is nothing but the licence. */
export const LICENCE =
	/^(?:free (?:&|and) )?(?:the )?(?:MIT|Apache(?: License)?[- ]2\.0|A?GPL(?:v[23]|-[23]\.0)?|MPL-2\.0|BSD(?:-[23]-Clause)?)(?: licen[cs]ed?)?\.?$/iu;
const LICENCE_LINE_MAX = 120;
/**
 * What else a line has that names the product's own licence: a version, a copyright, who has made it, where its source is. Of
 * anything else (`Icons by Feather`, `Client library v2`) the licence is that thing's.
 */
const BESIDE_LICENCE = light(
	/^(?:(?:§ ?)?v(?:ersion )?\.?\d[\w.-]{0,14}|§|(?:©|\(c\)|copyright)[^:]{0,60}|free|(?:free (?:and|&) )?open[- ]source|(?:(?:view |get |read |see )?(?:the )?(?:source|code)(?: code)? )?(?:on |at )?(?:github|gitlab|codeberg)|(?:made|built|crafted|maintained|written|gemacht|gebaut|hecho|fait|fatto|feito|gemaakt) (?:(?:with|mit|con|avec|com|met) (?:\P{L}{1,4}|love|care|liebe|amor|amore|amour|liefde)(?: (?:in|by|von|en|par|da|à) \p{Lu}[\p{L} .,-]{1,40})?|(?:in|by|von|en|par|por|da|à) \p{Lu}[\p{L} .,-]{1,40})|docs|documentation|changelog|privacy|terms|imprint|impressum|contact|npm|download|no (?:tracking|ads|telemetry|account)s?)$/iu,
);
const partsOfLine = (text: string) =>
	text.split(/ [·|•] |(?<=[\p{L}\d]{2})\. /u).map((part) => part.trim().replace(/\.$/u, ""));

/** Whether a line names a licence, and nothing else that it may be of. @param text folded, with one sign for the site's own names. */
export function namesLicence(text: string): boolean {
	if (text.length > LICENCE_LINE_MAX) return false;
	const others = partsOfLine(text).filter((part) => !LICENCE.test(part));
	return others.length < partsOfLine(text).length && others.every((part) => BESIDE_LICENCE.test(part));
}

/** Whether what a text names is the licence of something that it names beside it, and of nothing else said to be open. */
export const licensesAnother = (text: string): boolean =>
	partsOfLine(text).some((part) => LICENCE.test(part)) && !namesLicence(text) && !OPEN_SOURCE.test(text);

const LOVED_SOURCE =
	/\b(?:love|support|sponsor|contribut\w{0,5}|proud|believe|thank|fans?|inspired|maintainers?|public projects?|for open[- ]source|with open[- ]source|built on|based on|powered by|uses?|using)\b/iu;

/** Whether a text says that the product is open, or is a line that names its licence. */
export const isOpen = (text: string): boolean =>
	(OPEN_SOURCE.test(text) || namesLicence(text)) && !LOVED_SOURCE.test(text);
