import type { ProductOption } from "#core/orders/product-options";
import type { ProductRow } from "#store/products";
import type { ProductInput } from "#usecases/products/product-input";
import type { Sent } from "../../attempt.ts";
import { centsOf } from "../cart/item-form.ts";
import { linesOf, typed } from "../text-field.tsx";

/** A product's option as its form has it. */
export interface TypedOption {
	name: string;
	label: string;
	kind: string;
	required: boolean;
	choices: string;
	max_length: string;
	min: string;
	max: string;
}

/** A product as its form has it: numbers as they were typed. */
export interface TypedProduct {
	name: string;
	description: string;
	price: string;
	position: string;
	active: boolean;
	needsListing: boolean;
	includes: readonly string[];
	options: readonly TypedOption[];
}

const NO_OPTION: TypedOption = {
	name: "",
	label: "",
	kind: "text",
	required: false,
	choices: "",
	max_length: "",
	min: "",
	max: "",
};

export const NEW_PRODUCT: TypedProduct = {
	name: "",
	description: "",
	price: "",
	position: "100",
	active: false,
	needsListing: true,
	includes: [],
	options: [NO_OPTION],
};

/** Options of a form at most, as of a product. */
const OPTIONS_MAX = 20;

export const plainAmount = (cents: number): string => (cents / 100).toFixed(2);

/** A product as it stands, for its form: with room for one option more. */
export function typedOf(row: ProductRow): TypedProduct {
	const options = Object.entries(row.options ?? {}).map(([name, option]) => ({
		name,
		label: option.label,
		kind: option.kind,
		required: option.required,
		choices: (option.choices ?? []).join("\n"),
		max_length: String(option.max_length ?? ""),
		min: String(option.min ?? ""),
		max: String(option.max ?? ""),
	}));
	return {
		name: row.name,
		description: row.description,
		price: plainAmount(row.priceCents),
		position: String(row.position),
		active: row.active,
		needsListing: row.needsListing,
		includes: row.includes,
		options: options.length < OPTIONS_MAX ? [...options, NO_OPTION] : options,
	};
}

/** What a form sent. @param codes of all products: those that were ticked. */
export function typedIn(sent: Sent, codes: readonly string[]): TypedProduct {
	const text = (name: string) => typed(sent[name]).trim();
	const options = Array.from({ length: OPTIONS_MAX }, (_, place) => place)
		.filter((place) => sent[`option-${place}-name`] !== undefined)
		.map((place): TypedOption => {
			const of = (part: string) => text(`option-${place}-${part}`);
			return {
				name: of("name"),
				label: of("label"),
				kind: of("kind"),
				required: of("required") !== "",
				choices: of("choices"),
				max_length: of("max_length"),
				min: of("min"),
				max: of("max"),
			};
		});
	return {
		name: text("name"),
		description: text("description"),
		price: text("price"),
		position: text("position"),
		active: text("active") !== "",
		needsListing: text("needs_listing") !== "",
		includes: codes.filter((code) => text(`holds-${code}`) !== ""),
		options,
	};
}

/** The same as the action takes it; what is no number goes on as one that is refused by its field. */
export function inputOf(product: TypedProduct): ProductInput {
	const { name, description, price, position, active, needsListing, includes, options } = product;
	const named = options.filter((option) => option.name !== "");
	return {
		name,
		description,
		price_cents: centsOf(price) ?? -1,
		needs_listing: needsListing,
		includes: [...includes],
		active,
		position: numberOf(position) ?? -1,
		options:
			named.length === 0 ? null : Object.fromEntries(named.map((option) => [option.name, optionOf(option)] as const)),
	};
}

function optionOf({ label, kind, required, choices, ...bounds }: TypedOption): ProductOption {
	const [most, min, max] = [numberOf(bounds.max_length), numberOf(bounds.min), numberOf(bounds.max)];
	return {
		label,
		kind: kind as ProductOption["kind"],
		required,
		...(kind === "choice" && { choices: linesOf(choices) }),
		...(kind === "text" && most !== null && { max_length: most }),
		...(kind === "integer" && min !== null && { min }),
		...(kind === "integer" && max !== null && { max }),
	};
}

function numberOf(text: string): number | null {
	return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}
