import makeProofKey from "#actions/proofs/make-proof-key";
import giveRevenueKey from "#actions/revenue/give-revenue-key";
import removeRevenueKey from "#actions/revenue/remove-revenue-key";
import { changeProofKey, changeTag, readRevenue, sweepRevenue } from "#core/jobs/kinds";
import { KEY_SIGNS_MS } from "#core/proofs/key";
import { revenueFigures, revenueKeys, tagChanges } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { site } from "#testing/crawl";
import { press } from "#testing/faults/press";
import { work } from "#testing/faults/run";
import type { FaultSubject } from "#testing/faults/walk";
import { mintSession } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import { changeSettings } from "#testing/settings";
import { accountRoutes, READ_KEY } from "#testing/stripe-account";
import { NOW, type World } from "#testing/world";

const all = { subject: "all" as const };
const SYSTEM = { kind: "system", cause: "test" } as const;

async function owned({ db, person }: World) {
	const { userId } = await person();
	const { id } = await mintListing(db, "acme", { ownerId: userId });
	return { userId, actor: personActor(userId), listing_id: id };
}

/** An owner whose Stripe account answers. */
async function earning(world: World) {
	const stripe = await site(accountRoutes([[{ amount: 200_050 }]]));
	changeSettings({ STRIPE_API_BASE: stripe.origin });
	const { userId, actor, listing_id } = await owned(world);
	const session_hash = await mintSession(world.db, userId);
	const terms = { key: READ_KEY, rounded_to: 10_000 as const, only_this: true };
	return { actor, input: { session_hash, listing_id, ...terms } };
}

async function keyed(world: World) {
	const { userId, actor, listing_id: listingId } = await owned(world);
	const key = { listingId, userId, sealed: "x", hash: "x", ending: "x", roundedTo: 100, givenAt: 1 };
	await world.db.insert(revenueKeys).values({ ...key, nextReadAt: NOW.getTime() - 1 });
	const figure = { day: "2026-10-31", monthlyCents: 500, source: "Stripe", at: 1, origin: "key" as const };
	await world.db.insert(revenueFigures).values({ listingId, ...figure });
	return { actor, input: { listing_id: listingId } };
}

/** What owners and the service itself do with keys of revenue and of proofs. */
export const KEYS: readonly FaultSubject[] = [
	press({ action: giveRevenueKey, make: earning }),
	press({ action: removeRevenueKey, make: keyed }),
	press({ action: makeProofKey, make: async () => ({ actor: SYSTEM, input: {} }) }),
];

/** The work in the background that follows, and that of tags. */
export const KEYS_LATER: readonly FaultSubject[] = [
	work({
		kind: readRevenue,
		async make(world) {
			const { actor, input } = await earning(world);
			await performAs(actor, giveRevenueKey, input, NOW);
			return undefined;
		},
	}),
	work({
		kind: sweepRevenue,
		async make(world) {
			await keyed(world);
			return all;
		},
	}),
	work({
		kind: changeProofKey,
		at: new Date(NOW.getTime() + KEY_SIGNS_MS),
		async make() {
			await performAs(SYSTEM, makeProofKey, {}, NOW);
			return all;
		},
	}),
	work({
		kind: changeTag,
		async make({ db }) {
			await mintListing(db, "acme", { profile: { tags: ["crm"] } });
			await db.insert(tagChanges).values({ id: 1, tag: "crm", into: "CRM", at: NOW.getTime(), state: "running" });
			return { subject: 1, payload: { by: 1 } };
		},
	}),
];
