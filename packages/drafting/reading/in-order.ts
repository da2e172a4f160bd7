import { OWN } from "#drafting/context/own-names";

/** `Acme GmbH`: the company, in whatever form. */
const LEGAL_FORM =
	/(?<=§),? (?:Inc|Ltd|LLC|PBC|Limited|GmbH|UG|AG|SAS|SARL|SASU|SL|SLU|S\.L\.U?|S\.?r\.?l\.?|S\.?p\.?A|BV|B\.V|AB|Oy|ApS|AS|A\/S|Lda|Ltda|sp\. z o\.o|s\.r\.o|Kft|OÜ)(?:\.(?= \p{Ll})|(?![\p{L}.]))/gu;
/** `Gegründet wurde die Firma 2019 von`: what was done stands first. */
const DONE_FIRST =
	/^(Gegründet|Gestartet|Aufgebaut|Ins Leben gerufen|Opgericht|Bedacht|Grundad|Startad|Stiftet|Grundlagt) (wurde|ist|werd|is|blev|ble) (?:§|(?:das|die|unser|unsere|het|ons) (?:Unternehmen|Firma|Betrieb|Agentur|bedrijf)|(?:företaget|bolaget|firmaet|virksomheden|bedriften))(?= )/u;
/**
 * What a sentence says of the company, in the order of most others and without the form of the company.
 * @param text folded, with own names as one sign.
 */
export const inOrder = (text: string): string =>
	text
		.replace(LEGAL_FORM, "")
		.replace(DONE_FIRST, (_, done: string, was: string) => `${OWN} ${was} ${done.toLowerCase()}`);
