import { AppError } from "#core/errors";
import { domainOf } from "#core/web/domain";
import listCategories from "#operations/directory/list-categories";
import searchListings from "#operations/directory/search-listings";
import { countFacets } from "#store/search/facet-counts";
import type { Plans } from "#store/search/planned";
import { ask, pageOfAddress } from "../ask.ts";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import { CompareFirst } from "../parts/compare-first.tsx";
import { Corrected, FoundList } from "../parts/found-list.tsx";
import { NarrowBy } from "../parts/narrow-by.tsx";
import { NothingFound } from "../parts/nothing-found.tsx";
import { addressOf, Paging } from "../parts/paging.tsx";
import { type Asked, type Filters, filtersOf } from "../parts/search-filters.ts";
import { Chips, RESULTS, SearchFilters, SearchForm } from "../parts/search-form.tsx";
import { Understood } from "../parts/understood.tsx";
import type { PageContext, Site } from "../site.ts";
import { votingOf } from "../voting.ts";
import { words } from "../words/words.ts";

const t = words.search;

/** Search over all listings, with its filters, orders and pages. */
export default function listingsPage(site: Site): void {
	site.get("/listings", async (c) => {
		const page = pageOfAddress(c);
		const plans: Plans = new Map();
		const [{ asked, found }, tree, counts] = await Promise.all([
			search(c, page, plans),
			ask(c, listCategories),
			countFacets(c.var.services.db, wordsAndFilters(filtersOf(c).filters), plans),
		]);
		const { filters, wrong } = asked;
		const voting = await votingOf(c, found.items);
		const title = filters.q === undefined ? t.title : t.titleFor(filters.q);
		const isPlain = Object.keys(filters).length === 0 && wrong.length === 0;
		return show(
			c,
			{
				title: page === 1 ? title : t.titleOnPage(title, page),
				description: t.description,
				// Kept for everybody, it would not be noted either when the words are whole.
				isPublic: !isUnfinished(c),
				scripts: ["press.js", "live.js"],
				// Lists of everything may be kept by search engines; there is no end of searches, and they hold nothing else.
				...(isPlain && { canonical: addressOf("/listings", { page }) }),
			},
			<>
				<h1>{filters.q === undefined ? t.title : t.heading(<bdi>{filters.q}</bdi>)}</h1>
				{wrong.map((one) => (
					<Notice>{t.leftOut[one.name](<bdi>{one.value}</bdi>)}</Notice>
				))}
				<div class="finder">
					<search>
						<SearchForm filters={filters} />
						<SearchFilters filters={filters} tree={tree.items} />
					</search>
					<div class="finder-results">
						<p class="muted" role="status" data-live-status>
							{summaryOf(found, filters)}
						</p>
						<div id={RESULTS}>
							<Corrected to={found.corrected_query} filters={filters} />
							<Understood found={found} filters={filters} counts={counts} />
							<div class="finder-head">
								<Chips filters={filters} tree={tree.items} />
								{isNarrowed(filters) && <CompareFirst listings={found.items} />}
							</div>
							{found.items.length > 0 && <NarrowBy counts={counts} filters={filters} />}
							{found.items.length === 0 ? (
								<NothingFound found={found} filters={filters} tree={tree.items} />
							) : (
								<FoundList found={found} filters={filters} voting={voting} />
							)}
							<Paging of={found} path="/listings" query={filters} />
						</div>
					</div>
				</div>
			</>,
		);
	});
}

/** Whether what is found has something in common: the first of all products are nothing to compare. */
const isNarrowed = ({ q, category }: Filters): boolean => q !== undefined || category !== undefined;

/** Asked by live.js while somebody types. */
const isUnfinished = (c: PageContext): boolean => c.req.header("Launchweek-Typing") !== undefined;

/** Asks with what the address names, and once more without a category that there is not: only the database knows. */
async function search(c: PageContext, page: number, plans: Plans) {
	const asked = filtersOf(c);
	const how = { isUnfinished: isUnfinished(c), plans };
	const { category, ...others } = asked.filters;
	try {
		return {
			asked,
			found: await ask(c, searchListings, { query: { ...asked.filters, page }, ...how }),
		};
	} catch (error) {
		if (!(error instanceof AppError && error.code === "unknown_category")) throw error;
		const wrong: Asked["wrong"] = [...asked.wrong, { name: "category", value: category ?? "" }];
		return {
			asked: { filters: others, wrong },
			found: await ask(c, searchListings, { query: { ...others, page }, ...how }),
		};
	}
}

const wordsAndFilters = ({ q, category, country, stage, pricing_model, domain, status }: Filters) => ({
	words: q,
	category,
	country,
	stage,
	pricingModel: pricing_model,
	domain: (domain && domainOf(domain)) || undefined,
	status: status === "upcoming" ? ("upcoming" as const) : ("live" as const),
});

interface Found {
	items: readonly unknown[];
	total: number;
	total_is_exact: boolean;
	page: number;
	corrected_query?: string | null | undefined;
}

function summaryOf({ items, total, total_is_exact, page, corrected_query }: Found, filters: Filters): string {
	const q = corrected_query ?? filters.q;
	if (items.length === 0) return page === 1 ? t.none : t.nothingOnPage;
	return q === undefined ? t.found(total, total_is_exact) : t.foundFor(total, total_is_exact, q);
}
