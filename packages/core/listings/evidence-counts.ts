/** How many facts of a listing have which origin. */
export interface EvidenceCounts {
	quoted: number;
	team: number;
	owner: number;
	/** Looked for and not found. */
	blank: number;
}

interface Proven {
	evidence: Readonly<Record<string, readonly { of?: string | undefined }[]>>;
	typed: readonly { field: string; of?: string | undefined; by: "owner" | "team" }[];
	/** Fields that were looked for. */
	not_found_on_website: readonly string[];
}

/** Counts the facts of a listing: each field once, of lists each entry that is named; who typed it comes before its quotes. */
export function evidenceOf({ evidence, typed, not_found_on_website }: Proven): EvidenceCounts {
	const origins = new Map<string, "quoted" | "owner" | "team">();
	const fact = (field: string, entry: string | undefined) => JSON.stringify([field, entry]);
	for (const [field, quotes] of Object.entries(evidence)) {
		for (const { of } of quotes) origins.set(fact(field, of), "quoted");
	}
	for (const { field, of, by } of typed) origins.set(fact(field, of), by);
	const counts = { quoted: 0, team: 0, owner: 0, blank: not_found_on_website.length };
	for (const origin of origins.values()) counts[origin]++;
	return counts;
}
