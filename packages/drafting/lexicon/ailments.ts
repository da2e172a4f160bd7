import { light } from "#drafting/lexicon/letters";

/** `Inconsistent outputs`, `Unclear prices`, `Lost notes`: what ails somebody who has not got the product. */
export const AILMENT = light(
	/^[^\p{L}\p{N}]{0,6}(?:in(?:consistent|accurate|complete|efficient|flexible|secure|effective|visible)|un(?:clear|reliable|predictable|paid|tracked|planned|organi[sz]ed|answered|certain|safe|structured|known)|non-(?:repeatable|compliant|billable|transparent|scalable)|dis(?:connected|organi[sz]ed|jointed|engaged|tracted)|fragmented|scattered|siloed|lost|missed|missing|late|slow|tedious|manual|hidden|rising|endless|wasted|broken|outdated|overpriced|painful|messy|chaotic|poor|lack of|too (?:many|much|little|few|slow|late|expensive)|no-shows?(?! protection)|un(?:klare?|übersichtliche?|zuverlässige?|vollständige?|bezahlte?|planbare?)[nrs]?|verlorene?[nrs]?|verpasste?[nrs]?|fehlende?[nrs]?|veraltete?[nrs]?|zu (?:viele?|wenig|spät|teuer|langsam)|manque de|perte de|trop (?:de|tard|cher|lent)|falta de|pérdida de|demasiad[oa]s?|mancanza di|perdita di|troppi?|perda de|demais|gebrek aan|te (?:veel|weinig|laat|duur)|brak|zbyt)(?![\p{L}])/iu,
);
