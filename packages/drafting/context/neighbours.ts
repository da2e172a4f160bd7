import type { Block, ReadPage } from "#core/web/page";
import { groupSizes, groupsAround } from "#drafting/context/groups";
import { isAsked, isNegated, isPlanned } from "#drafting/context/speech";
import { SOON } from "#drafting/lexicon/classes/months";
import { light } from "#drafting/lexicon/letters";
import { hasStreetLine } from "#drafting/reading/street-line";

/** What the lines right behind a block say of it. */
export interface Neighbours {
	/** Words of somebody whom the next line names. */
	saidBySomebody: ReadonlySet<number>;
	/** Entries of a list of which the next sentence says that they are not there, and cards whose badge says so. */
	notThere: ReadonlySet<number>;
}

const SAID_MIN = 30;
const NAME = "\\p{Lu}[\\p{L}'’-]{0,30}\\p{Ll}[\\p{L}'’-]{0,30}";
const SALUTATION =
	"(?:Mme|Mlle|M\\.|Mr\\.?|Mrs\\.?|Ms\\.?|Dr\\.?|Herr|Frau|Sra?\\.|Sig\\.(?:ra)?|Dott\\.(?:ssa)?|Pani?) ";
/** `Sandro Neri, titolare di Neri Orologi`, `Mme Delorme, directrice, Roubaix`: who, what, and where that is. */
const WHO = light(
	new RegExp(
		`^[—–-]? ?(?:${SALUTATION}${NAME}|${NAME}(?: (?:(?:van|von|de|di|da|del|al|[A-Z]\\.) )?${NAME}){1,2}), (.{3,80})$`,
		"u",
	),
);
/** Somebody else's company or town in what follows the name: a word with a capital letter that is no title of an office. */
const ELSEWHERE = light(
	/(?:(?:of|at|for|from|de|du|des|di|del|della|da|do|von|bei|der|van|bij|av|på|af|hos|w|z|из|в)|,) (?:the |la |le |el |l'|d'|\d{4,5} )?(?!(?:Head|Chief|Founder|Co-?[Ff]ounder|Director|Manager|Owner|Engineer|Developer|Designer|Partner|President|Lead)(?![\p{L}]))\p{Lu}[\p{L}\p{N}&'-]*\p{Ll}/u,
);
/** `None of these`, `Daran`: the sentence is about what was listed before it. */
const ABOUT_LIST =
	/^(?:(?:none|all|some|most) of (?:these|them|this)|these|those|they|keine[rs]? (?:davon|von)|davon|daran|diese|das alles|aucune? (?:de|d'entre)|rien de|ce(?:s|lles|ux)(?:-ci)?|ningun[oa] de|nada de|est[oa]s|nessun[oa] di|niente di|quest[ie]|nenhum(?:a)? d|nada d|est[ea]s|geen van|daar|deze|żadn|niczego|ничего из|ни один|эти|inget av|ingen av|inga av|dessa|disse|intet af)(?![\p{Ll}])/iu;

/** The whole of a badge on what is yet to come. */
const PLANNED_BADGE = light(
	/^[^\p{L}\p{N}]{0,6}(?:(?:coming )?soon|coming (?:in )?(?:q[1-4] ?)?\d{4}|planned|in planning|on (?:the|our) roadmap|in (?:development|progress)|under construction|not yet available|in planung|geplant|demnächst|bald(?: verfügbar)?|in (?:entwicklung|vorbereitung|arbeit)|kommt bald|bientôt(?: disponible)?|à venir|prochainement|en (?:développement|préparation)|(?:muy )?pronto|próximamente|en (?:desarrollo|preparación)|prossimamente|in (?:arrivo|sviluppo)|em breve|brevemente|em desenvolvimento|binnenkort|in ontwikkeling|gepland|wkrótce|w przygotowaniu|planowane|скоро|в разработке|незабаром|(?:kommer )?snart|planerad|på väg|tulossa|(?:již )?brzy|připravujeme|yakında|hamarosan|în curând|準備中|近日(?:公開|対応|リリース)?(?:予定)?|開発中|(?:対応|公開|リリース)予定|(?:출시 ?)?예정|준비 ?중|即将(?:推出|上线)|开发中|敬请期待)[^\p{L}\p{N}]{0,6}$/iu,
);
const BADGE_MAX = 30;
/** The whole of an explanation that puts its title off, or gives it to others: `Available from spring 2027`, `We leave this to others`. */
const PUTS_OFF = light(
	new RegExp(
		`^(?:(?:(?:will be )?available|arrives?|arriving|due|out|ready|expected|launch(?:es|ing)|verfügbar|erhältlich|kommt|disponible|prévue?|sort|previst[oa]|disponibile|disponível|beschikbaar|dostępn[eay]|доступно) (?:(?:from|in|for|by|this|ab|im|à partir d[eu]|dès|en|au|desde|para|a partire da|da|dal|in|em|a partir d[eo]|vanaf|od|с) )?(?:(?:the|le|la|l'|el|il|o|a|het) ?)?${SOON}(?: (?:of |de |del |di )?20\\d\\d)?|(?:(?:now |slowly |gradually )?(?:rolling|rolls|roll) out|(?:wird|werden) (?:gerade |schrittweise |nach und nach )?(?:ausgerollt|freigeschaltet)|en cours de déploiement|(?:se )?despliega|in distribuzione|wordt uitgerold)(?: [^.]{2,60})?|we leave (?:this|that|it|these) (?:out|to) [^.]{2,40}|das überlassen wir [^.]{2,40}|nous laissons cela [^.]{2,40})[.!]?$`,
		"iu",
	),
);
/** `Not in Acme, but Florabill has it`. */
const NOT_IN_IT =
	/^(?:Not|Nicht|Pas|No|Non|Não|Niet|Nie) (?:in|part of|Teil von|dans|en|em|w) \p{Lu}[\p{L}\p{N}]{1,30}(?:,[^.]{2,60})?[.!]?$/u;
const PUTS_OFF_MAX = 90;
/** No more blocks make a card. */
const CARD_MAX = 8;

/** The blocks of the card that a badge stands on; none where it stands over a page, or among several titles. */
function cardOfBadge(
	page: ReadPage,
	visible: readonly Block[],
	badge: Block,
	sizes: readonly number[],
): readonly Block[] {
	const card = groupsAround(page, badge.group).find((group) => (sizes[group] ?? 0) > 1);
	if (card === undefined || card === 0 || (sizes[card] ?? 0) > CARD_MAX) return [];
	const inCard = visible.filter(({ group }) => groupsAround(page, group).includes(card));
	const headings = inCard.filter(({ kind }) => kind === "heading");
	return headings.length > 1 || headings.some(({ tag }) => tag === "h1") ? [] : inCard;
}

const textOf = (page: ReadPage, { start, end }: Block) => page.text.slice(start, end).replace(/\s+/gu, " ").trim();

function isPutOff(page: ReadPage, block: Block): boolean {
	const length = block.end - block.start;
	if (length > PUTS_OFF_MAX || block.kind === "heading")
		return length <= BADGE_MAX && PLANNED_BADGE.test(textOf(page, block));
	const text = textOf(page, block);
	return (length <= BADGE_MAX && PLANNED_BADGE.test(text)) || PUTS_OFF.test(text) || NOT_IN_IT.test(text);
}

/** Pages end with their company or its address, which signs no text: `Acme Audio Ltd, 8 Dame Lane, Dublin`. */
function isOwnLine(page: ReadPage, line: string): boolean {
	const first = (line.split(/[\s,]/u, 1)[0] ?? "").toLowerCase();
	return first.length >= 4 && (URL.parse(page.url)?.hostname ?? "").includes(first);
}

function namesSpeaker(page: ReadPage, line: string): boolean {
	const rest = WHO.exec(line)?.[1];
	if (rest === undefined || hasStreetLine(rest) || isOwnLine(page, line)) return false;
	return !/[.!?]$/u.test(rest) && ELSEWHERE.test(`, ${rest}`);
}

function isDeniedList(line: string): boolean {
	return ABOUT_LIST.test(line) && !isAsked(line) && (isNegated(line) || isPlanned(line));
}

/** The entries of the list right before a block. */
function listBefore(visible: readonly Block[], at: number): number[] {
	const last = visible[at - 1];
	if (last?.kind !== "list_item") return [];
	const from = visible.slice(0, at).findLastIndex(({ kind, group }) => kind !== "list_item" || group !== last.group);
	return visible.slice(from + 1, at).map(({ id }) => id);
}

/** What each line of a page says of the one right before it. Letters of the company's own stand on its about page. */
export function neighboursOf(page: ReadPage, visible: readonly Block[]): Neighbours {
	const saidBySomebody = new Set<number>();
	const notThere = new Set<number>();
	const sizes = groupSizes(page, visible);
	for (const block of visible) {
		if (!isPutOff(page, block)) continue;
		for (const { id } of cardOfBadge(page, visible, block, sizes)) notThere.add(id);
	}
	for (const [at, block] of visible.entries()) {
		const before = visible[at - 1];
		const length = block.end - block.start;
		if (!before || length < 8 || length > 200 || block.kind === "heading") continue;
		const line = textOf(page, block);
		const isBeside = block.landmark === before.landmark || block.landmark !== "footer";
		const mayBeSaid =
			isBeside && before.kind === "text" && before.end - before.start >= SAID_MIN && page.role !== "about";
		// Of several people in a row none says the one before.
		if (mayBeSaid && length <= 120 && namesSpeaker(page, line) && !WHO.test(textOf(page, before)))
			saidBySomebody.add(before.id);
		if (before.kind === "list_item" && isDeniedList(line)) for (const id of listBefore(visible, at)) notThere.add(id);
	}
	return { saidBySomebody, notThere };
}
