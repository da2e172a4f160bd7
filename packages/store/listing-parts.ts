import { type SQL, sql } from "drizzle-orm";
import type { ListingPart } from "#core/listings/listing-parts";
import type { Statement } from "#store/db";

/** Statements that change parts of a listing, and which those are: its history keeps them as they are before and after. */
export interface PartsEdit<Guard extends string> {
	parts: readonly ListingPart[];
	/** Of milestones, the only ones it is about; all where absent. */
	milestoneIds?: readonly number[];
	statements: readonly Statement<Guard>[];
}

/** A part of the listing `l` as it stands at that point of a batch, as JSON. */
export function partSnapshot(part: ListingPart, milestoneIds?: readonly number[]): SQL {
	switch (part) {
		case "founders":
			return sql`json((SELECT coalesce(json_group_array(json(one)), '[]') FROM (
				SELECT json_object('name', f.name, 'title', coalesce(lf.title, f.title), 'bio', f.bio, 'socials', json(f.socials)) AS one
				FROM listing_founders lf JOIN founders f ON f.id = lf.founder_id WHERE lf.listing_id = l.id ORDER BY lf.position)))`;
		case "milestones": {
			const only = milestoneIds && sql` AND m.id IN (SELECT value FROM json_each(${JSON.stringify(milestoneIds)}))`;
			return sql`json((SELECT coalesce(json_group_array(json(one)), '[]') FROM (
				SELECT json_object('id', m.id, 'date', m.date, 'title', m.title, 'description', m.description, 'url', m.url) AS one
				FROM milestones m WHERE m.listing_id = l.id${only} ORDER BY m.date DESC, m.id DESC)))`;
		}
		case "logo":
		case "cover":
			// The owner's counts before the website's.
			return sql`json((SELECT json_object('origin', s.origin, 'hash', s.hash) FROM picture_sources s
				WHERE s.listing_id = l.id AND s.kind = ${part} ORDER BY s.origin LIMIT 1))`;
	}
}
