import { invalidInput } from "#usecases/validate";
import type { JsonSchema } from "#workers/mcp/json-schema";

/** How much of an answer a tool gives. Source: docs/tool-server.md#answers. */
const DETAILS = ["brief", "full"] as const;
export type Detail = (typeof DETAILS)[number];

/** The argument beside those of the operation; what it means is said once, in the instructions. Every tool takes it. */
export const DETAIL_SCHEMA: JsonSchema = { type: "string", enum: [...DETAILS] };

/**
 * Takes `detail` out of a tool's arguments. No operation has one of this name.
 * @param usual what is meant where none is sent.
 * @throws AppError `invalid_input` for a word that is none of the two.
 */
export function splitDetail(
	args: Record<string, unknown>,
	usual: Detail,
): { detail: Detail; input: Record<string, unknown> } {
	const { detail = usual, ...input } = args;
	const known = DETAILS.find((word) => word === detail);
	if (known !== undefined) return { detail: known, input };
	const message = `Use one of: ${DETAILS.join(", ")}.`;
	throw invalidInput([{ pointer: "/detail", code: "bad_value", message }]);
}
