import listCategories from "#operations/directory/list-categories";
import { ask } from "../ask.ts";
import { show } from "../layout.tsx";
import type { Site } from "../site.ts";
import { counted } from "../words/format.ts";

/** The tree of categories. */
export default function categoriesPage(site: Site): void {
	site.get("/categories", async (c) => {
		const { items } = await ask(c, listCategories);
		return show(
			c,
			{
				title: "Categories",
				description: "Every category of the directory and how many products each holds.",
				canonical: "/categories",
			},
			<>
				<h1>Categories</h1>
				<ul class="cards">
					{items.map((top) => (
						<li>
							<h2>
								<a href={`/categories/${top.slug}`}>{top.name}</a>
							</h2>
							<p class="muted">{counted(top.live_listings, "listing")}</p>
							<p>{top.description}</p>
							{top.subcategories.length > 0 && (
								<ul class="sub">
									{top.subcategories.map((sub) => (
										<li>
											<a href={`/categories/${sub.slug}`}>{sub.name}</a> <span class="muted">{sub.live_listings}</span>
										</li>
									))}
								</ul>
							)}
						</li>
					))}
				</ul>
			</>,
		);
	});
}
