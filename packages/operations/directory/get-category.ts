import * as z from "zod";
import { AppError } from "#core/errors";
import { nearestFirst } from "#core/listings/nearest";
import { briefListing, briefPage, ITEM_MAX_BYTES } from "#operations/brief/listing";
import { within, withoutBlanks } from "#operations/brief/within";
import { defineOperation } from "#operations/define";
import { categoryNode, toCategoryNode } from "#operations/directory/list-categories";
import {
	categoryReference,
	LISTING_SUMMARY_EXAMPLE,
	listingSummary,
	toSummary,
} from "#operations/directory/listing-summary";
import { onlyPage, pageOf, toPage, windowOf } from "#operations/paging";
import { allCategories, categoryFamily } from "#store/categories";
import { movedCategory } from "#store/category-tree";
import type { Db } from "#store/db";
import { listListings } from "#store/search/search-listings";
import { faq, pageQuery, slug } from "#usecases/fields";

export default defineOperation({
	id: "get_category",
	method: "get",
	path: "/categories/{slug}",
	area: "directory",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "A category and the live products in it",
	description:
		"What a category is about, its questions and answers, its parent and subcategories, and its live listings (subcategories included), most voted first. For other orders or more filters use search_listings with `category`.",
	params: z.object({ slug: slug.meta({ description: "As list_categories gives it." }) }),
	query: z.strictObject(pageQuery),
	output: pageOf(listingSummary)
		.extend({
			...categoryNode.shape,
			faqs: z.array(faq),
			parent: categoryReference.nullable(),
			subcategories: z.array(categoryNode),
		})
		.meta({ id: "Category" }),
	example: {
		input: { slug: "scheduling" },
		output: {
			slug: "scheduling",
			name: "Scheduling",
			description: "Calendars, bookings and reminders.",
			live_listings: 1,
			url: "https://launchweek.example/categories/scheduling",
			faqs: [{ question: "Do these work with my calendar?", answer: "Most of them; each profile says with which." }],
			parent: { slug: "productivity", name: "Productivity" },
			subcategories: [],
			...onlyPage([LISTING_SUMMARY_EXAMPLE]),
		},
	},
	brief: (answer) => {
		const { slug, name, description, live_listings, parent, subcategories, ...page } = briefPage(answer, briefListing);
		const { url, faqs, ...paging } = page;
		const nodes = subcategories.map((node) => ({
			slug: node.slug,
			name: node.name,
			live_listings: node.live_listings,
		}));
		const head = within({ slug, name, description, live_listings, ...withoutBlanks({ parent }), faqs }, ITEM_MAX_BYTES);
		return { ...head, ...withoutBlanks({ subcategories: nodes }), ...paging };
	},
	async handler(input, { db, links }) {
		// Asked together, so that the database is waited for once.
		const [family, rows] = await Promise.all([
			categoryFamily(db, input.slug),
			listListings(db, { category: input.slug, status: "live", sort: "votes", ...windowOf(input) }),
		]);
		const { category, parent, subcategories } = family ?? (await missingCategory(db, input.slug));
		return {
			...toCategoryNode(category, links),
			faqs: category.faqs,
			parent: parent && { slug: parent.slug, name: parent.name },
			subcategories: subcategories.map((row) => toCategoryNode(row, links)),
			...toPage({ rows, total: category.liveCount }, input, (card) => toSummary(card, links)),
		};
	},
});

const CLOSEST_MAX = 5;

/** @throws AppError `not_found`, always; with those that were probably meant, or with the slug that a renamed or merged category has now. */
async function missingCategory(db: Db, slug: string): Promise<never> {
	const now = await movedCategory(db, slug);
	if (now === null) {
		const known = (await allCategories(db)).map((category) => category.slug);
		const closest = nearestFirst(slug, known).slice(0, CLOSEST_MAX);
		throw new AppError("not_found", `There is no category ${slug}. Closest: ${closest.join(", ") || "none"}.`);
	}
	throw new AppError("not_found", `This category has another address now: ${now}.`, {
		next: [{ operation: "get_category", why: `Ask for the slug ${now}.` }],
	});
}
