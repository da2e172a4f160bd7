import type { FC } from "hono/jsx";
import { PRICING_MODELS, STAGES } from "#core/drafts/draft-fields";
import { HOST_MAX, SEARCH_MAX } from "#core/limits";
import { COUNTRY_CODES } from "#core/web/countries";
import { countryName, pricingWords, spoken } from "../words/format.ts";
import { LOCALE } from "../words/locale.ts";
import { words } from "../words/words.ts";
import { addressOf } from "./paging.tsx";
import { type FilterName, type Filters, inUse } from "./search-filters.ts";

const t = words.search;

export type Tree = readonly { slug: string; name: string; subcategories: readonly { slug: string; name: string }[] }[];

/** Where the results stand, for the script that renews them. */
export const RESULTS = "results";
const FORM = "search";

/** Words and order; its filters stand elsewhere on the page. */
export const SearchForm: FC<{ filters: Filters }> = ({ filters }) => (
	<form method="get" action="/listings" class="search" id={FORM} data-live={RESULTS}>
		<div class="search-row">
			<label class="grow">
				<span class="visually-hidden">{t.words}</span>
				<input
					type="search"
					name="q"
					value={filters.q ?? ""}
					maxlength={SEARCH_MAX}
					placeholder={t.placeholder}
					autocomplete="off"
					data-suggest={t.suggestions}
				/>
			</label>
			<label>
				<span class="visually-hidden">{t.order}</span>
				<select name="sort">
					<Options of={Object.entries(t.sorts)} chosen={filters.sort ?? "relevance"} />
				</select>
			</label>
			<button type="submit">{t.button}</button>
		</div>
	</form>
);

/** Fields of the form above: beside the results on a desk, folded above them on a phone. */
export const SearchFilters: FC<{ filters: Filters; tree: Tree }> = ({ filters, tree }) => {
	const count = inUse(filters);
	return (
		<details class="filters-fold">
			<summary>{count === 0 ? t.filters : t.filtersInUse(count)}</summary>
			<div class="filters">
				<Choice name="category" label={t.labels.category}>
					<option value="">{t.any}</option>
					{tree.map((top) => (
						<optgroup label={top.name}>
							<Options
								of={[
									[top.slug, t.allOf(top.name)],
									...top.subcategories.map(({ slug, name }) => [slug, name] as const),
								]}
								chosen={filters.category}
							/>
						</optgroup>
					))}
				</Choice>
				<Choice name="pricing_model" label={t.labels.pricing}>
					<Options of={anyOf(PRICING_MODELS, pricingWords)} chosen={filters.pricing_model} />
				</Choice>
				<Choice name="country" label={t.labels.country}>
					<Options of={countries()} chosen={filters.country?.toUpperCase()} />
				</Choice>
				<Choice name="stage" label={t.labels.stage}>
					<Options of={anyOf(STAGES, spoken)} chosen={filters.stage} />
				</Choice>
				<Choice name="status" label={t.labels.launched}>
					<Options of={Object.entries(t.launchedChoices)} chosen={filters.status ?? "live"} />
				</Choice>
				<label>
					{t.labels.website}
					<input
						type="text"
						form={FORM}
						name="domain"
						value={filters.domain ?? ""}
						maxlength={HOST_MAX}
						placeholder={t.websiteHint}
						autocomplete="off"
					/>
				</label>
				<div class="actions">
					<button type="submit" form={FORM} class="secondary">
						{t.showResults}
					</button>
					{count > 0 && <a href={addressOf("/listings", { q: filters.q, sort: filters.sort })}>{t.clear}</a>}
				</div>
			</div>
		</details>
	);
};

const Choice: FC<{ name: FilterName; label: string; children?: unknown }> = ({ name, label, children }) => (
	<label>
		{label}
		<select name={name} form={FORM}>
			{children}
		</select>
	</label>
);

type Pairs = readonly (readonly [value: string, label: string])[];

const Options: FC<{ of: Pairs; chosen: string | undefined }> = ({ of: pairs, chosen }) => (
	<>
		{pairs.map(([value, label]) => (
			<option value={value} selected={value === chosen}>
				{label}
			</option>
		))}
	</>
);

const ANY = ["", t.any] as const;

function anyOf(values: readonly string[], name: (value: string) => string): Pairs {
	return [ANY, ...values.map((value) => [value, name(value)] as const)];
}

let countryOptions: Pairs | undefined;
/** Names are looked up once: there are 249. */
function countries(): Pairs {
	if (countryOptions !== undefined) return countryOptions;
	const named = COUNTRY_CODES.map((code) => [code, countryName(code)] as const);
	countryOptions = [ANY, ...named.sort((a, b) => a[1].localeCompare(b[1], LOCALE))];
	return countryOptions;
}

/** The filters in use, each with a way to drop it. */
export const Chips: FC<{ filters: Filters; tree: Tree }> = ({ filters, tree }) => {
	const { sort: _sort, ...rest } = filters;
	const names = Object.keys(rest) as FilterName[];
	if (names.length === 0) return null;
	return (
		<ul class="chips" aria-label={t.inUse}>
			{names.map((name) => (
				<li>
					<a href={addressOf("/listings", { ...filters, [name]: undefined })}>
						<bdi>{filterWords(name, filters[name] ?? "", tree)}</bdi> <span aria-hidden="true">×</span>
						<span class="visually-hidden">{t.remove}</span>
					</a>
				</li>
			))}
		</ul>
	);
};

/** A filter as people say it. */
export function filterWords(name: FilterName, value: string, tree: Tree): string {
	if (name === "q") return t.titleFor(value);
	if (name === "country") return countryName(value);
	if (name === "pricing_model") return pricingWords(value);
	if (name === "status") return t.upcoming;
	if (name === "category") {
		return tree.flatMap((top) => [top, ...top.subcategories]).find(({ slug }) => slug === value)?.name ?? value;
	}
	return name === "domain" ? value : spoken(value);
}
