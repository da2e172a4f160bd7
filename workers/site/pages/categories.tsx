import listCategories from "#operations/directory/list-categories";
import { ask } from "../ask.ts";
import { show } from "../layout.tsx";
import { CategoryCount } from "../parts/category-count.tsx";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.categories;

/** The tree of categories. */
export default function categoriesPage(site: Site): void {
	site.get("/categories", async (c) => {
		const { items } = await ask(c, listCategories);
		return show(
			c,
			{ title: t.title, description: t.description, canonical: "/categories" },
			<>
				<hgroup>
					<h1>{t.title}</h1>
					<p class="lead">{t.lead}</p>
				</hgroup>
				{items.length === 0 && (
					<div class="empty">
						<h2>{t.none}</h2>
						<p>{t.noneHint}</p>
						<a class="button" href="/submit">
							{t.submit}
						</a>
					</div>
				)}
				<ul class="tree">
					{items.map((top) => (
						<li>
							<h2>
								<a href={`/categories/${top.slug}`}>{top.name}</a>
								<CategoryCount of={top.live_listings} />
							</h2>
							<p>{top.description}</p>
							{top.subcategories.length > 0 && (
								<ul class="plain">
									{top.subcategories.map((sub) => (
										<li>
											<a href={`/categories/${sub.slug}`}>{sub.name}</a>
											<CategoryCount of={sub.live_listings} />
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
