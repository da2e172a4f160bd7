import type { FC } from "hono/jsx";
import { PRICING_MODELS, STAGES } from "#core/drafts/draft-fields";
import { HOST_MAX, SEARCH_MAX } from "#core/limits";
import { COUNTRY_CODES } from "#core/web/countries";
import listCategories from "#operations/directory/list-categories";
import searchListings from "#operations/directory/search-listings";
import { ask, pageOfAddress } from "../ask.ts";
import { show } from "../layout.tsx";
import { ListingList } from "../parts/listing-card.tsx";
import { addressOf, Paging } from "../parts/paging.tsx";
import type { PageContext, Site } from "../site.ts";
import { votingOf } from "../voting.ts";
import { countryName, pricingWords, spoken } from "../words/format.ts";

const SORTS = {
	relevance: "Best match",
	votes: "Most votes",
	newest: "Newest",
	trending: "Trending",
	most_viewed: "Most viewed",
	most_followed: "Most followed",
} as const;

const FILTERS = ["q", "category", "stage", "country", "pricing_model", "domain", "status", "sort"] as const;
type Filters = Partial<Record<(typeof FILTERS)[number], string>>;

/** Search over all listings, with its filters, orders and pages. */
export default function listingsPage(site: Site): void {
	site.get("/listings", async (c) => {
		const filters = filtersOf(c);
		const page = pageOfAddress(c);
		const [found, tree] = await Promise.all([
			ask(c, searchListings, { query: { ...filters, page } }),
			ask(c, listCategories),
		]);
		const voting = await votingOf(c, found.items);
		const isPlain = Object.keys(filters).length === 0;
		return show(
			c,
			{
				title: filters.q === undefined ? "Listings" : `“${filters.q}”`,
				description: "Search products by words, category, stage, country and pricing.",
				isPublic: true,
				scripts: ["press.js"],
				...(isPlain && { canonical: addressOf("/listings", { page }) }),
			},
			<>
				<h1>Listings</h1>
				<SearchForm filters={filters} tree={tree.items} />
				<Active filters={filters} tree={tree.items} />
				<p class="muted" role="status">
					{summaryOf(found)}
				</p>
				{found.items.length === 0 ? (
					<Nothing filters={filters} />
				) : (
					<ListingList listings={found.items} level={2} voting={voting} />
				)}
				<Paging of={found} path="/listings" query={filters} />
			</>,
		);
	});
}

/** What the address asks for; fields that a form sent empty, and defaults, are left out. */
function filtersOf(c: PageContext): Filters {
	const entries = FILTERS.map((name) => [name, c.req.query(name)?.trim()] as const);
	return Object.fromEntries(
		entries.filter(([name, value]) => value && value !== (name === "status" ? "live" : name === "sort" && "relevance")),
	);
}

function summaryOf({ total, total_is_exact, page }: { total: number; total_is_exact: boolean; page: number }): string {
	if (total === 0) return page === 1 ? "Nothing found." : "Nothing on this page.";
	const many = total_is_exact ? total.toLocaleString("en") : `At least ${total.toLocaleString("en")}`;
	return `${many} ${total === 1 ? "listing" : "listings"}`;
}

type Tree = readonly { slug: string; name: string; subcategories: readonly { slug: string; name: string }[] }[];

const SearchForm: FC<{ filters: Filters; tree: Tree }> = ({ filters, tree }) => (
	<search>
		<form method="get" action="/listings" class="search">
			<div class="search-row">
				<label class="grow">
					<span class="visually-hidden">Words to look for</span>
					<input type="search" name="q" value={filters.q ?? ""} maxlength={SEARCH_MAX} placeholder="Search products" />
				</label>
				<Choice label="Order" name="sort" chosen={filters.sort ?? "relevance"} options={Object.entries(SORTS)} isBare />
				<button type="submit">Search</button>
			</div>
			<details open={Object.keys(filters).some((name) => name !== "q" && name !== "sort")}>
				<summary>Filters</summary>
				<div class="filters">
					<Categories tree={tree} chosen={filters.category} />
					<Choice label="Stage" name="stage" chosen={filters.stage} options={anyOf(STAGES)} />
					<Choice
						label="Pricing"
						name="pricing_model"
						chosen={filters.pricing_model}
						options={anyOf(PRICING_MODELS, pricingWords)}
					/>
					<Choice label="Country" name="country" chosen={filters.country?.toUpperCase()} options={countries()} />
					<Choice label="Launched" name="status" chosen={filters.status ?? "live"} options={LAUNCHED} />
					<label>
						Website
						<input
							name="domain"
							value={filters.domain ?? ""}
							maxlength={HOST_MAX}
							placeholder="example.com"
							autocomplete="off"
						/>
					</label>
				</div>
			</details>
		</form>
	</search>
);

const Categories: FC<{ tree: Tree; chosen: string | undefined }> = ({ tree, chosen }) => (
	<label>
		Category
		<select name="category">
			<option value="">Any</option>
			{tree.map((top) => (
				<optgroup label={top.name}>
					<Option value={top.slug} label={`All of ${top.name}`} chosen={chosen} />
					{top.subcategories.map(({ slug, name }) => (
						<Option value={slug} label={name} chosen={chosen} />
					))}
				</optgroup>
			))}
		</select>
	</label>
);

type Options = readonly (readonly [value: string, label: string])[];

const ANY = ["", "Any"] as const;
const LAUNCHED: Options = [
	["live", "Already"],
	["upcoming", "Not yet"],
];

interface ChoiceProps {
	label: string;
	name: string;
	chosen: string | undefined;
	options: Options;
	/** Whether only screen readers get the label. */
	isBare?: boolean;
}

const Choice: FC<ChoiceProps> = ({ label, name, chosen, options, isBare }) => (
	<label>
		{isBare ? <span class="visually-hidden">{label}</span> : label}
		<select name={name}>
			{options.map(([value, text]) => (
				<Option value={value} label={text} chosen={chosen} />
			))}
		</select>
	</label>
);

const Option: FC<{ value: string; label: string; chosen: string | undefined }> = ({ value, label, chosen }) => (
	<option value={value} selected={value === chosen}>
		{label}
	</option>
);

function anyOf(values: readonly string[], words = spoken): Options {
	return [ANY, ...values.map((value) => [value, words(value)] as const)];
}

let countryOptions: Options | undefined;
/** Names are looked up once: there are 249. */
function countries(): Options {
	if (countryOptions !== undefined) return countryOptions;
	const named = COUNTRY_CODES.map((code) => [code, countryName(code)] as const);
	countryOptions = [ANY, ...named.sort((a, b) => a[1].localeCompare(b[1], "en"))];
	return countryOptions;
}

/** The filters in use, each with a way to drop it. */
const Active: FC<{ filters: Filters; tree: Tree }> = ({ filters, tree }) => {
	const { sort: _sort, ...rest } = filters;
	const names = Object.keys(rest) as (keyof Filters)[];
	if (names.length === 0) return null;
	return (
		<ul class="chips" aria-label="Filters in use">
			{names.map((name) => (
				<li>
					<a href={addressOf("/listings", { ...filters, [name]: undefined })}>
						{filterWords(name, filters[name] ?? "", tree)} <span aria-hidden="true">×</span>
						<span class="visually-hidden">(remove)</span>
					</a>
				</li>
			))}
		</ul>
	);
};

function filterWords(name: keyof Filters, value: string, tree: Tree): string {
	if (name === "q") return `“${value}”`;
	if (name === "country") return countryName(value);
	if (name === "pricing_model") return pricingWords(value);
	if (name === "status") return "Upcoming";
	if (name === "category") {
		return tree.flatMap((top) => [top, ...top.subcategories]).find(({ slug }) => slug === value)?.name ?? value;
	}
	return name === "domain" ? value : spoken(value);
}

const Nothing: FC<{ filters: Filters }> = ({ filters }) => (
	<div class="empty">
		<p>No listing fits.</p>
		<p>
			{Object.keys(filters).length > 0 && (
				<>
					<a href="/listings">Drop all filters</a> or{" "}
				</>
			)}
			<a href="/submit">submit a product</a>.
		</p>
	</div>
);
