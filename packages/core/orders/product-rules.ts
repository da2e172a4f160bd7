import type { FieldError } from "#core/errors";
import { OPTION_TEXT_MAX, type ProductOption, type ProductOptions } from "#core/orders/product-options";
import { DONE_TO_LISTINGS, ruleOf } from "#core/orders/products";

/** What of a product its rules look at. */
export interface ProductTerms {
	code: string;
	needsListing: boolean;
	options: ProductOptions | null;
	includes: readonly string[];
}

/**
 * What keeps a product from being sold as it is written: it could not be ordered, or not be delivered.
 * @param others every product there is, as it stands.
 * @returns each problem at the field that is wrong.
 * Source: docs/orders.md#products.
 */
export function productProblems(product: ProductTerms, others: readonly ProductTerms[]): FieldError[] {
	return [
		...includesProblems(product, others),
		...listingProblems(product, others),
		...Object.entries(product.options ?? {}).flatMap(([name, option]) => optionProblems(name, option)),
	];
}

const problem = (pointer: string, message: string): FieldError => ({ pointer, code: "bad_value", message });

/** A bundle holds products once each, and no bundle: its delivery does what each part does. */
function includesProblems({ code, includes }: ProductTerms, others: readonly ProductTerms[]): FieldError[] {
	const holders = others.filter((other) => other.code !== code && other.includes.includes(code));
	if (includes.length > 0 && holders.length > 0) {
		const names = holders.map((holder) => holder.code).join(", ");
		return [problem("/includes", `A bundle holds no bundle, and this product is part of ${names}.`)];
	}
	return includes.flatMap((part, index) => {
		const found = others.find((other) => other.code === part);
		if (part === code) return [problem("/includes", "A bundle cannot hold itself.")];
		if (found === undefined) return [problem("/includes", `There is no product ${part}.`)];
		if (includes.indexOf(part) < index) return [problem("/includes", `It holds ${part} twice; name each once.`)];
		if (found.includes.length > 0) return [problem("/includes", `${part} is a bundle itself; name its parts.`)];
		if (ruleOf(part, []).amount) {
			return [problem("/includes", `Of ${part} the buyer names the amount, so it is sold by itself.`)];
		}
		if (Object.values(found.options ?? {}).some((option) => option.required)) {
			return [problem("/includes", `${part} asks for options that a bundle does not ask for.`)];
		}
		return [];
	});
}

function listingProblems(product: ProductTerms, others: readonly ProductTerms[]): FieldError[] {
	if (product.needsListing) return [];
	const parts = product.includes.length > 0 ? product.includes : [product.code];
	const done = parts.filter((part) => DONE_TO_LISTINGS.some((known) => known === part));
	if (done.length > 0) {
		return [problem("/needs_listing", `It does something to a listing (${done.join(", ")}), so it needs one.`)];
	}
	const needy = product.includes.filter((part) =>
		others.some(({ code, needsListing }) => code === part && needsListing),
	);
	if (needy.length > 0) return [problem("/needs_listing", `Its parts need a listing: ${needy.join(", ")}.`)];
	const asks = Object.values(product.options ?? {}).some(({ kind }) => kind === "award_week");
	return asks ? [problem("/needs_listing", "It asks for an award of a listing, so it needs one.")] : [];
}

function optionProblems(name: string, option: ProductOption): FieldError[] {
	const at = `/options/${name}`;
	const { kind, choices = [], min, max, max_length } = option;
	if (kind === "choice") {
		if (choices.length === 0) return [problem(`${at}/choices`, "Give what can be chosen, one a line.")];
		const twice = choices.find((choice, index) => choices.indexOf(choice) < index);
		return twice === undefined ? [] : [problem(`${at}/choices`, `“${twice}” stands there twice.`)];
	}
	if (kind === "integer" && min !== undefined && max !== undefined && min > max) {
		return [problem(`${at}/max`, `The most must not be less than the least, ${min}.`)];
	}
	if (kind === "text" && max_length !== undefined && (max_length < 1 || max_length > OPTION_TEXT_MAX)) {
		return [problem(`${at}/max_length`, `Give 1 to ${OPTION_TEXT_MAX} characters.`)];
	}
	return [];
}
