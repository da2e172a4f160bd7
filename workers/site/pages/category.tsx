import getCategory from "#operations/directory/get-category";
import { ask, pageOfAddress } from "../ask.ts";
import { feedAlternates } from "../feeds/alternates.ts";
import { show } from "../layout.tsx";
import { Crumbs, crumbData } from "../parts/crumbs.tsx";
import { ListingList } from "../parts/listing-card.tsx";
import { addressOf, Paging } from "../parts/paging.tsx";
import { Faqs, faqData } from "../parts/prose.tsx";
import type { Site } from "../site.ts";
import { votingOf } from "../voting.ts";
import { counted } from "../words/format.ts";

/** A category with its listings, most voted first. */
export default function categoryPage(site: Site): void {
	site.get("/categories/:slug", async (c) => {
		const page = pageOfAddress(c);
		const category = await ask(c, getCategory, { params: { slug: c.req.param("slug") }, query: { page } });
		const voting = await votingOf(c, category.items);
		const path = `/categories/${category.slug}`;
		const { parent } = category;
		const above = [
			{ href: "/categories", label: "Categories" },
			...(parent === null ? [] : [{ href: `/categories/${parent.slug}`, label: parent.name }]),
		];
		return show(
			c,
			{
				title: page === 1 ? category.name : `${category.name}, page ${page}`,
				description: category.description,
				canonical: addressOf(path, { page }),
				scripts: ["press.js"],
				alternates: feedAlternates(`categories/${category.slug}`, category.name),
				jsonLd: [
					crumbData(c.var.services.settings.origin, above, category.name),
					...(page === 1 ? faqData(category.faqs) : []),
				],
			},
			<>
				<Crumbs above={above} />
				<h1>{category.name}</h1>
				<p class="lead">{category.description}</p>
				{category.subcategories.length > 0 && (
					<ul class="chips" aria-label="Subcategories">
						{category.subcategories.map((sub) => (
							<li>
								<a href={`/categories/${sub.slug}`}>
									{sub.name} <span class="muted">{sub.live_listings}</span>
								</a>
							</li>
						))}
					</ul>
				)}
				<p class="muted">
					{counted(category.live_listings, "listing")}, most voted first.{" "}
					<a href={addressOf("/listings", { category: category.slug, sort: "newest" })}>Other orders and filters</a>
				</p>
				{category.items.length === 0 ? (
					<p class="empty">
						Nothing here yet. <a href="/submit">Submit a product</a>
					</p>
				) : (
					<ListingList listings={category.items} level={2} voting={voting} />
				)}
				<Paging of={category} path={path} />
				{category.faqs.length > 0 && page === 1 && (
					<section aria-labelledby="faqs">
						<h2 id="faqs">Questions and answers</h2>
						<Faqs faqs={category.faqs} />
					</section>
				)}
			</>,
		);
	});
}
