import { foldText } from "#core/web/text-fold";
import { FOUNDER_WORD, OWN_SUBJECT } from "#drafting/lexicon/words";
import { isFounderRole, isPersonName, type NamedFounder, PERSON } from "#drafting/reading/people";

/** A sentence about this company, not about what its author founded before or elsewhere. */
export function isOwnFounder(
	sentence: string,
	founder: NamedFounder,
	names: readonly string[],
	isAboutPage: boolean,
): boolean {
	const lower = sentence.toLowerCase();
	const after = foldText(sentence).slice(foldText(sentence).search(FOUNDER_WORD));
	const of = /^[^,.;]{0,60}? (?:of|at|von|de|bei) ((?:\p{Lu}|the )[\p{L}\p{N}.&' -]{1,40})/u
		.exec(after)?.[1]
		?.toLowerCase();
	if (of !== undefined)
		return names.some((name) => name.length > 2 && (of.includes(name.toLowerCase()) || bare(of).includes(bare(name))));
	if (names.some((name) => name.length > 2 && lower.includes(name.toLowerCase()))) return true;
	return (
		isAboutPage ||
		/\bour (?:co-?)?founders?\b/iu.test(sentence) ||
		(founder.title === null && (OWN_SUBJECT.test(sentence) || sentence.search(FOUNDER_WORD) === 0))
	);
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** A name and, right after it, a role: on the next line, after a space, or with nothing between as style sheets part them. */
const CARD = new RegExp(
	`^(${PERSON})(?<!-)(?!-)(?:\\s|[,|·–—-]|\\s[,|·–—-]\\s)?\\s?((?:Co-?)?(?:Founder|Founding|CEO|CTO|COO|President|Owner|Chief|Managing|Mitgründer|Gründer|Geschäftsführ|Cofondat|Fondat|Fundador|Cofundador|Założyciel|Współzałożyciel|Основатель|Сооснователь)[^\\n]{0,70})$`,
	"u",
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
	if (line.length > 120) return null;
	const match =
		CARD.exec(line) ??
		CARD.exec(
			line.replace(
				/(?<=\p{Ll})(?=(?:Co-?)?(?:Founder|CEO|CTO|COO|President|Owner|Fondat|Fundador|Gründer)\p{L}{0,4}(?![\p{L}]))/u,
				" ",
			),
		);
	return match?.[1] && match[2] ? [match[1], match[2]] : null;
}
