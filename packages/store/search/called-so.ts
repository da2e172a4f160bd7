import { type SQL, sql } from "drizzle-orm";
import { facetsExpression } from "#core/listings/search-terms";
import type { Query } from "#core/search/query";
import { nameIn } from "#core/search/words";
import { domainOf } from "#core/web/domain";
import { conditions, domainInOrder, type Narrowed, withFacets } from "#store/search/conditions";
import { ORDER_ID, TEXT_ID } from "#store/search/row-ids";

/** Names that have a stem in common with what was typed, of which those that are it are kept. */
const NAMED_MAX = 14;

/** Asks for listings whose name, or whose website, is what was typed: ranking knows how often words stand, not what is said whole. */
export function calledSo(
	search: Narrowed & { words?: string | undefined; domain?: string | undefined },
	query: Query,
): SQL[] {
	if (search.domain !== undefined) return [];
	const named = withFacets(`{squeezed} : "${query.name}"`, search);
	const host = hostIn(search.words ?? "");
	// Websites first: who types one means it, a name may be typed by chance.
	return [
		...(host === null
			? []
			: [
					sql`SELECT ${ORDER_ID} AS id, NULL AS name FROM search_votes
						WHERE ${conditions("search_votes", facetsExpression(search), search, domainInOrder(host, "votes_key"))} LIMIT 1`,
				]),
		sql`SELECT d.listing_id AS id, d.name FROM (
			SELECT ${TEXT_ID} AS id FROM search_text WHERE ${conditions("search_text", named, search, [])} LIMIT ${NAMED_MAX}
		) f CROSS JOIN listing_search_docs d ON d.listing_id = f.id`,
	];
}

/** Of what `calledSo` found: that website, and names that are what was typed. */
export function idsCalledSo(query: Query, rows: readonly Record<string, unknown>[]): number[] {
	// Behind the name as it is written may stand its plain form, in a line of its own.
	const isIt = ({ name }: Record<string, unknown>) =>
		name === null || nameIn(String(name).split("\n", 1).join()) === query.name;
	return rows.filter(isIt).map(({ id }) => Number(id));
}

/** A website's host, where that is all that was typed. */
function hostIn(text: string): string | null {
	const typed = text.trim();
	return typed.includes(".") && !/\s/u.test(typed) ? domainOf(typed) : null;
}
