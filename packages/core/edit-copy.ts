/** What an edit changes anyway, and people need not read. */
const UNSHOWN = new Set(["evidence", "not_found_on_website", "not_read_on_website"]);

/** The before and after of an owner's edit, for people to read: one paragraph a field. */
export function editCopy(before: Record<string, unknown>, after: Record<string, unknown>): string {
	return Object.keys(after)
		.filter((key) => !UNSHOWN.has(key))
		.map((key) => `${key}\n  before: ${shown(before[key])}\n  after:  ${shown(after[key])}`)
		.join("\n\n");
}

function shown(value: unknown): string {
	if (value === null || value === undefined || value === "") return "(nothing)";
	return typeof value === "string" ? value : JSON.stringify(value);
}
