import { nearestFirst } from "#core/listings/nearest";
import { CATALOG } from "#operations/catalog";
import type { Operation } from "#operations/define";
import type { OperationEntry } from "#operations/entry";
import type { RawInput } from "#usecases/validate";
import type { Surface } from "#workers/mcp/surface";
import type { ToolDefinition } from "#workers/mcp/tool";
import { TOOL_LIST } from "#workers/mcp/tool-list";

const BY_NAME: ReadonlyMap<string, OperationEntry> = new Map(CATALOG.map((entry) => [entry.id, entry]));

/** The tools a surface offers, in the registry's order. What they all take whole is made of the operations, when it is asked for. */
export async function listTools(surface: Surface): Promise<ToolDefinition[]> {
	const offered = TOOL_LIST.filter(({ name }) => findTool(name, surface) !== undefined);
	if (surface.schemas === "brief") return offered;
	const { wholeTools } = await import("#workers/mcp/tool-definitions");
	return wholeTools(new Set(offered.map(({ name }) => name)), surface);
}

/** The operation behind the tool of this name, if the surface offers it. */
export function findTool(name: string, surface: Surface): OperationEntry | undefined {
	const tool = BY_NAME.get(name);
	return tool !== undefined && isOffered(tool, surface) ? tool : undefined;
}

const NEAREST_NAMED = 3;

/** What to say to a name that no tool has here: which have names most like it. */
export function noSuchTool(name: string, surface: Surface): string {
	const offered = CATALOG.filter((entry) => isOffered(entry, surface)).map(({ id }) => id);
	const nearest = nearestFirst(name, offered).slice(0, NEAREST_NAMED);
	const said = `There is no tool ${JSON.stringify(name.slice(0, 80))} here`;
	return nearest.length === 0 ? `${said}.` : `${said}; nearest are ${nearest.join(", ")}, and tools/list has all.`;
}

function isOffered({ id, area, effects }: OperationEntry, surface: Surface): boolean {
	if (surface.readOnly && !effects.readOnly) return false;
	if (surface.tools !== null && !surface.tools.has(id)) return false;
	return surface.areas === null || surface.areas.has(area);
}

/** Puts merged arguments back into the parts of a request; what no part knows goes to the body or the query, which refuse it by name. */
export function splitArguments(operation: Operation, args: Record<string, unknown>): RawInput {
	const entries = Object.entries(args);
	const isOf = (part: Operation["params"], key: string) => part !== undefined && Object.hasOwn(part.shape, key);
	const rest = Object.fromEntries(
		entries.filter(([key]) => !isOf(operation.params, key) && !isOf(operation.query, key)),
	);
	const query = Object.fromEntries(entries.filter(([key]) => isOf(operation.query, key)));
	const isRead = operation.body === undefined && operation.query !== undefined;
	return {
		params: Object.fromEntries(entries.filter(([key]) => isOf(operation.params, key))),
		query: isRead ? { ...query, ...rest } : query,
		body: isRead ? {} : rest,
		isMerged: true,
	};
}
