import type { FC } from "hono/jsx";
import type { z } from "zod";
import { AppError } from "#core/errors";
import { SEARCH_MAX } from "#core/limits";
import getCategory from "#operations/directory/get-category";
import { movedCategory } from "#store/category-tree";
import { ask, pageOfAddress } from "../ask.ts";
import { feedAlternates } from "../feeds/alternates.ts";
import { show } from "../layout.tsx";
import { CategoryCount } from "../parts/category-count.tsx";
import { CompareFirst } from "../parts/compare-first.tsx";
import { Crumbs, crumbData } from "../parts/crumbs.tsx";
import { ListingList } from "../parts/listing-card.tsx";
import { addressOf, Paging } from "../parts/paging.tsx";
import { Faqs, faqData } from "../parts/prose.tsx";
import type { Site } from "../site.ts";
import { votingOf } from "../voting.ts";
import { words } from "../words/words.ts";

const t = words.categories;

type Category = z.output<typeof getCategory.output>;

/** A category with its listings, most voted first. */
export default function categoryPage(site: Site): void {
	site.get("/categories/:slug", async (c) => {
		const page = pageOfAddress(c);
		const slug = c.req.param("slug");
		const category = await ask(c, getCategory, { params: { slug }, query: { page } }).catch(async (error: unknown) => {
			if (!(error instanceof AppError) || error.code !== "not_found") throw error;
			const now = await movedCategory(c.var.services.db, slug);
			if (now === null) throw error;
			return { movedTo: now };
		});
		if ("movedTo" in category) return c.redirect(`/categories/${category.movedTo}`, 301);
		const voting = await votingOf(c, category.items);
		const path = `/categories/${category.slug}`;
		const feeds = feedAlternates(`categories/${category.slug}`, category.name);
		const { parent } = category;
		const above = [
			{ href: "/categories", label: t.title },
			...(parent === null ? [] : [{ href: `/categories/${parent.slug}`, label: parent.name }]),
		];
		return show(
			c,
			{
				title: page === 1 ? category.name : t.titleOnPage(category.name, page),
				description: category.description,
				canonical: addressOf(path, { page }),
				scripts: ["press.js"],
				alternates: feeds,
				jsonLd: [
					crumbData(c.var.services.settings.origin, above, category.name),
					...(page === 1 ? faqData(category.faqs) : []),
				],
			},
			<>
				<Crumbs above={above} />
				<hgroup>
					<h1>{category.name}</h1>
					<p class="lead">{category.description}</p>
				</hgroup>
				<Subcategories of={category} />
				{category.items.length === 0 ? (
					<Nothing of={category} />
				) : (
					<>
						<FindHere of={category} />
						<div class="finder-head">
							<p class="muted">{t.ranked(category.live_listings)}</p>
							<CompareFirst listings={category.items} />
						</div>
						<ListingList listings={category.items} level={2} voting={voting} />
					</>
				)}
				<Paging of={category} path={path} />
				<p class="muted ways">
					<a href={addressOf("/listings", { category: category.slug, sort: "newest" })}>{t.otherOrders}</a>
					<a href={feeds[0]?.href} aria-label={t.feedOf(category.name)}>
						{t.feed}
					</a>
				</p>
				{category.faqs.length > 0 && page === 1 && (
					<section aria-labelledby="faqs">
						<h2 id="faqs">{t.faqs}</h2>
						<Faqs faqs={category.faqs} />
					</section>
				)}
			</>,
		);
	});
}

/** Words to look for among these alone. */
const FindHere: FC<{ of: Category }> = ({ of: { slug, name } }) => (
	<search>
		<form method="get" action="/listings" class="search">
			<input type="hidden" name="category" value={slug} />
			<div class="search-row">
				<label class="grow">
					<span class="visually-hidden">{t.findIn(name)}</span>
					<input
						type="search"
						name="q"
						maxlength={SEARCH_MAX}
						placeholder={t.findIn(name)}
						data-suggest={words.search.suggestions}
					/>
				</label>
				<button type="submit" class="secondary">
					{words.search.button}
				</button>
			</div>
		</form>
	</search>
);

const Subcategories: FC<{ of: Category }> = ({ of: { subcategories } }) => {
	if (subcategories.length === 0) return null;
	return (
		<ul class="chips" aria-label={t.subcategories}>
			{subcategories.map(({ slug, name, live_listings }) => (
				<li>
					<a href={`/categories/${slug}`}>
						{name}
						<CategoryCount of={live_listings} />
					</a>
				</li>
			))}
		</ul>
	);
};

/** An empty category says what it is for, and where its nearest products are. */
const Nothing: FC<{ of: Category }> = ({ of: { name, page, slug, parent } }) => (
	<div class="empty">
		<h2>{page === 1 ? t.empty(name) : words.search.nothingOnPage}</h2>
		{page === 1 && (
			<p>{parent === null ? t.emptyHint : t.emptyHintNear(<a href={`/categories/${parent.slug}`}>{parent.name}</a>)}</p>
		)}
		{page === 1 ? (
			<a class="button" href="/submit">
				{t.submit}
			</a>
		) : (
			<a class="button" href={`/categories/${slug}`}>
				{words.search.firstPage}
			</a>
		)}
	</div>
);
