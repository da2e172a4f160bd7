import type { Block, ReadPage } from "#core/web/page";
import { isAsked, isNegated, isPlanned } from "#drafting/context/speech";
import { light } from "#drafting/lexicon/letters";

/** What the lines right behind a block say of it. */
export interface Neighbours {
	/** Words of somebody whom the next line names. */
	saidBySomebody: ReadonlySet<number>;
	/** Entries of a list of which the next sentence says that they are not there. */
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
	/(?:(?:of|at|for|from|de|du|des|di|del|della|da|do|von|bei|der|van|bij|av|på|af|hos|w|z|из|в)|,) (?:the |la |le |el |l'|d')?(?!(?:Head|Chief|Founder|Co-?[Ff]ounder|Director|Manager|Owner|Engineer|Developer|Designer|Partner|President|Lead)(?![\p{L}]))\p{Lu}[\p{L}\p{N}&'-]*\p{Ll}/u,
);
/** `None of these`, `Daran`: the sentence is about what was listed before it. */
const ABOUT_LIST =
	/^(?:(?:none|all|some|most) of (?:these|them|this)|these|those|they|keine[rs]? (?:davon|von)|davon|daran|diese|das alles|aucune? (?:de|d'entre)|rien de|ce(?:s|lles|ux)(?:-ci)?|ningun[oa] de|nada de|est[oa]s|nessun[oa] di|niente di|quest[ie]|nenhum(?:a)? d|nada d|est[ea]s|geen van|daar|deze|żadn|niczego|ничего из|ни один|эти|inget av|ingen av|inga av|dessa|disse|intet af)(?![\p{Ll}])/iu;

const textOf = (page: ReadPage, { start, end }: Block) => page.text.slice(start, end).replace(/\s+/gu, " ").trim();

function namesSpeaker(line: string): boolean {
	const rest = WHO.exec(line)?.[1];
	return rest !== undefined && !/[.!?]$/u.test(rest) && ELSEWHERE.test(`, ${rest}`);
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
	for (const [at, block] of visible.entries()) {
		const before = visible[at - 1];
		const length = block.end - block.start;
		if (!before || length < 8 || length > 200 || block.kind === "heading") continue;
		const line = textOf(page, block);
		const mayBeSaid = before.kind === "text" && before.end - before.start >= SAID_MIN && page.role !== "about";
		if (mayBeSaid && length <= 120 && namesSpeaker(line)) saidBySomebody.add(before.id);
		if (before.kind === "list_item" && isDeniedList(line)) for (const id of listBefore(visible, at)) notThere.add(id);
	}
	return { saidBySomebody, notThere };
}
