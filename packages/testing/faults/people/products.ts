import confirmClaim from "#actions/claims/confirm-claim";
import readSiteAgain from "#actions/drafts/read-site-again";
import acceptStaleFact from "#actions/facts/accept-stale-fact";
import keepStaleFact from "#actions/facts/keep-stale-fact";
import acceptInvite from "#actions/invites/accept-invite";
import inviteToListing from "#actions/invites/invite-to-listing";
import leaveProduct from "#actions/invites/leave-product";
import makeOwner from "#actions/invites/make-owner";
import removeFounder from "#actions/invites/remove-founder";
import revokeInvite from "#actions/invites/revoke-invite";
import approveAlternative from "#actions/listings/approve-alternative";
import bringListingBack from "#actions/listings/bring-listing-back";
import declineAlternative from "#actions/listings/decline-alternative";
import editMilestone, { milestoneState } from "#actions/listings/edit-milestone";
import restoreVersion from "#actions/listings/restore-version";
import withdrawListing from "#actions/listings/withdraw-listing";
import hidePicture from "#actions/pictures/hide-picture";
import restorePicture from "#actions/pictures/restore-picture";
import uploadPicture from "#actions/pictures/upload-picture";
import { sha256Hex } from "#core/sha256";
import { runAnyBatch } from "#store/db";
import { draftInvites, milestones } from "#store/schema/index";
import { linkHolder, performAs, personActor } from "#testing/act";
import { mintDraft } from "#testing/drafts";
import { press } from "#testing/faults/press";
import type { FaultSubject } from "#testing/faults/walk";
import { mintSession } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import { newestLink } from "#testing/mailbox";
import { png } from "#testing/picture-files";
import { mintPicture } from "#testing/pictures";
import { foundStale, mintQuoted, READ_AT } from "#testing/rereads";
import { NOW, type World } from "#testing/world";
import { replaceFounders } from "#usecases/listings/replace-founders";

const GRACE = "grace@inkfern.example";

/** Ada's live product. */
async function own({ db, person }: World, values: Parameters<typeof mintListing>[2] = {}) {
	const ada = await person("ada@inkfern.example");
	const listing = await mintListing(db, "inkfern", { ownerId: ada.userId, plan: "free", ...values });
	return { ada, actor: personActor(ada.userId), listing, listing_id: listing.id };
}

/** Grace, who was invited to a draft of Ada's, which is a listing already. */
async function invited(world: World) {
	const { ada, listing_id } = await own(world);
	const grace = await world.person(GRACE);
	const { id: draftId } = await mintDraft(world.db, ada, { row: { listingId: listing_id } });
	const token_hash = await sha256Hex("g");
	await world.db.insert(draftInvites).values({ draftId, email: GRACE, tokenHash: token_hash, createdAt: 1 });
	const input = { token_hash, founder: { name: "Grace Moor", title: "CTO" } };
	return { actor: personActor(grace.userId), input, listing_id, ada };
}

/** Of a picture: an object that no row names would never be found again. */
export const AHEAD = {
	tables: ["pictures"],
	why: "Its row says that nothing shows it, and is gone with its object after a day.",
};

const picture = (listing_id: number) => ({ listing_id, kind: "logo" as const });

/** Drafts, listings and who stands behind them. */
export const PRODUCTS: readonly FaultSubject[] = [
	press({
		action: confirmClaim,
		async make(world) {
			const ada = await world.person("ada@example.com");
			await mintListing(world.db, "acme", { url: "https://acme.com/", domain: "acme.com" });
			const body = { slug: "acme", method: "email", email: "founder@acme.com" };
			await world.api("POST", "/claims", { as: ada, body });
			await world.runJobs();
			const link = await newestLink(world, "founder@acme.com", "/claims/confirm");
			return { actor: linkHolder, input: { token: link.split("token=")[1] ?? "" }, at: null };
		},
	}),
	press({
		action: readSiteAgain,
		async make({ db, person }) {
			const ada = await person();
			const { id } = await mintDraft(db, ada);
			return { actor: personActor(ada.userId), input: { draft_id: id } };
		},
	}),
	...[acceptStaleFact, keepStaleFact].map((action) =>
		press({
			action,
			async make(world) {
				const { userId } = await world.person();
				const listing_id = await mintQuoted(world, userId);
				await foundStale(world, listing_id, { tagline: "Notes for three" });
				return { actor: personActor(userId), input: { listing_id, field: "tagline" as const, read_at: READ_AT } };
			},
		}),
	),
	press({ action: acceptInvite, make: invited }),
	press({
		action: inviteToListing,
		async make(world) {
			const { actor, listing_id } = await own(world);
			return { actor, input: { listing_id, email: "bo@example.com" } };
		},
	}),
	press({
		action: leaveProduct,
		async make(world) {
			const { actor, input, listing_id } = await invited(world);
			await performAs(actor, acceptInvite, input, NOW);
			return { actor, input: { product: String(listing_id) } };
		},
	}),
	press({
		action: makeOwner,
		async make(world) {
			const { actor, input, listing_id, ada } = await invited(world);
			await performAs(actor, acceptInvite, input, NOW);
			const session_hash = await mintSession(world.db, ada.userId);
			return { actor: personActor(ada.userId), input: { session_hash, listing_id, invite_id: 1 } };
		},
	}),
	press({
		action: removeFounder,
		async make(world) {
			const { actor, listing_id } = await own(world);
			const people = ["Ada Vale", "Grace Moor"].map((name) => ({ name, title: "CEO", bio: null }));
			const { statements } = await replaceFounders(world.db, listing_id, people as never, {}, NOW.getTime());
			await runAnyBatch(world.db, statements);
			return { actor, input: { listing_id, slug: "grace-moor" } };
		},
	}),
	press({
		action: revokeInvite,
		async make(world) {
			const { actor, listing_id } = await own(world);
			await performAs(actor, inviteToListing, { listing_id, email: GRACE }, NOW);
			return { actor, input: { of: { listing_id }, email: GRACE } };
		},
	}),
	...[approveAlternative, declineAlternative].map((action) =>
		press({
			action,
			async make(world) {
				const { actor, listing_id } = await own(world);
				await mintListing(world.db, "leafpad");
				return { actor, input: { listing_id, alternative: "leafpad" } };
			},
		}),
	),
	press({
		action: bringListingBack,
		async make(world) {
			const { actor, listing, listing_id } = await own(world);
			await performAs(actor, withdrawListing, { listing_id, confirm: listing.name }, NOW);
			return { actor, input: { listing_id } };
		},
	}),
	press({
		action: editMilestone,
		async make(world) {
			const { actor, listing_id } = await own(world, { milestonesUnlocked: true });
			const [row] = await world.db
				.insert(milestones)
				.values({ id: 7, listingId: listing_id, date: "2026-01-05", title: "First team" })
				.returning();
			const milestone = { date: "2026-02-02", title: "Second team" };
			return { actor, input: { listing_id, milestone_id: 7, was: row ? milestoneState(row) : "", milestone } };
		},
	}),
	press({
		action: restoreVersion,
		async make(world) {
			const { ada, actor, listing_id } = await own(world, { tagline: "Old" });
			await world.api("PATCH", `/me/listings/${listing_id}`, { as: ada, body: { fields: { tagline: "New" } } });
			return { actor, input: { listing_id, version: 2, edit: 2 }, at: null };
		},
	}),
	press({
		action: withdrawListing,
		async make(world) {
			const { actor, listing, listing_id } = await own(world);
			return { actor, input: { listing_id, confirm: listing.name } };
		},
	}),
	press({
		action: hidePicture,
		async make(world) {
			const { actor, listing_id } = await own(world);
			await mintPicture(world.db, { listingId: listing_id });
			return { actor, input: picture(listing_id) };
		},
	}),
	press({
		action: restorePicture,
		async make(world) {
			const { actor, listing_id } = await own(world);
			await mintPicture(world.db, { listingId: listing_id });
			await mintPicture(world.db, { listingId: listing_id }, "logo", { n: 2, origin: "owner" });
			return { actor, input: picture(listing_id) };
		},
	}),
	press({
		action: uploadPicture,
		ahead: AHEAD,
		async make(world) {
			const { actor, listing_id } = await own(world);
			return { actor, input: { ...picture(listing_id), bytes: png() } };
		},
	}),
];
