/** What a product takes beside a listing. Products an admin adds take nothing and are done by hand. */
export interface ProductRule {
	week: "none" | "optional" | "required";
	categories: "none" | "optional" | "required";
	/** The buyer names the amount; the product's price is the least. */
	amount: boolean;
}

/** Extra categories a listing may have. Source: docs/listings.md#categories. */
export const EXTRA_CATEGORIES_MAX = 3;

const PLAIN: ProductRule = { week: "none", categories: "none", amount: false };

/** Source: docs/orders.md#items. */
const RULES: Readonly<Record<string, Partial<ProductRule>>> = {
	launch: { week: "optional" },
	skip_queue: { week: "required" },
	relaunch: { week: "required" },
	extra_categories: { categories: "required" },
	billboard_min: { amount: true },
};

/** What a product takes; a bundle takes what any of its parts can use, and asks for a week when one needs it. */
export function ruleOf(code: string, includes: readonly string[]): ProductRule {
	const own = { ...PLAIN, ...(Object.hasOwn(RULES, code) ? RULES[code] : {}) };
	const parts = includes.map((part) => ruleOf(part, []));
	const weeks = [own.week, ...parts.map((part) => part.week)];
	const categories = own.categories === "none" && parts.some((part) => part.categories !== "none");
	return {
		week: weeks.includes("required") ? "required" : weeks.includes("optional") ? "optional" : "none",
		categories: categories ? "optional" : own.categories,
		amount: own.amount,
	};
}

/** Whether what is ordered launches its listing for the first time, by itself or in a bundle. */
export const isLaunch = (code: string, includes: readonly string[]): boolean =>
	code === "launch" || includes.includes("launch");

/** Products that do something to a listing by themselves, and so can do nothing without one. */
export const DONE_TO_LISTINGS = [
	"launch",
	"skip_queue",
	"relaunch",
	"featured",
	"extra_categories",
	"billboard_min",
] as const;
export type DoneToListing = (typeof DONE_TO_LISTINGS)[number];
