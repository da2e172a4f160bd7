import type { Child, FC } from "hono/jsx";
import { verbatimRanges } from "#core/evidence/literal-runs";
import { quotesBehind } from "#core/listings/origin";
import type { Hand } from "#core/listings/profile";
import { dayOf } from "../words/format.ts";
import { Quotations, type Quote } from "./quotes.tsx";

/** What is behind the values of a listing: quotes by field, and who typed what did not come from the website. */
export interface Proved {
	evidence: Readonly<Record<string, readonly Quote[]>>;
	typed: readonly { field: string; of?: string | undefined; by: Hand }[];
}

const HANDS: Record<Hand, { added: string; edited: string }> = {
	owner: { added: "Added by the owner", edited: "Edited by the owner, partly from their website" },
	team: { added: "Edited by the site team", edited: "Edited by the site team, partly from their website" },
};

interface Props {
	of: Proved;
	/** As quotes call it: `tagline`, `faqs`. */
	field: string;
	/** Of a list or part, which entry. */
	entry?: string;
	/** The words that are shown, where they may be the website's own. */
	words?: string | undefined;
	/** What the mark is about, for those who hear it apart from the value. */
	about: Child;
}

/** Where a value comes from, in words; the website's own are there to be opened. */
export const Origin: FC<Props> = ({ of: { evidence, typed }, field, entry, words, about }) => {
	const hand = typed.find((one) => one.field === field && (one.of === undefined || one.of === entry))?.by;
	const quotes = hand !== undefined && entry !== undefined ? [] : quotesBehind(evidence, field, entry);
	if (quotes.length > 0) {
		const label = hand === undefined ? "From their website" : HANDS[hand].edited;
		return <Quoted label={label} quotes={quotes} words={words} about={about} />;
	}
	return hand === undefined ? null : <Typed by={hand} about={about} />;
};

/** The same of a list that is shown in one line: its quotes, and after them which entries somebody typed. */
export const ListOrigin: FC<Omit<Props, "entry" | "words"> & { nameOf?: (entry: string) => string }> = ({
	of: { evidence, typed },
	field,
	about,
	nameOf = (entry) => entry,
}) => {
	const marks = typed.filter((one) => one.field === field);
	const quotes = evidence[field] ?? [];
	return (
		<>
			{quotes.length > 0 && <Quoted label="From their website" quotes={quotes} about={about} />}
			{marks.map(({ of: entry, by }) => (
				<Typed by={by} about={entry === undefined ? about : nameOf(entry)} isAboutShown={entry !== undefined} />
			))}
		</>
	);
};

interface QuotedProps extends Pick<Props, "words" | "about"> {
	label: string;
	quotes: readonly Quote[];
}

/** The website's words behind a value, to be opened, and how far the value is what stands there. */
export const Quoted: FC<QuotedProps> = ({ label, quotes, words, about }) => {
	const day = quotes.map(({ fetched_at }) => fetched_at).find((at) => at !== undefined);
	return (
		<details class="quotes">
			<summary>
				{label}
				<span class="visually-hidden">
					{day !== undefined && `, read ${dayOf(day)}`}: {about}
				</span>
			</summary>
			{words !== undefined && <p class="muted">{likeness(words, quotes)}</p>}
			<Quotations of={quotes} />
		</details>
	);
};

const Typed: FC<{ by: Hand; about: Child; isAboutShown?: boolean }> = ({ by, about, isAboutShown = false }) => (
	<small class="origin">
		{HANDS[by].added}
		<span class={isAboutShown ? undefined : "visually-hidden"}>
			: <bdi>{about}</bdi>
		</span>
	</small>
);

/** How far what is shown is what stands there. */
function likeness(words: string, quotes: readonly Quote[]): string {
	const literal = verbatimRanges(words, quotes).reduce((sum, { start, end }) => sum + end - start, 0);
	if (literal === 0) return "Follows from these words:";
	return literal >= words.replace(/\s+/gu, "").length ? "Word for word from:" : "Partly word for word from:";
}
