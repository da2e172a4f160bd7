import type { FC } from "hono/jsx";
import type { z } from "zod";
import { SEARCH_MAX } from "#core/limits";
import { stemsOf } from "#core/search/passage";
import { readQuery } from "#core/search/query";
import { outOfPairs } from "#core/search/words";
import type searchListings from "#operations/directory/search-listings";
import type { Voting } from "../voting.ts";
import { words } from "../words/words.ts";
import { Hits } from "./hits.tsx";
import { ListingCard, rowNumbering } from "./listing-card.tsx";
import { addressOf } from "./paging.tsx";
import type { Filters } from "./search-filters.ts";

const t = words.search;

export type FoundPage = z.output<typeof searchListings.output>;
type FoundListing = FoundPage["items"][number];

interface Props {
	found: FoundPage;
	filters: Filters;
	voting: Voting | undefined;
}

/** What a search found, each with the words that it was found by. */
export const FoundList: FC<Props> = ({ found: { items, page }, filters, voting }) => {
	const numbering = rowNumbering();
	const asked = (readQuery(filters.q ?? "", "apart")?.needed ?? []).map(outOfPairs);
	const isFirst = page === 1 && items[0]?.matched !== undefined;
	const hasNoneAll = isFirst && !items.some(({ matched }) => matched === "all");
	const hasNoneAny = hasNoneAll && items.every(({ matched_words }) => (matched_words ?? []).length === 0);
	const isMeaningAlone = hasNoneAll && items.every(({ matched }) => matched === "meaning");
	const said = isMeaningAlone ? t.meaningAlone : hasNoneAny ? t.noneHasAny : t.noneHasAll;
	return (
		<>
			{hasNoneAll && <p class="muted found-some">{said}</p>}
			<ul class="listings">
				{items.map((listing) => (
					<ListingCard
						listing={listing}
						level={2}
						voting={voting}
						numbering={numbering}
						stems={stemsIn(listing)}
						note={<Why listing={listing} asked={asked} />}
					/>
				))}
			</ul>
		</>
	);
};

const stemsIn = ({ matched_words = [] }: FoundListing): ReadonlySet<string> =>
	stemsOf(matched_words.flatMap(({ forms }) => forms));

/** Where the words stand that name and tagline do not have, and which stand nowhere. */
const Why: FC<{ listing: FoundListing; asked: readonly string[] }> = ({ listing, asked }) => {
	const { matched, matched_words = [], passage = null } = listing;
	const found = new Set(matched_words.map(({ word }) => word));
	const missing = matched === "some" && found.size > 0 ? asked.filter((word) => !found.has(word)) : [];
	const labelled = matched_words
		.filter((word) => word.in.length > 0 && word.in.every((field) => field === "labels"))
		.map(({ word }) => word);
	if (matched === "meaning")
		return (
			<div class="why">
				<p>{t.nearInMeaning}</p>
			</div>
		);
	if (passage === null && missing.length === 0 && labelled.length === 0) return null;
	return (
		<div class="why">
			{passage !== null && (
				<p dir="auto">
					<Hits text={passage} stems={stemsIn(listing)} />
				</p>
			)}
			{labelled.length > 0 && <p>{t.labelled(<Words of={labelled} />)}</p>}
			{missing.length > 0 && <p>{t.missing(<Words of={missing} />)}</p>}
		</div>
	);
};

const Words: FC<{ of: readonly string[] }> = ({ of }) => (
	<>
		{of.map((word, index) => (
			<>
				{index > 0 && ", "}
				<bdi>{word}</bdi>
			</>
		))}
	</>
);

/** That other words were looked for than were typed, and the way back to these. */
export const Corrected: FC<{
	to: string | null | undefined;
	/** What the form says, and where it is sent. */
	filters: Readonly<Record<string, string | undefined>>;
	path?: string;
}> = ({ to, filters, path = "/listings" }) => {
	if (to == null || filters.q === undefined) return null;
	const asTyped = `"${filters.q
		.replaceAll('"', " ")
		.slice(0, SEARCH_MAX - 2)
		.trim()}"`;
	return (
		<p class="corrected">
			{t.showingFor(
				<a href={addressOf(path, { ...filters, q: to })}>
					<bdi>{to}</bdi>
				</a>,
			)}{" "}
			<a href={addressOf(path, { ...filters, q: asTyped })}>{t.asTyped(<bdi>{filters.q}</bdi>)}</a>
		</p>
	);
};
