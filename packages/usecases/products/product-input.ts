import * as z from "zod";
import type { AuditFacts } from "#core/access/audit-change";
import { AppError } from "#core/errors";
import {
	OPTION_CHOICE_MAX,
	OPTION_CHOICES_MAX,
	OPTION_LABEL_MAX,
	OPTION_NAME_MAX,
	PRODUCT_CODE_MAX,
	PRODUCT_NAME_MAX,
	PRODUCT_TEXT_MAX,
} from "#core/limits";
import { productProblems } from "#core/orders/product-rules";
import type { ProductRow } from "#store/products";
import { line, requiredLine, requiredText } from "#usecases/fields";

/** Source: docs/orders.md#products. */
const PRICE_CENTS_MAX = 100_000_000;
const OPTIONS_MAX = 20;
const COUNT_MAX = 1_000_000;

const label = requiredLine(OPTION_LABEL_MAX);
const count = z.int().min(-COUNT_MAX).max(COUNT_MAX);

const option = z.strictObject({
	label,
	kind: z.enum(["text", "choice", "integer", "boolean", "award_week"]),
	required: z.boolean(),
	choices: z.array(requiredLine(OPTION_CHOICE_MAX)).max(OPTION_CHOICES_MAX).optional(),
	max_length: z.int().optional(),
	min: count.optional(),
	max: count.optional(),
});

/** The code that orders name a product by; it stays. */
export const productCode = codeName(PRODUCT_CODE_MAX);

/** A name for programs. */
function codeName(max: number) {
	return z.string().refine((value) => value.length <= max && /^[a-z][a-z0-9_]*$/.test(value), {
		error: `Small letters, digits and underscores, at most ${max}, with a letter first.`,
		params: { code: "bad_format" },
	});
}

/** What the site team says of a product, beside its code. */
export const productTerms = {
	name: requiredLine(PRODUCT_NAME_MAX),
	description: requiredText(PRODUCT_TEXT_MAX),
	price_cents: z.int().min(0).max(PRICE_CENTS_MAX),
	needs_listing: z.boolean(),
	includes: z.array(line(PRODUCT_CODE_MAX)).max(20),
	options: z
		.record(codeName(OPTION_NAME_MAX), option)
		.refine((options) => Object.keys(options).length <= OPTIONS_MAX, {
			error: `A product takes at most ${OPTIONS_MAX} options.`,
			params: { code: "too_long", limit: OPTIONS_MAX },
		})
		.nullable(),
	active: z.boolean(),
	position: z.int().min(0).max(1000),
};

const termsObject = z.strictObject(productTerms);
export type ProductInput = z.output<typeof termsObject>;

/** The same as its row has it. */
export function productValues(input: ProductInput): Omit<ProductRow, "code" | "version"> {
	const { name, description, price_cents, needs_listing, includes, options, active, position } = input;
	const hasOptions = options !== null && Object.keys(options).length > 0;
	return {
		name: name.trim(),
		description: description.trim(),
		priceCents: price_cents,
		needsListing: needs_listing,
		includes,
		options: hasOptions ? options : null,
		active,
		position,
	};
}

/** What the audit log keeps of a product: all that an edit may change. */
export function productFacts({ options, ...row }: Omit<ProductRow, "code" | "version">): AuditFacts {
	const { name, description, priceCents: price_cents, needsListing: needs_listing, includes, active, position } = row;
	const kept = options === null ? null : JSON.stringify(options);
	return { name, description, price_cents, needs_listing, includes, options: kept, active, position };
}

/** The input that writes a product as facts of the audit log have it. */
export function inputOfFacts(facts: AuditFacts): ProductInput {
	const { options } = facts;
	return termsObject.parse({ ...facts, options: typeof options === "string" ? JSON.parse(options) : null });
}

/** @throws AppError `invalid_input` naming each field that keeps the product from being sold. */
export function refuseBadProduct(product: Omit<ProductRow, "version">, others: readonly ProductRow[]): void {
	const errors = productProblems(product, others);
	if (errors.length === 0) return;
	throw new AppError("invalid_input", errors.map(({ message }) => message).join(" "), { errors });
}
