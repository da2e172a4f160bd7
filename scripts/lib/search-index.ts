import { query } from "#scripts/lib/d1";
import type { Finding } from "#scripts/lib/findings";

/** Listings that are to be found, and those of them that the search index has. */
export interface IndexState {
	listings: number;
	indexed: number;
}

export async function indexState(remote: boolean): Promise<IndexState> {
	const [row] = await query<IndexState>(
		`SELECT count(*) AS listings, count(d.listing_id) AS indexed
		 FROM listings l LEFT JOIN listing_search_docs d ON d.listing_id = l.id WHERE l.status IN ('scheduled', 'live')`,
		remote,
	);
	return row ?? { listings: 0, indexed: 0 };
}

/** How far the index is after a migration that emptied it. */
export function indexFinding({ listings, indexed }: IndexState): Finding {
	if (indexed >= listings) return { level: "ok", what: `search index: all of ${listings} listings`, fix: "" };
	return {
		level: "missing",
		what: `search index: ${listings - indexed} of ${listings} listings are not found yet`,
		fix: "rebuild-search goes on by itself while the service runs; where the number stays, see /admin/jobs, then npm run counters -- verify",
	};
}
