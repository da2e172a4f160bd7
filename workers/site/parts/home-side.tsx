import type { FC } from "hono/jsx";
import { addWeeks, weekOf } from "#core/launches/week";
import type { ListingSummary } from "#operations/directory/listing-summary";
import { number } from "../words/format.ts";
import { words as catalogue } from "../words/words.ts";
import type { Numbering } from "./facts.ts";
import { type Note, Specimen } from "./notes.tsx";
import { literalsOf, type Quote } from "./proof.ts";
import { priceNotes, priceProof, priceText } from "./row-price.tsx";
import { Tile } from "./tile.tsx";
import { mondayWords } from "./week-ruler.tsx";

const t = catalogue.home;
/** Names in the sentence below the logos. */
const NAMED = 3;

interface LivingFactProps {
	launches: readonly ListingSummary[];
	/** When these launch. */
	when: "thisWeek" | "nextMonday";
	now: Date;
	numbering: Numbering;
}

/** One fact of the rows beside it with its slip open: what the numbers on this site are for. An invented one where no row has any. */
export const LivingFact: FC<LivingFactProps> = ({ launches, when, now, numbering }) => {
	const launch = shown(launches);
	const words = launch && priceText(launch);
	if (launch === undefined || words == null) return <InventedFact now={now} />;
	const notes = priceNotes(launch, numbering);
	const proof = priceProof(launch, notes);
	if (proof?.origin !== "site") return <InventedFact now={now} />;
	const note = notes.noteOf(proof, proof.quotes);
	const counted = launches.filter(({ facts }) => facts != null && facts.quoted > 0);
	const quoted = counted.reduce((sum, { facts }) => sum + (facts?.quoted ?? 0), 0);
	return (
		<section aria-labelledby="fact">
			<h2 id="fact">{t.quotedFrom[when](quoted, counted.length)}</h2>
			<p class="specimen-line">
				<Tile picture={launch.logo} size="s" />
				<span>
					<span class="name">
						<a href={`/listings/${launch.slug}`}>
							<bdi>{launch.name}</bdi>
						</a>
					</span>{" "}
					<Words of={words} literals={literalsOf(words, proof.quotes)} note={note} />
				</span>
			</p>
			<Specimen note={note} />
		</section>
	);
};

/** Longer ones take two lines. */
const SHORT = 26;

/** The first row whose price is quoted, of short ones if there are any. */
function shown(launches: readonly ListingSummary[]): ListingSummary | undefined {
	const quoted = launches.filter(({ price }) => price?.quote != null);
	return quoted.find((launch) => (priceText(launch)?.length ?? 0) <= SHORT) ?? quoted[0];
}

const InventedFact: FC<{ now: Date }> = ({ now }) => {
	const quote: Quote = {
		quote: t.exampleQuote,
		before: t.exampleBefore,
		after: t.exampleAfter,
		url: t.examplePage,
		fetched_at: now.toISOString(),
	};
	const note: Note = { id: "example", number: 2, origin: "site", quotes: [quote] };
	return (
		<section aria-labelledby="fact">
			<div class="side-head">
				<h2 id="fact">{t.howAFactLooks}</h2>
				<span class="muted">{t.example}</span>
			</div>
			<p class="specimen-line">
				<Words of={t.exampleWords} literals={literalsOf(t.exampleWords, [quote])} note={note} />
			</p>
			<Specimen note={note} />
		</section>
	);
};

interface WordsProps {
	of: string;
	/** What of the words stands so on the website. */
	literals: readonly { start: number; end: number }[];
	note: Note;
}

/** Words with an open mark. */
const Words: FC<WordsProps> = ({ of, literals: [literal], note }) => (
	<span>
		{literal === undefined ? (
			<bdi>{of}</bdi>
		) : (
			<bdi>
				{of.slice(0, literal.start)}
				<span class="stroke">{of.slice(literal.start, literal.end)}</span>
				{of.slice(literal.end)}
			</bdi>
		)}
		<span class="mark is-open" aria-hidden="true">
			{note.number}
		</span>
	</span>
);

interface Award {
	week: string;
	place: number;
	votes: number;
	listing: Pick<ListingSummary, "slug" | "name" | "logo">;
}

/** Who won last: the way to their week. */
export const LastWeek: FC<{ awards: readonly Award[]; now: Date }> = ({ awards, now }) => {
	const week = awards[0]?.week ?? weekOf(now);
	return (
		<section aria-labelledby="last">
			<div class="side-head">
				<h2 id="last">{week === addWeeks(weekOf(now), -1) ? t.lastWeek : t.lastToWin}</h2>
				<a href={`/launches/${week}`}>{t.weekOf(mondayWords(week))}</a>
			</div>
			<ol class="short-rows">
				{awards
					.filter((award) => award.week === week)
					.map(({ place, votes, listing: { slug, name, logo } }) => (
						<li>
							<span class="rank">{place}</span>
							<Tile picture={logo} size="s" />
							<span class="name">
								<a href={`/listings/${slug}`}>
									<bdi>{name}</bdi>
								</a>
							</span>
							<span class="muted">
								{number(votes)}
								<span class="visually-hidden"> {t.votes}</span>
							</span>
						</li>
					))}
			</ol>
		</section>
	);
};

type Coming = ListingSummary & { week: string | null };

/** Those of the earliest coming week among them. */
export function nextLineUp<L extends { week: string | null }>(upcoming: readonly L[]): readonly L[] {
	return upcoming.filter(({ week }) => week !== null && week === upcoming[0]?.week);
}

/** Who launches next: their pictures, and the first names. @param isCut whether there may be more than these. */
export const NextMonday: FC<{ launches: readonly Coming[]; isCut: boolean; now: Date }> = ({
	launches,
	isCut,
	now,
}) => {
	const week = launches[0]?.week ?? addWeeks(weekOf(now), 1);
	const rest = launches.length - NAMED;
	const named = launches.slice(0, NAMED);
	return (
		<section aria-labelledby="next">
			<div class="side-head">
				<h2 id="next">{week === addWeeks(weekOf(now), 1) ? t.nextMonday : t.onMonday(mondayWords(week))}</h2>
				<a href={`/launches/${week}`}>{t.lineUp}</a>
			</div>
			<div class="logos">
				{launches.map(({ logo }) => (
					<Tile picture={logo} size="m" />
				))}
			</div>
			<p class="muted">
				{t.start(
					named.map(({ slug, name }, index) => (
						<>
							{index > 0 && ", "}
							<a href={`/listings/${slug}`}>
								<bdi>{name}</bdi>
							</a>
						</>
					)),
					isCut ? "others" : rest > 0 ? rest : "all",
					mondayWords(week),
				)}
			</p>
		</section>
	);
};
