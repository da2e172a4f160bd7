import type { Child } from "hono/jsx";
import { AppError } from "#core/errors";
import { SEARCH_MAX } from "#core/limits";
import getListing from "#operations/directory/get-listing";
import searchListings from "#operations/directory/search-listings";
import { ask } from "../ask.ts";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import { COMPARED_MAX, canonicalCompareAddress, compareAddress, isSlug, slugsIn } from "../parts/compare-address.ts";
import { AddProduct, type Finding } from "../parts/compare-find.tsx";
import { CompareTable, factsCompared } from "../parts/compare-table.tsx";
import { Icon } from "../parts/icons.tsx";
import type { Listing } from "../parts/shown-listing.ts";
import type { PageContext, Site } from "../site.ts";
import { words } from "../words/words.ts";
import { begin } from "./compare-begin.tsx";

const t = words.compare;

/** Products side by side; with fewer than two, a way to the first comparison. */
export default function comparePage(site: Site): void {
	site.get("/compare", async (c) => {
		const asked = slugsIn(c.req.queries("products") ?? []);
		const slugs = asked.filter(isSlug).slice(0, COMPARED_MAX);
		const [found, finding] = await Promise.all([
			Promise.all(slugs.map((slug) => launched(c, slug))),
			findingOf(c, slugs),
		]);
		const listings = found.filter((listing) => listing !== null);
		const missing = slugs.filter((_, index) => found[index] === null);
		const notice = (
			<Left
				unknown={[...missing, ...asked.filter((slug) => !isSlug(slug))]}
				more={asked.filter(isSlug).slice(COMPARED_MAX)}
			/>
		);
		return listings.length < 2 ? begin(c, listings[0], finding, notice) : compare(c, listings, finding, notice);
	});
}

/** Null where no product that has launched has this slug. */
async function launched(c: PageContext, slug: string): Promise<Listing | null> {
	try {
		const listing = await ask(c, getListing, { params: { slug } });
		return listing.status === "live" ? listing : null;
	} catch (error) {
		if (error instanceof AppError && error.code === "not_found") return null;
		throw error;
	}
}

/** As many as are looked over at once. */
const FOUND_MAX = 6;

async function findingOf(c: PageContext, slugs: readonly string[]): Promise<Finding> {
	const q = (c.req.query("q") ?? "").trim().slice(0, SEARCH_MAX);
	const query = { q, per_page: FOUND_MAX + slugs.length };
	const items = q === "" ? [] : (await ask(c, searchListings, { query })).items;
	return {
		words: q,
		instead: c.req.query("instead"),
		items: items.filter(({ slug }) => !slugs.includes(slug)).slice(0, FOUND_MAX),
	};
}

/** What the address names and the page does not show. */
function Left({ unknown, more }: { unknown: readonly string[]; more: readonly string[] }) {
	const named = (slugs: readonly string[]) => slugs.map((slug) => <bdi>“{slug}”</bdi>);
	return (
		<>
			{unknown.length > 0 && <Notice>{t.unknown(named(unknown))}</Notice>}
			{more.length > 0 && <Notice>{t.tooMany(COMPARED_MAX, named(more))}</Notice>}
		</>
	);
}

function compare(c: PageContext, listings: readonly Listing[], finding: Finding, notice: Child): Promise<Response> {
	const slugs = listings.map(({ slug }) => slug);
	const names = listings.map(({ name }) => name);
	const differs = c.req.query("differs") === "1";
	const { siteName, origin } = c.var.services.settings;
	return show(
		c,
		{
			title: t.titleOf(names),
			description: t.descriptionOf(names),
			isPublic: true,
			scripts: ["live.js"],
			// In any order, and with or without what is the same, they are one page; a search in it is none of its own.
			...(finding.words === "" && { canonical: canonicalCompareAddress(slugs) }),
			jsonLd: [itemList(origin, listings)],
		},
		<>
			<hgroup>
				<h1>{t.heading(names.map((name) => <bdi>{name}</bdi>))}</h1>
				<p class="lead">{t.count(factsCompared(listings))}</p>
			</hgroup>
			{notice}
			<div class="compare-tools">
				<AddProduct chosen={listings} finding={finding} />
				<a class={differs ? "check on" : "check"} href={compareAddress(slugs, { differs: !differs })} rel="nofollow">
					<span class="box">
						<Icon of="check" />
					</span>
					{t.onlyDifferences}
					{differs && <span class="visually-hidden">{t.allRows}</span>}
				</a>
				<Legend />
			</div>
			<CompareTable listings={listings} siteName={siteName} onlyDifferences={differs} />
		</>,
	);
}

function itemList(origin: string, listings: readonly Listing[]) {
	return {
		"@type": "ItemList",
		itemListElement: listings.map(({ slug, name }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			url: `${origin}/listings/${slug}`,
			name,
		})),
	};
}

/** What the marks in the table are. */
function Legend() {
	return (
		<p class="legend">
			<span>
				<i class="quoted" aria-hidden="true" />
				{t.legend.quoted}
			</span>
			<span>† {t.legend.owner}</span>
			<span class="by-team">
				<Icon of="check" /> {t.legend.team}
			</span>
		</p>
	);
}
