import { addWeeks, type WeekKey, weekOf, weekStart } from "#core/launches/week";
import type { ProductSketch } from "#scripts/demo/product";
import { PRODUCTS_FOUR } from "#scripts/demo/products/four";
import { PRODUCTS_ONE } from "#scripts/demo/products/one";
import { PRODUCTS_THREE } from "#scripts/demo/products/three";
import { PRODUCTS_TWO } from "#scripts/demo/products/two";
import type { Random } from "#scripts/lib/random";

/** How many of the sixty launch in which week, counted from the week of `today`; in one of the past nothing did. */
const LAUNCHES: readonly { weeks: readonly number[]; each: number; status: Launch["status"] }[] = [
	{ weeks: [-8, -7, -6, -4, -3, -2], each: 5, status: "live" },
	{ weeks: [-1], each: 6, status: "live" },
	{ weeks: [0], each: 12, status: "live" },
	{ weeks: [1], each: 5, status: "scheduled" },
	{ weeks: [2], each: 2, status: "scheduled" },
	{ weeks: [6, 7], each: 1, status: "scheduled" },
	{ weeks: [6, 7], each: 1, status: "awaiting_badge" },
	{ weeks: [8], each: 1, status: "awaiting_badge" },
];
/** Whose owners paid for another week, by id: one in a week that is closed, one in the current, one in the next. */
export const RELAUNCHES: readonly { id: number; week: number }[] = [
	{ id: 2, week: -3 },
	{ id: 5, week: 0 },
	{ id: 9, week: 1 },
];
/** Weeks this far ahead are those of the free plan's queue. */
const FREE_QUEUE_FROM_WEEK = 6;

/** A product with its place in the calendar. */
export interface Launch {
	id: number;
	slug: string;
	product: ProductSketch;
	status: "live" | "scheduled" | "awaiting_badge";
	plan: "free" | "paid";
	week: WeekKey;
	/** Place in the free queue of its week, from 1; null when paid. */
	position: number | null;
	/** Epoch milliseconds; null unless live. */
	launchedAt: number | null;
	createdAt: number;
}

/** Gives every product a launch week around `today`, mixed over the categories. */
export function launchesAround(today: Date, random: Random): Launch[] {
	const products = random.shuffled([...PRODUCTS_ONE, ...PRODUCTS_TWO, ...PRODUCTS_THREE, ...PRODUCTS_FOUR]);
	const places = LAUNCHES.flatMap(({ weeks, each, status }) =>
		weeks.flatMap((offset) => Array.from({ length: each }, () => ({ offset, status }))),
	);
	const queued = new Map<WeekKey, number>();
	return products.map((product, index) => {
		const place = places[index];
		if (place === undefined) throw new Error("There are more products than places in the calendar.");
		const week = addWeeks(weekOf(today), place.offset);
		const plan = place.offset < FREE_QUEUE_FROM_WEEK && index % 3 === 0 ? ("paid" as const) : ("free" as const);
		const position = plan === "paid" ? null : (queued.get(week) ?? 0) + 1;
		if (position !== null) queued.set(week, position);
		const start = weekStart(week).getTime();
		return {
			id: index + 1,
			slug: slugOf(product.name),
			product,
			status: place.status,
			plan,
			week,
			position,
			launchedAt: place.status === "live" ? Math.min(start + index * 1000, today.getTime()) : null,
			createdAt: Math.min(start, today.getTime()) - random.between(20, 50) * 86_400_000,
		};
	});
}

export function slugOf(name: string): string {
	return name
		.normalize("NFD")
		.toLowerCase()
		.replaceAll(/\p{M}/gu, "")
		.replaceAll(/[^a-z0-9]+/g, "-");
}
