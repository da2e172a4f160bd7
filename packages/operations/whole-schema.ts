import * as z from "zod";
// By its own name: whoever asks for it as `z.core` has the messages of fifty languages in the bundle.
import { $ZodRegistry, type $ZodType, type JSONSchemaMeta } from "zod/v4/core";

/** What schemas say of themselves, without the names under which the API document keeps them. */
class Unnamed extends $ZodRegistry<JSONSchemaMeta> {
	override get(schema: $ZodType) {
		const { id: _, ...said } = z.globalRegistry.get(schema) ?? {};
		return said;
	}
}
const UNNAMED = new Unnamed();

/** A schema as JSON Schema (2020-12) that refers to nothing: all its parts stand where they belong. */
export function wholeSchema(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
	return z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline", metadata: UNNAMED });
}
