import putBackRevenue from "#actions/revenue/put-back-revenue";
import removeRevenue from "#actions/revenue/remove-revenue";
import setRevenue from "#actions/revenue/set-revenue";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { type AnySample, sample } from "#testing/team-samples/sample";
import { NOW, type World } from "#testing/world";

const NOWHERE = 999_999;
const FIGURE = { day: "2026-10-31", monthly_cents: 420_000, source: "Invoices" };
const nowhere = <I extends { listing_id: number }>(input: I): I => ({ ...input, listing_id: NOWHERE });

async function noted({ db }: World) {
	const { id: listing_id } = await mintListing(db, "acme");
	await performAs(teamActor(), setRevenue, { listing_id, ...FIGURE }, NOW);
	return listing_id;
}

/** Revenue that products have shown. */
export const revenue: readonly AnySample[] = [
	sample({
		action: setRevenue,
		make: async ({ db }) => ({ listing_id: (await mintListing(db, "acme")).id, ...FIGURE }),
		elsewhere: nowhere,
		// Of the board: a row that says 0 says what none says.
		leaves: ["counters"],
	}),
	sample({
		action: removeRevenue,
		make: async (world) => ({
			listing_id: await noted(world),
			day: FIGURE.day,
			at: NOW.getTime(),
			reason: "Another's.",
		}),
		elsewhere: nowhere,
	}),
	sample({
		action: putBackRevenue,
		async make(world) {
			const listing_id = await noted(world);
			await performAs(teamActor(), removeRevenue, { listing_id, day: FIGURE.day, at: NOW.getTime(), reason: "x" }, NOW);
			return { listing_id, ...FIGURE, at: NOW.getTime() };
		},
		elsewhere: (input) => ({ ...input, monthly_cents: -1 }),
	}),
];
