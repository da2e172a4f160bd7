import type { FieldError } from "#core/errors";
import { AREAS, type Area } from "#operations/define";
import { invalidInput } from "#usecases/validate";

/** Which tools a client wants to see: some areas, or only those that change nothing. */
export interface Surface {
	/** Null for all areas. */
	areas: ReadonlySet<Area> | null;
	readOnly: boolean;
}

/**
 * Reads the options of an address: `?toolsets=directory,drafts` and `?readonly=1`, or the headers `X-MCP-Toolsets` and
 * `X-MCP-Readonly` for clients that cannot change their address. Either place may restrict; none can widen the other.
 * @throws AppError `invalid_input` naming an unknown toolset or value.
 */
export function surfaceOf(request: Request): Surface {
	const query = new URL(request.url).searchParams;
	const errors: FieldError[] = [];
	const sets = [query.get("toolsets"), request.headers.get("X-MCP-Toolsets")]
		.filter((value) => value !== null)
		.map((value) => areasOf(value, errors));
	const flags = [query.get("readonly"), request.headers.get("X-MCP-Readonly")]
		.filter((value) => value !== null)
		.map((value) => flagOf(value, errors));
	if (errors.length > 0) throw invalidInput(errors);
	const areas = sets.reduce(
		(left, right) => (left === null ? right : right === null ? left : left.intersection(right)),
		null,
	);
	return { areas, readOnly: flags.includes(true) };
}

function areasOf(value: string, errors: FieldError[]): Set<Area> | null {
	const names = value
		.split(",")
		.map((name) => name.trim())
		.filter((name) => name !== "");
	if (names.length === 0 || names.includes("all")) return null;
	for (const name of names) {
		if (!isArea(name)) {
			errors.push({
				pointer: "/toolsets",
				code: "bad_value",
				message: `There is no toolset ${JSON.stringify(name.slice(0, 40))}. Use some of: ${AREAS.join(", ")}.`,
			});
		}
	}
	return new Set(names.filter(isArea));
}

function flagOf(value: string, errors: FieldError[]): boolean {
	if (value === "1" || value === "true" || value === "") return true;
	if (value === "0" || value === "false") return false;
	errors.push({ pointer: "/readonly", code: "bad_value", message: "Use one of: 1, true, 0, false." });
	return true;
}

function isArea(name: string): name is Area {
	return (AREAS as readonly string[]).includes(name);
}
