import type { Child, FC } from "hono/jsx";
import { webAddress } from "#core/web/website";
import { addressWords, dayBeside, dayOf } from "../words/format.ts";
import { DIRECTION } from "../words/locale.ts";
import { words } from "../words/words.ts";
import { drawn } from "./drawn.ts";
import { Icon } from "./icons.tsx";
import type { Quote } from "./proof.ts";
import { fragmentOf } from "./text-fragment.ts";

const t = words.facts;

/** Who says so: the website, the owner, the site team; or nobody. */
export type Origin = "site" | "owner" | "team" | "none";

/** What a mark opens. */
export interface Note {
	/** Of the popover; once a page. */
	id: string;
	/** Its number on the page; for what is quoted. */
	number?: number | undefined;
	origin: Origin;
	quotes?: readonly Quote[] | undefined;
	/** What is said beside or instead of quotes: who stated it, where nothing was found. */
	text?: string | undefined;
	/** Where it can be reported as wrong. */
	report?: string | undefined;
	/** Of a blank: whether its page could not be read. */
	isUnread?: boolean;
	/** Of a blank: when the website was read last, ISO 8601. */
	lastRead?: string | undefined;
}

const CLASSES: Record<Origin, string> = { site: "mark", owner: "mark owner", team: "mark team", none: "not-stated" };
const TABS: Record<Origin, string> = { site: "tab", owner: "tab owner", team: "tab team", none: "tab none" };

const Sign: FC<{ of: Note }> = ({ of: { origin, number } }) => {
	if (origin === "owner") return <>†</>;
	if (origin === "team") return <Icon of="check" />;
	return <>{number}</>;
};

const originName = ({ origin, isUnread }: Note): string => (isUnread ? t.unread : t.origins[origin]);

function nameOf({ origin, number = 0 }: Note): string | undefined {
	if (origin === "none") return undefined;
	return origin === "site" ? t.markOf.site(number) : t.markOf[origin];
}

/** What is pressed to see the note; its slip stands anywhere after it. Works without script. */
export const Mark: FC<{ note: Note }> = ({ note }) => (
	<button type="button" class={CLASSES[note.origin]} popovertarget={note.id} aria-label={nameOf(note)}>
		{note.origin === "none" ? originName(note) : <Sign of={note} />}
	</button>
);

/**
 * What a mark opens: under its line on a desk, at the foot of the screen on a phone. It may stand inside of a paragraph, as
 * it is phrasing content: nothing of it may be a block element.
 */
export const Slip: FC<{ note: Note }> = ({ note }) => (
	<span class="slip" id={note.id} popover="auto" role="note" dir={DIRECTION}>
		<SlipContent note={note} />
	</span>
);

/** A slip that lies open on the page, to show what one is. */
export const Specimen: FC<{ note: Note }> = ({ note }) => (
	<span class="slip specimen" role="note">
		<SlipContent note={note} isOpen />
	</span>
);

const SlipContent: FC<{ note: Note; isOpen?: boolean }> = ({ note, isOpen }) => (
	<>
		<span class="from">
			{drawn(`tab ${note.origin} ${note.number} ${note.isUnread}`, () => (
				<>
					<span class={TABS[note.origin]}>
						<Sign of={note} />
					</span>
					{originName(note)}
				</>
			))}
			{!isOpen &&
				drawn(`close ${note.id}`, () => (
					<button type="button" class="close" popovertarget={note.id} popovertargetaction="hide" aria-label={t.close}>
						<Icon of="close" />
					</button>
				))}
		</span>
		{note.quotes?.map((quote) => (
			<span class="sentence" dir="auto">
				<Sentence of={quote} />
			</span>
		))}
		{note.text !== undefined && <span class="sentence">{note.text}</span>}
		<Sources of={note} />
	</>
);

/** The quote in its sentence. */
export const Sentence: FC<{ of: Quote }> = ({ of: { quote, before = "", after = "" } }) => (
	<>
		“{before}
		<mark>{quote}</mark>
		{after}”
	</>
);

/** Each page once, and below those of one day when they were read. */
const Sources: FC<{ of: Note }> = ({ of: { quotes = [], lastRead, report } }) => {
	if (quotes.length === 0 && lastRead === undefined && report === undefined) return null;
	const days = Map.groupBy(quotes, ({ fetched_at, seen }) => JSON.stringify([fetched_at, seen]));
	return (
		<span class="source">
			{[...days.values()].map((read) => (
				<Source of={read} />
			))}
			{lastRead !== undefined && <span>{t.lastRead(<Day of={lastRead} />)}</span>}
			{report !== undefined && (
				<span>
					<a class="report" href={report} rel="nofollow">
						{t.reportThis}
					</a>
				</span>
			)}
		</span>
	);
};

/** The pages that quotes of one day stand on, which a browser opens at their words. */
export const Source: FC<{ of: readonly Quote[] }> = ({ of: quotes }) => {
	const [first] = quotes;
	const pages = quotes.filter(({ url }, index) => quotes.findIndex((other) => other.url === url) === index);
	return (
		<>
			{pages.map((quote) => (
				<span>
					<Page of={quote} />
				</span>
			))}
			{first?.fetched_at !== undefined && <span>{readOn(first.fetched_at, first.seen)}</span>}
		</>
	);
};

const Page: FC<{ of: Quote }> = ({ of: quote }) => {
	const address = webAddress(quote.url);
	if (address === null) return <bdi>{quote.url}</bdi>;
	return (
		<a href={`${address}${fragmentOf(quote)}`} rel="nofollow noopener ugc">
			<bdi>{addressWords(quote.url)}</bdi>
			<Icon of="out" />
		</a>
	);
};

function readOn(day: string, seen: Quote["seen"]): Child {
	const read = <Day of={day} />;
	if (seen === undefined) return t.read(read);
	const looked = <time datetime={seen.at}>{dayBeside(seen.at, day)}</time>;
	return seen.is_there ? t.readAndThere(read, looked) : t.readAndGone(read, looked);
}

const Day: FC<{ of: string }> = ({ of }) => <time datetime={of}>{dayOf(of)}</time>;
