import { env } from "cloudflare:workers";

/** A function of D1 takes 32 arguments. */
const LOOKS_AT_ONCE = 30;

/**
 * Those of the tables that hold any row, in their order. Most hold none in a test, and to read each of those is a statement of its own:
 * this asks of all of them in one.
 */
export async function filledTables(names: readonly string[]): Promise<string[]> {
	if (names.length === 0) return [];
	const looks = names.map((name) => `EXISTS (SELECT 1 FROM "${name}")`);
	const parts = Array.from({ length: Math.ceil(names.length / LOOKS_AT_ONCE) }, (_, part) =>
		looks.slice(part * LOOKS_AT_ONCE, (part + 1) * LOOKS_AT_ONCE),
	);
	const asked = parts.map((part, index) => `json_array(${part.join(", ")}) AS part_${index}`);
	const row = await env.DB.prepare(`SELECT ${asked.join(", ")}`).first<Record<string, string>>();
	const isFilled = parts.flatMap((_, index) => JSON.parse(row?.[`part_${index}`] ?? "[]") as number[]);
	return names.filter((_name, index) => isFilled[index] === 1);
}
