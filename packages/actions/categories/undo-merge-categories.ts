import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween, LEFT_WHERE_THEY_ARE } from "#core/access/audit-change";
import { AppError, notFound } from "#core/errors";
import { allCategories, type CategoryRow } from "#store/categories";
import {
	type CategoryMerger,
	categoryMerger,
	endedName,
	mergerBack,
	putBackListings,
	reviveCategory,
} from "#store/category-mergers";
import { CATEGORY_ID_TAKEN, CATEGORY_NAME_TAKEN, CATEGORY_SLUG_TAKEN, movedCategory } from "#store/category-tree";
import type { Db } from "#store/db";
import { AGAIN } from "#usecases/commit";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

/**
 * The site team takes back what one press of a merger of categories did: its listings stand again where they stood, but for
 * those that were given other categories since, and the category is there again where that press ended it.
 * Source: docs/listings.md#categories.
 */
export default defineAction({
	id: "undo_merge_categories",
	actor: "team",
	rate: "write",
	input: z.strictObject({ merger_id: z.int().min(1) }),
	async handler({ merger_id }, { db, now }) {
		const merger = (await categoryMerger(db, merger_id)) ?? notFound("merger");
		const all = await allCategories(db);
		const { into, slug } = await placesOf(db, merger, all);
		const { stand, left } = await mergerBack(db, merger.id);
		const above = merger.ended?.parentId ?? all.find(({ id }) => id === merger.categoryId)?.parentId ?? null;
		const parents = [above, into.parentId].filter((id) => id !== null);
		return record(
			{
				subject: `category:${merger.categoryId}`,
				detail: { listings: stand.length },
				change: changeBetween(
					{ slug: merger.ended === null ? slug : null, into: into.slug, [LEFT_WHERE_THEY_ARE]: [] },
					{ slug, into: null, [LEFT_WHERE_THEY_ARE]: left },
				),
			},
			{ slug, listings: stand.length, left },
			[...reviveCategory(db, merger), ...putBackListings(db, merger, { stand, parents, now: now.getTime() })],
			// What is in the way is named when it is decided again.
			{
				moved: AGAIN,
				[CATEGORY_ID_TAKEN]: CHANGED_MEANWHILE,
				[CATEGORY_NAME_TAKEN]: AGAIN,
				[CATEGORY_SLUG_TAKEN]: AGAIN,
			},
		);
	},
});

/** The category that listings go back from, and the address of the one they go back to. @throws AppError naming what is in the way. */
async function placesOf(
	db: Db,
	{ categoryId, intoId, ended }: CategoryMerger,
	all: readonly CategoryRow[],
): Promise<{ into: CategoryRow; slug: string }> {
	const into = all.find(({ id }) => id === intoId);
	if (into === undefined) return inTheWay(await firstBack(db, intoId));
	const there = all.find(({ id }) => id === categoryId);
	if (ended === null)
		return there === undefined ? inTheWay(await firstBack(db, categoryId)) : { into, slug: there.slug };
	const { name, slug, parentId } = ended;
	if (all.some((one) => one.name === name)) {
		inTheWay(`Another category is called “${name}” by now. Give that one another name first.`);
	}
	const taker = all.find((one) => one.slug === slug);
	if (taker !== undefined) {
		inTheWay(`The category “${taker.name}” has the address “${slug}” by now. Give it another one first.`);
	}
	const leads = await movedCategory(db, slug);
	if (leads !== null && leads !== into.slug) {
		const other = all.find((one) => one.slug === leads)?.name ?? leads;
		inTheWay(`The address “${slug}” leads to “${other}” by now.`);
	}
	if (parentId === null) return { into, slug };
	const parent = all.find(({ id }) => id === parentId);
	if (parent === undefined) inTheWay(await firstBack(db, parentId));
	else if (parent.parentId !== null) {
		inTheWay(
			`“${parent.name}”, which it stood below, stands below another category by now. Move that to the top first.`,
		);
	}
	return { into, slug };
}

/** Of a category that is gone. */
async function firstBack(db: Db, id: number): Promise<string> {
	const name = await endedName(db, id);
	return name === null
		? "The category that it takes is no longer there."
		: `“${name}” has been merged into another category since. Take that back first.`;
}

function inTheWay(message: string): never {
	throw new AppError("changed_meanwhile", message, {
		errors: [{ pointer: "/merger_id", code: "bad_value", message }],
	});
}
