import type { z } from "zod";
import { AppError, type FieldError } from "#core/errors";
import { useOneOf } from "#core/listings/nearest";
import { isRecord } from "#core/record";

export type Shape = z.ZodObject;

/** Bad fields that one refusal names: more are sent only by what is no honest mistake, and would make an answer many times its request. */
const NAMED_MAX = 100;

/** The schemas of an input, by the part that each checks. */
export interface InputSchemas {
	params?: Shape | undefined;
	query?: Shape | undefined;
	body?: Shape | undefined;
}

/** An input as a door decoded it, by the part it came in. */
export interface RawInput {
	params: Record<string, unknown>;
	query: Record<string, unknown>;
	/** Undefined when the request had no body. */
	body: unknown;
	/** Whether the parts were sent as one object, in which path arguments stand beside all others. */
	isMerged?: boolean;
	/** What only the door could see to be wrong, to be named together with the rest. */
	errors?: readonly FieldError[];
}

type Elsewhere = (path: readonly PropertyKey[]) => string | null;

/**
 * Checks an input against its schemas.
 * @param elsewhere where a property that is not known where it was sent can be sent, as the end of a sentence.
 * @returns the parsed parts merged into one object.
 * @throws AppError `invalid_input` that names every bad field of every part.
 */
export function validateInput(
	schemas: InputSchemas,
	raw: RawInput,
	elsewhere: Elsewhere = () => null,
): Record<string, unknown> {
	const errors: FieldError[] = [...(raw.errors ?? [])];
	const merged: Record<string, unknown> = {};
	const inNoPart = raw.isMerged === true ? Object.keys(schemas.params?.shape ?? {}) : [];
	const check = (schema: Shape | undefined, value: unknown) => {
		if (schema === undefined) {
			if (isRecord(value))
				errors.push(...firstOf(Object.keys(value)).map((key) => unknownProperty([key], inNoPart, elsewhere([key]))));
			else errors.push({ pointer: "", code: "wrong_type", message: "This must be an object, or absent." });
			return;
		}
		const result = schema.safeParse(value, { reportInput: true });
		if (result.success) Object.assign(merged, result.data);
		else errors.push(...firstOf(result.error.issues).flatMap((issue) => fieldErrors(schema, issue, elsewhere)));
	};
	check(schemas.params, raw.params);
	check(schemas.query, raw.query);
	// Nothing sent lacks what an empty object lacks, by name.
	check(schemas.body, raw.body === undefined ? {} : raw.body);
	if (errors.length > 0) throw invalidInput(errors);
	return merged;
}

/** What a schema has against a value. */
export function errorsOf(schema: Shape, value: unknown): FieldError[] {
	return schema.safeParse(value, { reportInput: true }).error?.issues.flatMap(toFieldErrors) ?? [];
}

/** The refusal for a list of bad fields; its detail names them all, for readers of one sentence. */
export function invalidInput(errors: readonly FieldError[]): AppError {
	const named = errors.slice(0, NAMED_MAX);
	const isMissing = ({ code }: FieldError) => code === "required";
	const missing = named.filter(isMissing);
	const wrong = named.filter((error) => !isMissing(error));
	const others = errors.length > named.length ? " and others" : "";
	const sentences = [
		...(missing.length > 0 ? [`These fields are missing: ${pointersOf(missing)}.`] : []),
		...(wrong.length > 0 ? [`Correct these fields and send it again: ${pointersOf(wrong)}${others}.`] : []),
	];
	return new AppError("invalid_input", sentences.join(" "), { errors: named });
}

function pointersOf(errors: readonly FieldError[]): string {
	return [...new Set(errors.map((error) => error.pointer || "the body"))].join(", ");
}

/** What is named, and one more, which tells that there are others. */
function firstOf<T>(wrong: readonly T[]): readonly T[] {
	return wrong.slice(0, NAMED_MAX + 1);
}

export function pointerOf(path: readonly PropertyKey[]): string {
	return path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** What an object takes beside what it was sent; names in the order of the schema. */
function unknownProperty(
	path: readonly PropertyKey[],
	known: readonly string[] | null = null,
	elsewhere: string | null = null,
): FieldError {
	const taken =
		known === null ? "" : known.length === 0 ? " Nothing is taken here." : ` Known here: ${known.join(", ")}.`;
	const message = `This property is not known here${elsewhere === null ? "; leave it out." : `: ${elsewhere}`}${taken}`;
	return { pointer: pointerOf(path), code: "unknown_property", message };
}

/** The errors of an issue; of unknown keys also with what is known in their place. */
function fieldErrors(schema: Shape, issue: Issue, elsewhere: Elsewhere): FieldError[] {
	if (issue.code !== "unrecognized_keys") return toFieldErrors(issue);
	const known = Object.keys(innerShape(schema, issue.path) ?? {});
	return firstOf(issue.keys)
		.map((key) => [...issue.path, key])
		.map((path) => unknownProperty(path, known, elsewhere(path)));
}

interface Def {
	innerType?: z.ZodType;
	element?: z.ZodType;
	shape?: Record<string, z.ZodType>;
}

/** The properties of the object at a path of a schema, through lists and optional parts; null where there is none. */
export function innerShape(schema: z.ZodType, path: readonly PropertyKey[]): Record<string, z.ZodType> | null {
	let inner: z.ZodType | undefined = plain(schema);
	for (const key of path) {
		if (inner === undefined) return null;
		const { element, shape } = defOf(inner);
		const next: z.ZodType | undefined = element ?? shape?.[String(key)];
		inner = next && plain(next);
	}
	return (inner && defOf(inner).shape) ?? null;
}

function plain(schema: z.ZodType): z.ZodType {
	const { innerType } = defOf(schema);
	return innerType === undefined ? schema : plain(innerType);
}

function defOf(schema: z.ZodType): Def {
	return schema._zod.def as unknown as Def;
}

type Issue = z.core.$ZodIssue;

const MISSING = "This is missing, and it is required.";

function toFieldErrors(issue: Issue): FieldError[] {
	const pointer = pointerOf(issue.path);
	switch (issue.code) {
		case "unrecognized_keys":
			return firstOf(issue.keys).map((key) => unknownProperty([...issue.path, key]));
		case "invalid_type":
			if (issue.input === undefined) return [{ pointer, code: "required", message: MISSING }];
			return [{ pointer, code: "wrong_type", message: `This must be ${article(issue.expected)}.` }];
		case "too_big":
			return [sizeError(pointer, issue, "most", Number(issue.maximum))];
		case "too_small":
			return [sizeError(pointer, issue, "least", Number(issue.minimum))];
		case "invalid_value":
			if (issue.input === undefined)
				return [{ pointer, code: "required", message: `${MISSING} ${useOneOf(null, issue.values.map(String))}` }];
			return [{ pointer, code: "bad_value", message: useOneOf(issue.input, issue.values.map(String)) }];
		case "invalid_format":
			return [{ pointer, code: "bad_format", message: formatMessage(issue) }];
		case "invalid_union":
			return unionErrors(issue, pointer);
		case "invalid_key":
			return [unknownProperty(issue.path)];
		case "custom":
			return [customError(pointer, issue)];
		default:
			return [{ pointer, code: "bad_value", message: "This value is not valid." }];
	}
}

/** Of a union, the branch that fits the value's own type says best what is wrong; for null-or-X that is X. */
function unionErrors(issue: Extract<Issue, { code: "invalid_union" }>, pointer: string): FieldError[] {
	const branches = issue.errors.map((branch) =>
		branch.flatMap((inner) => toFieldErrors({ ...inner, path: [...issue.path, ...inner.path] } as Issue)),
	);
	const fitting = branches.find((errors) => errors.length > 0 && errors.every((error) => error.code !== "wrong_type"));
	return fitting ?? branches[0] ?? [{ pointer, code: "bad_value", message: "This value is not valid." }];
}

function sizeError(
	pointer: string,
	issue: Extract<Issue, { code: "too_big" | "too_small" }>,
	edge: "most" | "least",
	limit: number,
): FieldError {
	const isLength = issue.origin === "string" || issue.origin === "array" || issue.origin === "object";
	const [one, several] = issue.origin === "string" ? [" character", " characters"] : [" entry", " entries"];
	const unit = isLength ? (limit === 1 ? one : several) : "";
	const code = edge === "most" ? (isLength ? "too_long" : "too_big") : isLength ? "too_short" : "too_small";
	const actual = actualSize(issue.input);
	return {
		pointer,
		code,
		message: `This must be at ${edge} ${limit}${unit}.`,
		limit,
		...(actual !== undefined && { actual }),
	};
}

function actualSize(input: unknown): number | undefined {
	if (typeof input === "number") return input;
	if (typeof input === "string" || Array.isArray(input)) return input.length;
	return isRecord(input) ? Object.keys(input).length : undefined;
}

/** Rules that a schema states by `refine` carry their field error in `params`. */
function customError(pointer: string, issue: Extract<Issue, { code: "custom" }>): FieldError {
	const params = (issue.params ?? {}) as Partial<FieldError>;
	return {
		pointer,
		code: params.code ?? "bad_value",
		message: issue.message,
		...(params.limit !== undefined && { limit: params.limit }),
		...(typeof issue.input === "string" && params.code === "too_long" && { actual: [...issue.input].length }),
	};
}

function formatMessage(issue: Extract<Issue, { code: "invalid_format" }>): string {
	// A schema with a pattern says in words what that asks for; zod's own words show the pattern.
	if (!issue.message.startsWith("Invalid ")) return issue.message;
	return issue.format === "regex"
		? "This does not have the form that it needs."
		: `This must be a valid ${issue.format}.`;
}

function article(type: string): string {
	return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
