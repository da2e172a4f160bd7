import type { ListingEdit } from "#core/listing-facts";

/** The before and after of an owner's edit, for people to read: one paragraph a field. */
export function editCopy(before: Record<string, unknown>, edit: ListingEdit): string {
	const after: Record<string, unknown> = { ...edit.columns, ...edit.profile };
	return Object.keys(after)
		.filter((key) => key !== "evidence" && key !== "not_found_on_website")
		.map((key) => `${key}\n  before: ${shown(before[key])}\n  after:  ${shown(after[key])}`)
		.join("\n\n");
}

function shown(value: unknown): string {
	if (value === null || value === undefined || value === "") return "(nothing)";
	return typeof value === "string" ? value : JSON.stringify(value);
}
