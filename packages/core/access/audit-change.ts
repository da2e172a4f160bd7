/** What a decision of the site team changed, as the audit log keeps it: read by people, and by whoever takes it back. */

export type AuditValue = string | number | boolean | null | readonly string[];
export type AuditFacts = Readonly<Record<string, AuditValue>>;

/** The facts that changed, as they were and as they are; both name the same ones. */
export interface AuditChange {
	before: AuditFacts;
	after: AuditFacts;
}

type Detail = Readonly<Record<string, string | number | boolean | null>>;

/** The fact that names what an undo left as it is, because it was changed since. */
export const LEFT_WHERE_THEY_ARE = "left_where_they_are";

/** What differs between two records of one thing; of what is created or ends, one side is null. */
export function changeBetween(before: AuditFacts | null, after: AuditFacts | null): AuditChange {
	const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
	const differ = names.filter(
		(name) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null),
	);
	const only = (facts: AuditFacts | null) => Object.fromEntries(differ.map((name) => [name, facts?.[name] ?? null]));
	return { before: only(before), after: only(after) };
}

/** As a row of the log holds it. */
export function changeDetail({ before, after }: AuditChange): { before: string; after: string } {
	return { before: JSON.stringify(before), after: JSON.stringify(after) };
}

/** What a row of the log says of a change; null for one that says of none. */
export function changeIn({ before, after }: Detail): AuditChange | null {
	const [was, is] = [factsIn(before), factsIn(after)];
	return was === null || is === null ? null : { before: was, after: is };
}

function factsIn(text: unknown): AuditFacts | null {
	if (typeof text !== "string" || !text.startsWith("{")) return null;
	const facts: unknown = JSON.parse(text);
	return typeof facts === "object" && facts !== null ? (facts as AuditFacts) : null;
}
