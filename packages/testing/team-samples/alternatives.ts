import decideAlternative from "#actions/alternatives/decide-alternative";
import undoAlternativeDecision from "#actions/alternatives/undo-alternative-decision";
import { approvedAlternatives, auditLog } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { type AnySample, sample } from "#testing/team-samples/sample";
import { NOW, type World } from "#testing/world";

const NOWHERE = 999_999;

async function decision({ db }: World) {
	const [{ id: listing_id }, { id: alternative_id }] = [await mintListing(db, "acme"), await mintListing(db, "other")];
	await db
		.insert(approvedAlternatives)
		.values({ listingId: listing_id, alternativeId: alternative_id, position: 3, at: 7 });
	const how = { seen: "approved", decision: "take_out", reason: "It does something else." } as const;
	return { listing_id, alternative_id, ...how };
}

/** Which listings could be used instead of which. */
export const alternatives: readonly AnySample[] = [
	sample({
		action: decideAlternative,
		make: decision,
		elsewhere: (input) => ({ ...input, alternative_id: NOWHERE }),
	}),
	sample({
		action: undoAlternativeDecision,
		async make(world) {
			await performAs(teamActor(), decideAlternative, await decision(world), NOW);
			return { entry: (await world.db.select().from(auditLog)).at(-1)?.id ?? 0, reason: "We were wrong." };
		},
		elsewhere: (input) => ({ ...input, entry: NOWHERE }),
	}),
];
