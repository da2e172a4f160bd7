import * as z from "zod";

/** What the JSON Schema of a value's schema says of it. */
export interface Bounds {
	minimum?: number;
	maximum?: number;
	maxLength?: number;
	minLength?: number;
	maxItems?: number;
	maxProperties?: number;
	format?: string;
	pattern?: RegExp | string;
	/** The words that a text may be. */
	enum?: string[];
}

const known = new WeakMap<z.ZodType, Bounds>();

/** A schema's bounds, as its JSON Schema states them: zod keeps them nowhere else that is public. */
export function boundsOf(schema: z.ZodType): Bounds {
	const bounds = known.get(schema) ?? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Bounds);
	known.set(schema, bounds);
	return bounds;
}
