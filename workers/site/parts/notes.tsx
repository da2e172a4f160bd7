import type { Child, FC } from "hono/jsx";
import { webAddress } from "#core/web/website";
import { addressWords, dayOf } from "../words/format.ts";
import { Icon } from "./icons.tsx";

/** Who says so: the website, the owner, the site team; or nobody. */
export type Origin = "site" | "owner" | "team" | "none";

/** Words of a page, kept when it was read. */
export interface NoteQuote {
	quote: string;
	/** The sentence around it, which holds it; the quote stands alone without. */
	sentence?: string | undefined;
	/** Address of the page. */
	page: string;
	/** When it was read, ISO 8601. */
	day?: string | undefined;
	/** When it was looked for last, ISO 8601, and whether it was there. */
	seen?: { day: string; isThere: boolean } | undefined;
}

export interface Note {
	/** Of the popover; once a page. */
	id: string;
	/** Its number on the page; for what is quoted. */
	number?: number;
	origin: Origin;
	quotes?: readonly NoteQuote[];
	/** What is said instead of quotes: who stated it, who looked, where nothing was found. */
	text?: Child;
	/** The line below that. */
	source?: Child;
}

const NAMES: Record<Origin, string> = {
	site: "Quoted from the website",
	owner: "Stated by the owner",
	team: "Checked by the team",
	none: "Not stated",
};
const CLASSES: Record<Origin, string> = { site: "mark", owner: "mark owner", team: "mark team", none: "not-stated" };
const TABS: Record<Origin, string> = { site: "tab", owner: "tab owner", team: "tab team", none: "tab none" };

const Sign: FC<{ of: Note }> = ({ of: { origin, number } }) => {
	if (origin === "owner") return <>†</>;
	if (origin === "team") return <Icon of="check" />;
	return <>{number}</>;
};

/** What a mark is called; what is seen of it comes first. */
function nameOf({ origin, number }: Note): string {
	const name = NAMES[origin].toLowerCase();
	if (origin === "owner") return `†, ${name}`;
	return number === undefined ? name : `${number}, ${name}`;
}

interface NotedProps {
	note: Note;
	/** Whether the words stand on the website exactly so: yellow only then. */
	isVerbatim?: boolean;
	/** What follows the mark without a space. */
	after?: string;
	children?: Child;
}

/**
 * Words with their footnote: a mark to press, and the slip it opens. Works without script, inside of a paragraph too: the
 * slip is phrasing content. Nothing of it may be a block element.
 */
export const Noted: FC<NotedProps> = ({ note, isVerbatim, after, children }) => (
	<span class="noted">
		{children !== undefined &&
			(isVerbatim ? (
				<mark class={note.quotes?.every(({ seen }) => seen?.isThere === false) ? "gone" : undefined}>{children}</mark>
			) : (
				children
			))}
		<span class="keep">
			<button
				type="button"
				class={CLASSES[note.origin]}
				popovertarget={note.id}
				aria-label={note.origin === "none" ? undefined : nameOf(note)}
			>
				{note.origin === "none" ? "Not stated" : <Sign of={note} />}
			</button>
			{after}
		</span>
		<Slip note={note} />
	</span>
);

/** What a mark opens: under its line on a desk, at the foot of the screen on a phone. */
const Slip: FC<{ note: Note }> = ({ note }) => (
	<span class="slip" id={note.id} popover="auto" role="note">
		<SlipContent note={note} />
	</span>
);

const SlipContent: FC<{ note: Note; isOpen?: boolean }> = ({ note, isOpen }) => (
	<>
		<span class="from">
			<span class={TABS[note.origin]}>
				<Sign of={note} />
			</span>
			{NAMES[note.origin]}
			{!isOpen && (
				<button type="button" class="close" popovertarget={note.id} popovertargetaction="hide" aria-label="Close">
					<Icon of="close" />
				</button>
			)}
		</span>
		{note.quotes?.map((quote) => (
			<span class="sentence" dir="auto">
				“<Sentence of={quote} />”
			</span>
		))}
		{note.text !== undefined && <span class="sentence">{note.text}</span>}
		{(note.source !== undefined || (note.quotes?.length ?? 0) > 0) && (
			<span class="source">
				{note.quotes?.map((quote) => (
					<Source of={quote} />
				))}
				{note.source}
			</span>
		)}
	</>
);

/** A slip that lies open on the page, to show what one is. */
export const Specimen: FC<{ note: Note }> = ({ note }) => (
	<span class="slip specimen" role="note">
		<SlipContent note={note} isOpen />
	</span>
);

const Sentence: FC<{ of: NoteQuote }> = ({ of: { quote, sentence = quote } }) => {
	const at = sentence.indexOf(quote);
	if (at < 0) return <mark>{quote}</mark>;
	return (
		<>
			{sentence.slice(0, at)}
			<mark>{quote}</mark>
			{sentence.slice(at + quote.length)}
		</>
	);
};

const Source: FC<{ of: NoteQuote }> = ({ of: { page, quote, day, seen } }) => {
	const address = webAddress(page);
	return (
		<>
			<span>
				{address === null ? (
					<bdi>{page}</bdi>
				) : (
					<a href={`${address}${fragmentOf(quote)}`} rel="nofollow noopener ugc">
						<bdi>{addressWords(page)}</bdi>
						<Icon of="out" />
					</a>
				)}
			</span>
			{day !== undefined && (
				<span>
					Read <time datetime={day}>{dayOf(day)}</time>
					{seen !== undefined && (
						<>
							, {seen.isThere ? "still there" : <em>no longer there</em>} on {dayOf(seen.day)}
						</>
					)}
				</span>
			)}
		</>
	);
};

/** Words of a quote that name it: a long one by its beginning and its end. */
const FRAGMENT_WORDS = 6;

/** Has browsers highlight the words on the page. Source: WICG, URL Fragment Text Directives, 3.1. */
export function fragmentOf(quote: string): string {
	const words = quote.trim().split(/\s+/);
	const text = (part: readonly string[]) => encodeURIComponent(part.join(" ").toWellFormed()).replaceAll("-", "%2D");
	if (words.length <= 2 * FRAGMENT_WORDS) return `#:~:text=${text(words)}`;
	return `#:~:text=${text(words.slice(0, FRAGMENT_WORDS))},${text(words.slice(-FRAGMENT_WORDS))}`;
}
