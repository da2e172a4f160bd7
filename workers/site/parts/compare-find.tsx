import type { FC } from "hono/jsx";
import { SEARCH_MAX } from "#core/limits";
import type { ListingSummary } from "#operations/directory/listing-summary";
import { words } from "../words/words.ts";
import { COMPARED_MAX, compareAddress } from "./compare-address.ts";
import { Icon } from "./icons.tsx";
import { Tile } from "./tile.tsx";

const t = words.compare;

/** What somebody looks for to compare it, and what there is. */
export interface Finding {
	/** As they were typed; empty where nothing is looked for. */
	words: string;
	/** Slug of the product that gives way, where there is no room for one more. */
	instead: string | undefined;
	items: readonly ListingSummary[];
}

interface Props {
	chosen: readonly { slug: string; name: string }[];
	finding: Finding;
}

/** Unfolds where it stands: one more product, or one in the place of another where there is no room. */
export const AddProduct: FC<Props> = ({ chosen, finding }) => (
	<details class="add-product" open={finding.words !== ""}>
		<summary class="button">
			<Icon of="plus" />
			{chosen.length < COMPARED_MAX ? t.add : t.swap}
		</summary>
		<div class="panel">
			<FindProduct chosen={chosen} finding={finding} />
		</div>
	</details>
);

/** Looks for a product and offers what it finds; works without script, and answers while one types with it. */
export const FindProduct: FC<Props> = ({ chosen, finding }) => (
	<search>
		<form method="get" action="/compare" class="find-product" data-live="found">
			{chosen.length > 0 && <input type="hidden" name="products" value={chosen.map(({ slug }) => slug).join(",")} />}
			<label for="product">{t.find}</label>
			<div class="search-row">
				<input
					type="search"
					id="product"
					name="q"
					value={finding.words}
					maxlength={SEARCH_MAX}
					placeholder={t.findHint}
					autocomplete="off"
				/>
				<button type="submit" class="secondary">
					{t.findButton}
				</button>
			</div>
			{chosen.length >= COMPARED_MAX && (
				<>
					<label for="instead">{t.insteadOf}</label>
					<select id="instead" name="instead">
						{chosen.map(({ slug, name }) => (
							<option value={slug} selected={slug === outOf(chosen, finding)}>
								{name}
							</option>
						))}
					</select>
				</>
			)}
		</form>
		<p class="muted" role="status" data-live-status>
			{finding.words !== "" &&
				(finding.items.length === 0 ? t.foundNone(finding.words) : t.found(finding.items.length, finding.words))}
		</p>
		<div id="found">
			<Found chosen={chosen} finding={finding} />
		</div>
	</search>
);

/** Products to add, each by a link. */
const Found: FC<Props> = ({ chosen, finding }) => {
	if (finding.items.length === 0) return null;
	const gone = chosen.length < COMPARED_MAX ? undefined : outOf(chosen, finding);
	const kept = chosen.map(({ slug }) => slug);
	return (
		<ul class="short-rows">
			{finding.items.map(({ slug, name, logo }) => (
				<li>
					<Tile size="s" picture={logo} />
					<span class="name">
						<a
							rel="nofollow"
							href={compareAddress(
								gone === undefined ? [...kept, slug] : kept.map((one) => (one === gone ? slug : one)),
							)}
						>
							{t.addThis(<bdi>{name}</bdi>)}
						</a>
					</span>
				</li>
			))}
		</ul>
	);
};

/** The product that gives way: the chosen one, or else the last. */
function outOf(chosen: Props["chosen"], { instead }: Finding): string | undefined {
	return (chosen.find(({ slug }) => slug === instead) ?? chosen.at(-1))?.slug;
}

/** Products of one category, and the way to hold them against each other. */
export const Together: FC<{ category: { slug: string; name: string }; listings: readonly ListingSummary[] }> = ({
	category,
	listings,
}) => (
	<li>
		<div class="logos">
			{listings.map(({ logo }) => (
				<Tile size="m" picture={logo} />
			))}
		</div>
		<h3>
			<a href={`/categories/${category.slug}`}>{category.name}</a>
		</h3>
		<p>
			<a href={compareAddress(listings.map(({ slug }) => slug))}>
				{t.compareNames(listings.map(({ name }) => <bdi>{name}</bdi>))}
			</a>
		</p>
	</li>
);
