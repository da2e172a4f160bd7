import type { FieldError } from "#core/errors";
import { parseDate, weekOf } from "#core/launches/week";
import { isVisible, strangeInProse } from "#core/web/plain-text";

/** One option a product takes, as its row holds it and list_products shows it. */
export interface ProductOption {
	label: string;
	/** `award_week`: the Monday of a week in which the listing won an award. */
	kind: "text" | "choice" | "integer" | "boolean" | "award_week";
	required: boolean;
	/** For choices. */
	choices?: string[] | undefined;
	/** For text, in characters. */
	max_length?: number | undefined;
	/** For integers. */
	min?: number | undefined;
	max?: number | undefined;
}

export type ProductOptions = Readonly<Record<string, ProductOption>>;
export type OptionValue = string | number | boolean;

/** Characters of a text option, at most. */
export const OPTION_TEXT_MAX = 500;

type Problem = Omit<FieldError, "pointer">;

/** The options of a product as a JSON Schema (2020-12) of the `options` that an order item may send. */
export function optionsSchema(options: ProductOptions): Record<string, unknown> {
	const entries = Object.entries(options);
	return {
		type: "object",
		properties: Object.fromEntries(entries.map(([name, option]) => [name, schemaOf(option)])),
		required: entries.filter(([, option]) => option.required).map(([name]) => name),
		additionalProperties: false,
	};
}

function schemaOf(option: ProductOption): Record<string, unknown> {
	const { label: description, choices = [], min: minimum, max: maximum } = option;
	switch (option.kind) {
		case "boolean":
			return { type: "boolean", description };
		case "integer":
			return {
				type: "integer",
				...(minimum !== undefined && { minimum }),
				...(maximum !== undefined && { maximum }),
				description,
			};
		case "choice":
			return { type: "string", enum: [...choices], description };
		case "award_week":
			return { type: "string", format: "date", description };
		case "text":
			return { type: "string", minLength: option.required ? 1 : 0, maxLength: maxLengthOf(option), description };
	}
}

function maxLengthOf({ max_length }: ProductOption): number {
	return Math.min(max_length ?? OPTION_TEXT_MAX, OPTION_TEXT_MAX);
}

/**
 * Checks given options against what the product takes.
 * @param pointer of the item's `options`.
 * @param awardWeeks Mondays of the weeks in which the listing of the item won an award.
 */
export function optionErrors(
	known: ProductOptions | null,
	given: Readonly<Record<string, unknown>>,
	pointer: string,
	awardWeeks: readonly string[],
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
			const names = Object.keys(options);
			const message =
				names.length === 0
					? "This product takes no options."
					: `This product does not take this option; it takes ${names.join(", ")}.`;
			return [{ pointer: at, code: "unknown_property", message }];
		}
		const problem = optionProblem(option, value, awardWeeks);
		return problem === null ? [] : [{ pointer: at, ...problem }];
	});
	return [...missing, ...wrong];
}

function optionProblem(option: ProductOption, value: unknown, awardWeeks: readonly string[]): Problem | null {
	switch (option.kind) {
		case "boolean":
			return typeof value === "boolean" ? null : { code: "wrong_type", message: "This must be true or false." };
		case "integer":
			return integerProblem(option, value);
		case "choice":
			if (typeof value === "string" && option.choices?.includes(value)) return null;
			return { code: "bad_value", message: `Use one of: ${option.choices?.join(", ") ?? ""}.` };
		case "award_week":
			return awardWeekProblem(value, awardWeeks);
		case "text":
			return textProblem(option, value);
	}
}

function textProblem(option: ProductOption, value: unknown): Problem | null {
	if (typeof value !== "string") return { code: "wrong_type", message: "This must be a string." };
	const limit = maxLengthOf(option);
	const actual = [...value].length;
	if (actual > limit) return { code: "too_long", message: `This must be at most ${limit} characters.`, limit, actual };
	const strange = strangeInProse(value);
	if (strange !== null) return { code: "bad_format", message: `Text cannot hold ${strange}; take it out.` };
	if (option.required && !isVisible(value)) return { code: "too_short", message: "This must not be empty.", limit: 1 };
	return null;
}

function awardWeekProblem(value: unknown, awardWeeks: readonly string[]): Problem | null {
	if (typeof value !== "string") return { code: "wrong_type", message: "This must be a string." };
	const date = parseDate(value);
	if (date === null) return { code: "bad_format", message: "This must be a date that exists, as YYYY-MM-DD." };
	if (weekOf(date) !== value) return { code: "bad_value", message: `This must be a Monday: ${weekOf(date)} is one.` };
	if (awardWeeks.includes(value)) return null;
	const known =
		awardWeeks.length === 0 ? "it has none yet" : `it has those of the weeks of ${awardWeeks.slice(0, 10).join(", ")}`;
	return { code: "bad_value", message: `The listing won no award in the week of ${value}; ${known}.` };
}

function integerProblem({ min, max }: ProductOption, value: unknown): Problem | null {
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
