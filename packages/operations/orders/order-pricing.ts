import type { FieldError } from "#core/errors";
import { weekOf } from "#core/launches/week";
import { useOneOf } from "#core/listings/nearest";
import type { ListingState } from "#core/orders/order-plan";
import { type Totals, totalsOf } from "#core/orders/price";
import { type OptionValue, optionErrors } from "#core/orders/product-options";
import { EXTRA_CATEGORIES_MAX, type ProductRule, ruleOf } from "#core/orders/products";
import type { VatDecision } from "#core/orders/vat";
import type { Context } from "#operations/define";
import type { OrderInput, OrderItem } from "#operations/orders/order-items";
import { awardWeeksOfListings } from "#store/awards";
import { allCategories } from "#store/categories";
import { categoryIdsBySlug, listingStates } from "#store/order-listings";
import { activeProducts, type ProductRow, paidPlacesTaken } from "#store/products";
import {
	badItem,
	type DeliverableLine,
	nothingForSale,
	refuseBadItems,
	undeliverable,
	weeksForSale,
} from "#usecases/orders/deliverable";
import { decideOrderVat } from "#usecases/orders/order-vat";

export interface PricedLine extends DeliverableLine {
	name: string;
	includes: string[];
	options: Record<string, OptionValue> | null;
}

export interface PricedOrder extends Totals {
	lines: PricedLine[];
	vat: VatDecision;
}

type PricingContext = Pick<Context, "db" | "now" | "settings" | "ports" | "signal">;

/**
 * Prices items at current prices, with VAT, and makes sure that everything ordered could be delivered now.
 * @throws AppError naming every bad item by its pointer, under their common code or `bad_item`; `nothing_for_sale`.
 */
export async function priceOrder(input: OrderInput, userId: number, ctx: PricingContext): Promise<PricedOrder> {
	if (!ctx.settings.sellsProducts) throw nothingForSale();
	const found = await loadWhatItemsName(input.items, userId, ctx);
	const checked = input.items.map((item, index) => checkItem(item, `/items/${index}`, found));
	refuseBadItems(
		await namingCategories(
			ctx.db,
			checked.flatMap(({ errors }) => errors),
			input.items,
		),
	);
	const lines = checked.flatMap(({ line }) => (line === null ? [] : [line]));
	refuseBadItems(undeliverable(lines, { ...found, listings: [...found.listings.values()] }, ctx));
	const vat = await decideOrderVat(
		{ country: input.billing_country ?? null, vatNumber: input.vat_number ?? null },
		ctx,
	);
	const totals = totalsOf(
		lines.map((line) => line.amountCents),
		vat.rate_millionths,
	);
	return { lines, vat, ...totals };
}

interface Found {
	products: Map<string, ProductRow>;
	listings: Map<number, ListingState>;
	categoryIds: Map<string, number>;
	paidTaken: Map<string, number>;
	/** Mondays by listing, newest first. */
	awardWeeks: Map<number, string[]>;
}

async function loadWhatItemsName(items: readonly OrderItem[], userId: number, ctx: PricingContext): Promise<Found> {
	const ids = [...new Set(items.flatMap((item) => item.listing_id ?? []))];
	const [active, states, categoryIds, paidTaken] = await Promise.all([
		activeProducts(ctx.db),
		listingStates(ctx.db, ids, weekOf(ctx.now)),
		categoryIdsBySlug(ctx.db, [...new Set(items.flatMap((item) => item.categories ?? []))], { onlyOpen: true }),
		paidPlacesTaken(ctx.db, weeksForSale(ctx.now), ctx.settings.paidSlotsPerWeek),
	]);
	const products = new Map(active.map((product) => [product.code, product]));
	const own = states.filter((listing) => listing.ownerId === userId);
	const listings = new Map(own.map((listing) => [listing.id, listing]));
	const asksForAwards = [...products.values()].some((product) =>
		Object.values(product.options ?? {}).some((option) => option.kind === "award_week"),
	);
	const awardWeeks = asksForAwards ? await awardWeeksOfListings(ctx.db, [...listings.keys()]) : new Map();
	return { products, listings, categoryIds, paidTaken, awardWeeks };
}

function checkItem(item: OrderItem, pointer: string, found: Found): { line: PricedLine | null; errors: FieldError[] } {
	const product = found.products.get(item.product);
	if (product === undefined) {
		return {
			line: null,
			errors: [badItem(pointer, "product", "unknown_product", useOneOf(item.product, [...found.products.keys()]))],
		};
	}
	const rule = ruleOf(product.code, product.includes);
	const errors = [
		...listingErrors(item, product, pointer, found),
		...weekErrors(item, rule, pointer, found),
		...amountErrors(item, rule, product, pointer),
		...categoryErrors(item, rule, pointer, found),
		...optionErrors(product.options, item.options ?? {}, `${pointer}/options`, awardWeeksOf(item, found)),
	];
	if (errors.length > 0) return { line: null, errors };
	const line: PricedLine = {
		product: product.code,
		name: product.name,
		includes: product.includes,
		listingId: item.listing_id ?? null,
		week: item.week ?? null,
		categories: item.categories ?? null,
		options: (item.options as Record<string, OptionValue> | undefined) ?? null,
		amountCents: rule.amount ? (item.amount_cents ?? product.priceCents) : product.priceCents,
	};
	return { line, errors: [] };
}

function awardWeeksOf(item: OrderItem, found: Found): readonly string[] {
	return (item.listing_id !== undefined && found.awardWeeks.get(item.listing_id)) || [];
}

function listingErrors(item: OrderItem, product: ProductRow, pointer: string, found: Found): FieldError[] {
	if (item.listing_id === undefined) {
		if (!product.needsListing) return [];
		return [badItem(pointer, "listing_id", "product_needs_listing", "Name one of your listings for this product.")];
	}
	if (found.listings.has(item.listing_id)) return [];
	return [badItem(pointer, "listing_id", "unknown_listing", "You have no listing with this id; see list_my_listings.")];
}

function weekErrors(item: OrderItem, rule: ProductRule, pointer: string, found: Found): FieldError[] {
	if (item.week === undefined) {
		if (rule.week !== "required") return [];
		return [badItem(pointer, "week", "required", "Choose one of the weeks that list_products shows.")];
	}
	if (rule.week === "none") return [notTaken(pointer, "week")];
	if (found.paidTaken.has(item.week)) return [];
	return [
		badItem(
			pointer,
			"week",
			"week_not_available",
			`Use one of: ${nextTo(item.week, [...found.paidTaken.keys()]).join(", ")}.`,
		),
	];
}

/** Weeks in the order of their distance from a day. */
function nextTo(day: string, weeks: readonly string[]): string[] {
	const distanceOf = (week: string) => Math.abs(Date.parse(week) - Date.parse(day)) || 0;
	return [...weeks].sort((a, b) => distanceOf(a) - distanceOf(b));
}

function amountErrors(item: OrderItem, rule: ProductRule, product: ProductRow, pointer: string): FieldError[] {
	if (item.amount_cents === undefined) return [];
	if (!rule.amount) return [notTaken(pointer, "amount_cents")];
	if (item.amount_cents >= product.priceCents) return [];
	const message = `The least is ${product.priceCents} cents.`;
	const sizes = { limit: product.priceCents, actual: item.amount_cents };
	return [{ ...badItem(pointer, "amount_cents", "amount_below_minimum", message), ...sizes }];
}

function categoryErrors(item: OrderItem, rule: ProductRule, pointer: string, found: Found): FieldError[] {
	const { categories } = item;
	if (categories === undefined) {
		if (rule.categories !== "required") return [];
		return [badItem(pointer, "categories", "required", `Name 1 to ${EXTRA_CATEGORIES_MAX} categories.`)];
	}
	if (rule.categories === "none") return [notTaken(pointer, "categories")];
	if (categories.length < 1 || categories.length > EXTRA_CATEGORIES_MAX) {
		const code = categories.length === 0 ? "too_short" : "too_long";
		const limit = categories.length === 0 ? 1 : EXTRA_CATEGORIES_MAX;
		const message = `Name 1 to ${EXTRA_CATEGORIES_MAX} categories.`;
		return [{ ...badItem(pointer, "categories", code, message), limit, actual: categories.length }];
	}
	return categories.flatMap((slug, index) => {
		if (!found.categoryIds.has(slug)) {
			return [
				badItem(
					pointer,
					`categories/${index}`,
					"unknown_category",
					`There is no category ${slug} that takes listings; see list_categories.`,
				),
			];
		}
		return categories.indexOf(slug) < index
			? [badItem(pointer, `categories/${index}`, "repeated", "Name each once.")]
			: [];
	});
}

/** Names, where a category is none, those there are: what was probably meant first. */
async function namingCategories(
	db: Context["db"],
	errors: readonly FieldError[],
	items: readonly OrderItem[],
): Promise<FieldError[]> {
	if (errors.every(({ code }) => code !== "unknown_category")) return [...errors];
	const open = (await allCategories(db)).filter(({ closedAt }) => closedAt === null).map(({ slug }) => slug);
	return errors.map((error) => {
		const [, item, place] = /^\/items\/(\d+)\/categories\/(\d+)$/.exec(error.pointer) ?? [];
		if (error.code !== "unknown_category") return error;
		return { ...error, message: useOneOf(items[Number(item)]?.categories?.[Number(place)], open) };
	});
}

function notTaken(pointer: string, field: string): FieldError {
	return badItem(pointer, field, "unknown_property", "This product does not take this; leave it out.");
}
