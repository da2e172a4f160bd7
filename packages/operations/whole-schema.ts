import * as z from "zod";

/** What schemas say of themselves, without the names under which the API document keeps them. */
class Unnamed extends z.core.$ZodRegistry<z.core.JSONSchemaMeta> {
	override get(schema: z.core.$ZodType) {
		const { id: _, ...said } = z.globalRegistry.get(schema) ?? {};
		return said;
	}
}
const UNNAMED = new Unnamed();

/** A schema as JSON Schema (2020-12) that refers to nothing: all its parts stand where they belong. */
export function wholeSchema(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
	return z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline", metadata: UNNAMED });
}
