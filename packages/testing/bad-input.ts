import { pointerOf } from "#usecases/validate";

/** Builds the inputs around every bound of a body: at its edge, below it, above it, of a wrong type, with strangers in it. */

type Json = Record<string, unknown>;

/** A body and the bounds in it, by JSON pointer. What the pointers name must be in `base`. */
export interface BoundedBody {
	base: Json;
	/** Texts and the number of characters they may have. */
	texts?: Record<string, number>;
	/** Texts of a form (an address, an e-mail): how one of a given length looks. */
	forms?: Record<string, (length: number) => string>;
	/** Lists and the number of entries they may have. */
	lists?: Record<string, number>;
	/** For lists that name each thing once: different entries to fill them with. */
	entries?: Record<string, readonly unknown[]>;
	/** Values that are refused, with the code that says why. */
	refused?: readonly (readonly [pointer: string, value: unknown, code: string])[];
	/** Values at an edge that are accepted. */
	accepted?: readonly (readonly [pointer: string, value: unknown])[];
	/** Objects that take no other property. */
	strict?: readonly string[];
}

export interface BadCase {
	name: string;
	body: Json;
	errors: { pointer: string; code: string; limit?: number }[];
}

/** Bodies that are accepted: every bound at its edge, and one below it. */
export function goodBodies(bounded: BoundedBody): { name: string; body: Json }[] {
	const sized = (less: number) => edited(bounded.base, [...lists(bounded, -less), ...texts(bounded, -less)]);
	return [
		{ name: "every bound at its edge", body: sized(0) },
		{ name: "every bound one below its edge", body: sized(1) },
		...(bounded.accepted ?? []).map(([pointer, value]) => ({
			name: `${pointer} = ${JSON.stringify(value).slice(0, 40)}`,
			body: edited(bounded.base, [[pointer, value]]),
		})),
	];
}

/** Bodies that are refused, with every field error that must be named, and no other. */
export function badBodies(bounded: BoundedBody): BadCase[] {
	const { base, texts: limits = {}, lists: sizes = {}, strict = [""] } = bounded;
	const errorsOf = (pointers: Record<string, number>, code: string) =>
		Object.entries(pointers).map(([pointer, limit]) => ({ pointer, code, ...(code === "too_long" && { limit }) }));
	const wrongLeaves = Object.keys(limits).map((pointer): [string, unknown] => [pointer, 7]);
	const wrongLists = Object.keys(sizes).map((pointer): [string, unknown] => [pointer, { not: "a list" }]);
	const outermost = wrongLists.filter(([pointer]) => !pointer.slice(1).includes("/0"));
	const cases: BadCase[] = [
		{
			name: "every text one over its edge",
			body: edited(base, texts(bounded, 1)),
			errors: errorsOf(limits, "too_long"),
		},
		{
			name: "every list one over its edge",
			body: edited(base, lists(bounded, 1)),
			errors: errorsOf(sizes, "too_long"),
		},
		{ name: "every text a number", body: edited(base, wrongLeaves), errors: errorsOf(limits, "wrong_type") },
		{
			name: "every list an object",
			body: edited(base, outermost),
			errors: outermost.map(([pointer]) => ({ pointer, code: "wrong_type" })),
		},
		{
			name: "a stranger in every object",
			body: edited(
				base,
				strict.map((pointer) => [`${pointer}/surprise`, 1]),
			),
			errors: strict.map((pointer) => ({ pointer: `${pointer}/surprise`, code: "unknown_property" })),
		},
		...(bounded.refused ?? []).map(([pointer, value, code]) => ({
			name: `${pointer} = ${JSON.stringify(value)?.slice(0, 40) ?? "absent"}`,
			body: edited(base, [[pointer, value]]),
			errors: [{ pointer, code }],
		})),
	];
	return cases.filter((one) => one.errors.length > 0);
}

function texts({ texts: limits = {}, forms = {} }: BoundedBody, more: number): [string, unknown][] {
	return Object.entries(limits).map(([pointer, limit]) => {
		const form = forms[pointer] ?? ((length: number) => "a".repeat(length));
		return [pointer, form(limit + more)];
	});
}

/** A list grows by copies of its first entry, or by different ones as far as there are any. */
function lists({ base, lists: sizes = {}, entries = {} }: BoundedBody, more: number): [string, unknown][] {
	return Object.entries(sizes).map(([pointer, size]) => {
		const different = entries[pointer];
		const [first] = different ?? (read(base, pointer) as unknown[]);
		const length = different && more <= 0 ? Math.min(size + more, different.length) : size + more;
		return [pointer, Array.from({ length }, (_, index) => structuredClone(different?.[index] ?? first))];
	});
}

function read(body: unknown, pointer: string): unknown {
	return pointer
		.split("/")
		.slice(1)
		.reduce((value, key) => (value as Json)[key], body);
}

/** A copy with other values at these pointers; `undefined` takes one away. */
function edited(base: Json, changes: readonly (readonly [string, unknown])[]): Json {
	const copy = structuredClone(base);
	for (const [pointer, value] of changes) {
		const keys = pointer.split("/").slice(1);
		const last = keys.pop() ?? "";
		const parent = (keys.length === 0 ? copy : read(copy, pointerOf(keys))) as Json;
		if (value === undefined) delete parent[last];
		else parent[last] = value;
	}
	return copy;
}
