import type { Operation } from "#operations/define";

/** What a tool does to the world. Source: MCP, ToolAnnotations; what is not said, clients take for the worst. */
export interface ToolAnnotations {
	readOnlyHint: boolean;
	destructiveHint: boolean;
	/** Of what changes something: whether doing it again changes nothing more. */
	idempotentHint?: boolean;
	openWorldHint: boolean;
}

/** The effects that an operation declares, as hints of the protocol. */
export function annotationsOf({ effects }: Operation): ToolAnnotations {
	const { readOnly, destructive, repeatable, openWorld } = effects;
	return {
		readOnlyHint: readOnly,
		destructiveHint: destructive,
		...(!readOnly && { idempotentHint: repeatable }),
		openWorldHint: openWorld,
	};
}
