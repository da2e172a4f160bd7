import { csvLines } from "#core/csv";
import { notFound } from "#core/errors";
import { DAY_MS } from "#core/launches/week";
import { VIEWS_KEPT_DAYS } from "#core/limits";
import { ownedListing } from "#store/owned-listings";
import { viewSourcesByDay, viewsByDay } from "#store/views";
import { ownId, ownRoute } from "../own-product.ts";
import { type Site, signedIn } from "../site.ts";

/** Every visit of a listing that is kept, by day and source, as a table of comma-separated values. */
export default function productVisitsFile(site: Site): void {
	site.get(ownRoute("/visits.csv"), async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { db, clock } = c.var.services;
		const { listing } = (await ownedListing(db, session.user.id, ownId(c))) ?? notFound("listing of yours");
		const from = new Date(clock.now().getTime() - VIEWS_KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
		const [days, sources] = await Promise.all([
			viewsByDay(db, listing.id, from),
			viewSourcesByDay(db, listing.id, from),
		]);
		const known = Map.groupBy(sources, ({ day }) => day);
		const lines = days.flatMap(({ day, count }) => {
			const told = known.get(day) ?? [];
			const elsewhere = count - told.reduce((sum, row) => sum + row.count, 0);
			const rows = told.map((row) => [day, row.source, `${row.count}`]);
			return elsewhere > 0 ? [...rows, [day, "elsewhere", `${elsewhere}`]] : rows;
		});
		return c.body(csvLines([["day", "source", "visits"], ...lines]), 200, {
			"Content-Type": "text/csv; charset=utf-8; header=present",
			"Content-Disposition": `attachment; filename="visits-${listing.slug}.csv"`,
		});
	});
}
