import { isSentence } from "#core/web/sentences";
import { light } from "#drafting/lexicon/letters";
import { isFounderRole } from "#drafting/reading/founder-role";
import { isPersonName, PERSON } from "#drafting/reading/people";

/** A name and, right after it, a role: on the next line, after a space, or with nothing between as style sheets part them. */
const CARD = light(
	new RegExp(
		`^(${PERSON})(?<!-)(?!-)(?:\\s|[,|·–—-]|\\s[,|·–—-]\\s)?\\s?((?:Co-?)?(?:[Ff]ounder|[Ff]ounding|CEO|CTO|COO|President|Owner|Chief|Managing|Mitgründer|Gründer|Geschäftsführ|Cofondat|Fondat|Fundador|Cofundador|Założyciel|Współzałożyciel|Основатель|Сооснователь)[^\\n]{0,70})$`,
		"u",
	),
);

/** The founder whom a block of one card names: `Ana Ruiz\nFounder & CEO`, `Ana Ruiz Co-Founder`, `Ana RuizCo-Founder`. */
export function cardInLine(text: string, names: readonly string[]): { name: string; title: string } | null {
	const lines = text.split("\n").map((line) => line.trim());
	const joined = lines.length === 1 ? partedRole(lines[0] ?? "") : null;
	const [name, title] = joined ?? [lines[0], lines[1]];
	if (!name || !title || !isPersonName(name) || !isFounderRole(title, names)) return null;
	return { name, title };
}

function partedRole(line: string): [string, string] | null {
	// `Jo Day, founder of the prize behind Acme, lives in Leeds.` is read as a sentence.
	if (line.length > 120 || isSentence(line)) return null;
	const match =
		CARD.exec(line) ??
		CARD.exec(
			line.replace(
				/(?<=\p{Ll})(?=(?:Co-?)?(?:[Ff]ounder|CEO|CTO|COO|President|Owner|Fondat|Fundador|Gründer)\p{L}{0,4}(?![\p{L}]))/u,
				" ",
			),
		);
	return match?.[1] && match[2] ? [match[1], match[2]] : null;
}
