import * as z from "zod";
import type { Links } from "#core/web/links";
import { defineOperation } from "#operations/define";
import { allCategories, type CategoryRow } from "#store/categories";

/** A category as the tree shows it. */
export const categoryNode = z
	.object({
		slug: z.string(),
		name: z.string(),
		description: z.string(),
		live_listings: z
			.int()
			.meta({ description: "Live listings in it, its subcategories included; each is counted once." }),
		url: z.string(),
	})
	.meta({ id: "CategorySummary" });

export function toCategoryNode(row: CategoryRow, links: Links): z.input<typeof categoryNode> {
	return {
		slug: row.slug,
		name: row.name,
		description: row.description,
		live_listings: row.liveCount,
		url: links.category(row.slug),
	};
}

function counted({ slug, name, live_listings }: z.output<typeof categoryNode>) {
	return { slug, name, live_listings };
}

const EXAMPLE_NODE = {
	slug: "scheduling",
	name: "Scheduling",
	description: "Calendars, bookings and reminders.",
	live_listings: 4,
	url: "https://launchweek.example/categories/scheduling",
};

export default defineOperation({
	id: "list_categories",
	method: "get",
	path: "/categories",
	area: "directory",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "The tree of categories with live counts",
	description:
		"Two levels, with how many live listings each category holds. Use the slugs as the `category` filter of search_listings, and the names for the `categories` of a draft.",
	query: z.strictObject({
		include_empty: z.boolean().default(true).meta({ description: "Whether to list categories without live listings." }),
	}),
	output: z
		.object({
			items: z.array(categoryNode.extend({ subcategories: z.array(categoryNode) }).meta({ id: "CategoryTreeNode" })),
		})
		.meta({ id: "CategoryTree" }),
	example: {
		input: { include_empty: false },
		output: {
			items: [
				{
					...EXAMPLE_NODE,
					slug: "productivity",
					name: "Productivity",
					description: "Tools that give working hours back.",
					live_listings: 9,
					url: "https://launchweek.example/categories/productivity",
					subcategories: [EXAMPLE_NODE],
				},
			],
		},
	},
	brief: ({ items }) => ({
		items: items.map(({ subcategories, ...node }) => ({ ...counted(node), subcategories: subcategories.map(counted) })),
	}),
	async handler({ include_empty }, { db, links }) {
		const rows = (await allCategories(db)).filter((row) => include_empty || row.liveCount > 0);
		const children = Map.groupBy(rows, (row) => row.parentId);
		return {
			items: (children.get(null) ?? []).map((row) => ({
				...toCategoryNode(row, links),
				subcategories: (children.get(row.id) ?? []).map((child) => toCategoryNode(child, links)),
			})),
		};
	},
});
