import type { Child } from "hono/jsx";
import getAlternatives from "#operations/directory/get-alternatives";
import { toSummary } from "#operations/directory/listing-summary";
import { topByCategory } from "#store/comparable";
import { ask } from "../ask.ts";
import { show } from "../layout.tsx";
import { COMPARED_MAX } from "../parts/compare-address.ts";
import { type Finding, FindProduct, Together } from "../parts/compare-find.tsx";
import type { Listing } from "../parts/shown-listing.ts";
import type { PageContext } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.compare;

/** Fewer than two products: how to come to a comparison, with what the directory holds. */
export async function begin(
	c: PageContext,
	only: Listing | undefined,
	finding: Finding,
	notice: Child,
): Promise<Response> {
	const isFirst = only === undefined;
	const near =
		isFirst || finding.words !== "" ? [] : (await ask(c, getAlternatives, { params: { slug: only.slug } })).items;
	return show(
		c,
		{
			title: isFirst ? t.title : t.titleBesideWhat(only.name),
			description: t.description(COMPARED_MAX),
			isPublic: true,
			scripts: ["live.js"],
			...(isFirst && finding.words === "" && { canonical: "/compare" }),
		},
		<>
			<h1>{isFirst ? t.title : t.besideWhat(<bdi>{only.name}</bdi>)}</h1>
			{notice}
			<p class="lead">{t.lead(COMPARED_MAX)}</p>
			<FindProduct chosen={isFirst ? [] : [only]} finding={near.length > 0 ? { ...finding, items: near } : finding} />
			{isFirst && <Suggestions groups={await suggestions(c)} />}
		</>,
	);
}

/** As many categories as fill a screen. */
const SUGGESTED_MAX = 6;

type Group = Parameters<typeof Together>[0];

/** The largest categories with their most voted products, where a category has two. */
async function suggestions(c: PageContext): Promise<Group[]> {
	const { db, links } = c.var.services;
	const top = await topByCategory(db, 2 * SUGGESTED_MAX, COMPARED_MAX);
	const groups = Map.groupBy(top, ({ facts }) => facts.slug).values();
	return [...groups]
		.filter((group) => group.length > 1)
		.slice(0, SUGGESTED_MAX)
		.flatMap((group) =>
			group[0] === undefined
				? []
				: [{ category: group[0].facts, listings: group.map(({ card }) => toSummary(card, links)) }],
		);
}

function Suggestions({ groups }: { groups: readonly Group[] }) {
	if (groups.length === 0) {
		return (
			<section class="empty">
				<h2>{t.nothing}</h2>
				<p>{t.nothingHint}</p>
				<a class="button" href="/submit">
					{t.submit}
				</a>
			</section>
		);
	}
	return (
		<section aria-labelledby="suggested">
			<h2 id="suggested">{t.fromCategories}</h2>
			<ul class="cards">
				{groups.map((group) => (
					<Together {...group} />
				))}
			</ul>
		</section>
	);
}
