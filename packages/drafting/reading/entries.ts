import { findPrices } from "#core/numbers/prices";
import { partsAnnounced } from "#drafting/context/announced-parts";
import { isPast, isPlanned } from "#drafting/context/speech";
import { light } from "#drafting/lexicon/letters";
import { comesLater } from "#drafting/lexicon/not-offered";
import { isPlaceholderText } from "#drafting/lexicon/placeholders";
import type { SectionKind } from "#drafting/lexicon/section-kinds";
import { readPlace } from "#drafting/reading/places";
import { isOursAlone } from "#drafting/reading/slogan";

/** What is not there, or not yet. `No ads` and `No contract` are offers. */
const NOT_OFFERED =
	/\b(?:(?:is|are)(?: currently)? not|isn't|aren't|not (?:yet )?(?:supported|available|included|possible)|no longer|unsupported|unavailable|yet$|missing|coming soon|not in)\b|nicht (?:verfügbar|unterstützt|enthalten|möglich)|pas (?:encore )?(?:disponible|inclus)|no (?:disponible|incluido)|non (?:disponibile|incluso)|niedostępn|недоступн|не поддержив/iu;
/** What a page asks its visitors to do, or tells them of itself. */
const NO_ENTRY = light(
	/cookie|©|@|https?:|\d{3}[- ]\d{4}|^call\b|\d{1,2}:\d{2}|\d{4}-\d{2}|\bago$|^(?:read|show|log|contact|download|home|blog|menu|close|watch|request|sign)(?=$|[.!:]?$| (?:more|now|us|the|our|all|in|out|up|here|on|it|this|my|your|an?|for|to|with|me|today|page|posts?|about|full|less|for free)(?![\p{L}]))|^(?:learn (?:more|how)|view (?:our|all our|more)|see (?:our|all our|more|how)|find (?:out|us)|click|get (?:started|in touch|a quote|your|the app)|buy|order (?:now|online)|start (?:now|your|free)|try|more|next|previous|back|about|faq|search for|submit|what|how|why|who|our|meet|explore our|subscribe|follow|join|register|create an? account|confirm|choose (?:a|your)|step \d|visit|book (?:a|now)|apply|add to)(?![\p{L}])|[?»→]$|^["“„«]|^\d+$|^\d+[.)]\s|^[€$£]|testimonial|newsletter|\bfollow\b|^share(?=$|[.!:]?$| (?:this|it|on|us|via|the (?:page|article|post|link))(?![\p{L}]))|\blogin\b|\bterms\b|privacy policy|copyright|\bteam$|(?<!\b(?:for|to) (?:your )?)\b(?:clients|customers)$|\bstory$|\blatest\b|upcoming|\bposts?$|^categories|^company$|^resources$|^products?$|^services$|^legal$|^address|^phone|^e-?mail$|white ?papers?|webinars?|e-?book|case stud|(?:handbook|overview|brochure|data ?sheets?|assessment|demo)!?$|(?:^|(?:popular|recent|top|related|trending) )searches!?$|(?:^|(?:demo|quote|information|press|support|data) )requests!?$|^free (?:[\p{L}-]{1,20} ){0,4}(?:assessment|demo|trial|consultation|quote|guide|report|download)|^(?:select|input|enter|kick back|записаться|запишитесь|закажите|zamów|wybierz|wähle|wählen sie|choisissez|elige)(?![\p{L}])|о компании|партн[её]рам|контакты|новости|отзывы|^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|^(?:montag|dienstag|lundi|lunes|lunedì|poniedziałek|понедельник)/iu,
);

/** A title of these parts is no entry of a list. */
const TITLES: readonly SectionKind[] = [
	"testimonial",
	"customers",
	"partners",
	"news",
	"events",
	"jobs",
	"newsletter",
	"cookies",
	"legal",
	"contact",
	"account",
	"faq",
	"hours",
	"menu",
	"comments",
	"team",
	"resources",
	"pricing",
	"features",
	"about",
	"benefits",
	"steps",
];
const TITLE_SHARE = 0.75;

/** `Vacancy: guide`, `Coming in spring: exchanges`: its own label says of which other part it is. */
const LABELLED = /^([^:]{3,40}): \S/u;
const OTHER_PARTS: readonly SectionKind[] = [
	"jobs",
	"news",
	"events",
	"planned",
	"testimonial",
	"customers",
	"partners",
	"newsletter",
];

function isOfAnotherPart(text: string): boolean {
	const label = LABELLED.exec(text)?.[1];
	const parts = label === undefined ? null : partsAnnounced(label);
	return parts !== null && OTHER_PARTS.some((kind) => parts.has(kind));
}

/** `Payroll export (discontinued)`: what stands in brackets or behind a dash takes the rest back. */
const ASIDE = /\(([^()]{2,60})\)|\s[-–—]\s(.{2,60})$/u;

function isTakenBack(text: string): boolean {
	const [, inBrackets, behindDash] = ASIDE.exec(text) ?? [];
	const aside = inBrackets ?? behindDash;
	return (
		aside !== undefined &&
		(isPast(aside) || isPlanned(aside) || comesLater(aside) || /^(?:not|nicht|pas|non|nie|не|inte|ikke) /iu.test(aside))
	);
}

/** `POINT 1`, `Schritt 2`: the number of an entry. */
const NUMBER_OF_ENTRY =
	/^(?:point|step|reason|feature|no\.?|nr\.?|schritt|punkt|grund|étape|raison|paso|razón|passo|motivo|stap|krok|шаг|steg|理由|ポイント|特[長徴]|メリット|ステップ|단계|步骤|优势)\s?[#.]?\s?[\d０-９]{1,2}$/iu;

/** The sign before an entry of what there is not. */
export const CROSS = /^[❌✗✘✖×]/u;

const IS_NONE =
	/^(?:no|without|keine?|ohne|sans|aucune?|pas d['e]|sin|ningun[oa]?|senza|nessun[oa]?|sem|nenhuma?|geen|zonder|bez|без|ingen|inget|inga|utan|uden|uten)(?: |(?<='))(?:hidden |monthly |setup |versteckten? )?\p{Ll}/iu;

/** `/setup`, `/book / /recurring`: what is typed, and not what it does. */
const COMMANDS = /^\/[a-z][\w-]{1,30}(?: ?[,/|] ?\/[a-z][\w-]{1,30}){0,5}$/iu;

/** Three letters, or two signs that are syllables or words: `방송 상태`. */
const WORD = /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;

/** Why a text is no entry of a list of features or reasons; null when it may be one. */
export function noEntryBecause(text: string): string | null {
	if (NUMBER_OF_ENTRY.test(text.trim())) return "it is a number";
	if (/^[a-z][a-z0-9._-]+ ?\/ ?[a-z0-9][\w.-]+$/.test(text)) return "it is an address";
	if (/^(?:GET|POST|PUT|PATCH|DELETE|HEAD) ?\//u.test(text)) return "it is an address";
	if (COMMANDS.test(text.trim())) return "it is a command";
	if (!WORD.test(text) || isPlaceholderText(text)) return "it says nothing";
	if (NOT_OFFERED.test(text) || isPlanned(text)) return "it is not offered";
	if (isTakenBack(text)) return "it is not offered";
	if (isOfAnotherPart(text)) return "it is of another part of the page";
	if (NO_ENTRY.test(text)) return "it is a call or a label";
	if (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+, \p{Lu}/u.test(text)) return "it names somebody";
	if (isOursAlone(text)) return "it is the title of a part of the page";
	if (findPrices(text).length > 0) return "it is a price";
	if (readPlace(text) !== null) return "it is a place";
	// `No subscription` is a reason, and no title of prices.
	if (IS_NONE.test(text)) return null;
	const parts = partsAnnounced(text);
	return TITLES.some((kind) => (parts.get(kind) ?? 0) >= TITLE_SHARE) ? "it is the title of a part of the page" : null;
}
