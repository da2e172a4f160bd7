import type { FieldError } from "#core/errors";
import { strangeInProse } from "#core/plain-text";

/** What a product takes beside a listing. Products an admin adds take nothing and are done by hand. */
export interface ProductRule {
	week: "none" | "optional" | "required";
	categories: "none" | "optional" | "required";
	/** The buyer names the amount; the product's price is the least. */
	amount: boolean;
}

/** One option a product takes, as list_products shows it. */
export interface ProductOption {
	label: string;
	kind: "text" | "choice" | "integer" | "boolean";
	required: boolean;
	/** For choices. */
	choices?: string[];
	/** For text, in characters. */
	max_length?: number;
	/** For integers. */
	min?: number;
	max?: number;
}

export type OptionValue = string | number | boolean;

/** Extra categories a listing may have. Source: spec, Resources, Category. */
export const EXTRA_CATEGORIES_MAX = 3;
/** Characters of a text option, at most. */
export const OPTION_TEXT_MAX = 500;

const PLAIN: ProductRule = { week: "none", categories: "none", amount: false };

/** Source: spec, Request bodies, quote_order. */
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

/** Checks given options against what the product takes. @param pointer of the item's `options`. */
export function optionErrors(
	known: Readonly<Record<string, ProductOption>> | null,
	given: Readonly<Record<string, unknown>>,
	pointer: string,
): FieldError[] {
	const options = known ?? {};
	const missing = Object.entries(options)
		.filter(([name, option]) => option.required && given[name] === undefined)
		.map(([name, option]) => ({
			pointer: `${pointer}/${escaped(name)}`,
			code: "required",
			message: `This product needs the option ${name}: ${option.label}.`,
		}));
	const wrong = Object.entries(given).flatMap(([name, value]) => {
		const option = Object.hasOwn(options, name) ? options[name] : undefined;
		const at = `${pointer}/${escaped(name)}`;
		if (option === undefined) {
			return [{ pointer: at, code: "unknown_property", message: "This product does not take this option." }];
		}
		const problem = optionProblem(option, value);
		return problem === null ? [] : [{ pointer: at, ...problem }];
	});
	return [...missing, ...wrong];
}

function optionProblem(option: ProductOption, value: unknown): Omit<FieldError, "pointer"> | null {
	switch (option.kind) {
		case "boolean":
			return typeof value === "boolean" ? null : { code: "wrong_type", message: "This must be true or false." };
		case "integer":
			return integerProblem(option, value);
		case "choice":
			if (typeof value === "string" && option.choices?.includes(value)) return null;
			return { code: "bad_value", message: `Use one of: ${option.choices?.join(", ") ?? ""}.` };
		case "text": {
			const limit = option.max_length ?? OPTION_TEXT_MAX;
			if (typeof value !== "string") return { code: "wrong_type", message: "This must be a string." };
			const strange = strangeInProse(value);
			if (strange !== null) return { code: "bad_format", message: `Text cannot hold ${strange}; take it out.` };
			if ([...value].length <= limit) return null;
			return {
				code: "too_long",
				message: `This must be at most ${limit} characters.`,
				limit,
				actual: [...value].length,
			};
		}
	}
}

function integerProblem({ min, max }: ProductOption, value: unknown): Omit<FieldError, "pointer"> | null {
	if (typeof value !== "number" || !Number.isInteger(value)) {
		return { code: "wrong_type", message: "This must be a whole number." };
	}
	if (min !== undefined && value < min)
		return { code: "too_small", message: `This must be at least ${min}.`, limit: min, actual: value };
	if (max !== undefined && value > max)
		return { code: "too_big", message: `This must be at most ${max}.`, limit: max, actual: value };
	return null;
}

function escaped(name: string): string {
	return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
