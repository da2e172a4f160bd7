import type { FieldError } from "#core/errors";
import { useOneOf } from "#core/listings/nearest";
import { CATALOG } from "#operations/catalog";
import { AREAS, type Area } from "#operations/define";
import { invalidInput } from "#usecases/validate";

/** Which tools a client wants to see, and how. */
export interface Surface {
	/** Null for all areas. */
	areas: ReadonlySet<Area> | null;
	/** Null for all tools of these areas. */
	tools: ReadonlySet<string> | null;
	readOnly: boolean;
	/** Whether tools are listed as a model reads them, or with every bound and the shape of their answers. */
	schemas: "brief" | "full";
	/** Whether answers come as structure beside the text, or only once. */
	answers: "both" | "text";
}

const IDS = CATALOG.map(({ id }) => id);

/**
 * Reads the options of an address, each of which may come as a header instead, for clients that cannot change their
 * address: `?toolsets=directory,drafts` (`X-MCP-Toolsets`), `?tools=get_listing` (`X-MCP-Tools`), `?readonly=1`
 * (`X-MCP-Readonly`), `?schemas=full` (`X-MCP-Schemas`), `?answers=text` (`X-MCP-Answers`). Either place may restrict; none can widen the other.
 * @throws AppError `invalid_input` naming an unknown toolset, tool or value.
 */
export function surfaceOf(request: Request): Surface {
	const query = new URL(request.url).searchParams;
	const errors: FieldError[] = [];
	const valuesOf = (name: string) =>
		[query.get(name), request.headers.get(`X-MCP-${name}`)].filter((value) => value !== null);
	const areas = valuesOf("toolsets").map((value) => namesOf("toolset", value, AREAS, errors));
	const tools = valuesOf("tools").map((value) => namesOf("tool", value, IDS, errors));
	const flags = valuesOf("readonly").map((value) => flagOf(value, errors));
	const schemas = valuesOf("schemas").map((value) => wordOf("schemas", value, ["brief", "full"], errors));
	const answers = valuesOf("answers").map((value) => wordOf("answers", value, ["both", "text"], errors));
	if (errors.length > 0) throw invalidInput(errors);
	return {
		areas: common(areas),
		tools: common(tools),
		readOnly: flags.includes(true),
		schemas: schemas.includes("full") ? "full" : "brief",
		answers: answers.includes("text") ? "text" : "both",
	};
}

function common<T>(sets: readonly (ReadonlySet<T> | null)[]): ReadonlySet<T> | null {
	return sets.reduce((left, right) => (left === null ? right : right === null ? left : left.intersection(right)), null);
}

/** @returns null where the value restricts nothing. */
function namesOf<T extends string>(
	kind: "toolset" | "tool",
	value: string,
	known: readonly T[],
	errors: FieldError[],
): Set<T> | null {
	const names = value
		.split(",")
		.map((name) => name.trim())
		.filter((name) => name !== "");
	if (names.length === 0 || names.includes("all")) return null;
	const isKnown = (name: string): name is T => (known as readonly string[]).includes(name);
	for (const name of names.filter((name) => !isKnown(name))) {
		errors.push({
			pointer: `/${kind}s`,
			code: "bad_value",
			message: `There is no ${kind} ${JSON.stringify(name.slice(0, 40))}. Use some of: ${known.join(", ")}.`,
		});
	}
	return new Set(names.filter(isKnown));
}

function flagOf(value: string, errors: FieldError[]): boolean {
	if (value === "1" || value === "true" || value === "") return true;
	if (value === "0" || value === "false") return false;
	errors.push({ pointer: "/readonly", code: "bad_value", message: "Use one of: 1, true, 0, false." });
	return true;
}

function wordOf<T extends string>(
	name: string,
	value: string,
	known: readonly T[],
	errors: FieldError[],
): T | undefined {
	const word = known.find((candidate) => candidate === value);
	if (word === undefined) errors.push({ pointer: `/${name}`, code: "bad_value", message: useOneOf(value, known) });
	return word;
}
