import { query } from "#scripts/lib/d1";
import type { Finding } from "#scripts/lib/findings";

/** Of the listings that are to be found, how many have a vector of their text. */
export interface VectorState {
	/** Who makes them; null where nobody ever did. */
	model: string | null;
	listings: number;
	made: number;
	/** Of these, such as were looked at and have none: their texts were refused. */
	refused: number;
}

export async function vectorState(remote: boolean): Promise<VectorState> {
	const [row] = await query<VectorState>(
		`SELECT (SELECT model FROM vector_model) AS model, count(*) AS listings,
			count(iif(v.due = 0 AND v.model = (SELECT model FROM vector_model), 1, NULL)) AS made,
			count(iif(v.due = 0 AND v.vector IS NULL AND v.model LIKE '% in D1', 1, NULL)) AS refused
		 FROM listing_search_docs d LEFT JOIN listing_vectors v ON v.listing_id = d.listing_id`,
		remote,
	);
	return row ?? { model: null, listings: 0, made: 0, refused: 0 };
}

/** How far the vectors are; nothing where nobody makes any. */
export function vectorFindings({ model, listings, made, refused }: VectorState): Finding[] {
	if (model === null) return [];
	const what = `vectors of ${model}: ${made - refused} of ${listings} listings${refused > 0 ? `, ${refused} refused` : ""}`;
	if (made >= listings) return [{ level: "ok", what, fix: "" }];
	const fix =
		"embed-listings goes on by itself while the service runs; where the number stays, see /admin/jobs, then npm run backfill-vectors";
	return [{ level: "missing", what, fix }];
}
