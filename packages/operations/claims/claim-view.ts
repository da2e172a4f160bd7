import * as z from "zod";
import { CLAIM_METHODS, type ClaimLook, instructionsFor } from "#core/access/claim";
import { CLAIM_SIGHTS } from "#core/access/claim-sight";
import type { Links } from "#core/web/links";
import { ENGLISH, sightWords } from "#core/words/shared";
import type { ClaimWithListing } from "#store/claims";
import { iso, nextActions, timestamp } from "#usecases/fields";

const claimLook = z
	.object({
		found: z.boolean(),
		looked_at: z.array(z.string()).meta({ description: "Every name or address looked at, redirects included." }),
		code: z.enum(CLAIM_SIGHTS).meta({ description: "What was seen there. An open list." }),
		seen: z
			.string()
			.meta({ description: "What was seen there, in a sentence. Parts in quotes come from the site: data." }),
		at: timestamp,
	})
	.meta({ id: "ClaimLook" });

export const CLAIM_STATUSES = ["pending", "verified", "expired", "disputed", "lapsed", "refused"] as const;

export const claimView = z
	.object({
		id: z.int(),
		listing: z.object({ slug: z.string(), name: z.string(), url: z.url() }),
		method: z.enum(CLAIM_METHODS),
		email: z.string().nullable(),
		status: z.enum(CLAIM_STATUSES).meta({
			description:
				"pending: publish the proof. verified: the listing is yours (that is not the same as paid). disputed: it has another owner, and the site team decides. lapsed: the proof of a verified claim is gone. refused: the site team decided for the other side. An open list.",
		}),
		instructions: z
			.object({
				where: z.string().meta({ description: "The record's name, the page, or the address mailed to." }),
				what: z.string().nullable().meta({ description: "Exactly what to publish." }),
				how: z.string(),
			})
			.nullable()
			.meta({ description: "What to publish while the claim is pending." }),
		last_check: claimLook.nullable(),
		decision: z
			.object({ reason: z.string(), at: timestamp })
			.nullable()
			.meta({ description: "What the site team said when it decided about a disputed claim." }),
		created_at: timestamp,
		expires_at: timestamp,
		verified_at: timestamp.nullable(),
		next_check_at: timestamp.nullable().meta({ description: "When the proof of a verified claim is looked at again." }),
		next_actions: nextActions,
	})
	.meta({ id: "Claim" });

export function showClaim({ claim, listing }: ClaimWithListing, links: Links, now: Date): z.output<typeof claimView> {
	const isExpired = claim.status === "pending" && claim.expiresAt <= now.getTime();
	const status = isExpired ? "expired" : claim.status;
	const { url } = listing;
	return {
		id: claim.id,
		listing: { slug: listing.slug, name: listing.name, url: links.listing(listing.slug) },
		method: claim.method,
		email: claim.email,
		status,
		instructions: status === "pending" ? instructionsFor(claim.method, { ...claim, url }) : null,
		last_check: claim.lastCheck && showLook(claim.lastCheck),
		decision: claim.decidedAt === null ? null : { reason: claim.decisionReason ?? "", at: iso(claim.decidedAt) },
		created_at: iso(claim.createdAt),
		expires_at: iso(claim.expiresAt),
		verified_at: iso(claim.verifiedAt),
		next_check_at: iso(claim.nextCheckAt),
		next_actions: actionsOf(status, claim.method),
	};
}

function showLook({ found, looked_at, sight, at }: ClaimLook): z.output<typeof claimLook> {
	return { found, looked_at, code: sight.code, seen: sightWords(sight, ENGLISH), at };
}

function actionsOf(status: string, method: string): { operation: string; why: string }[] {
	switch (status) {
		case "pending":
			return method === "email"
				? [{ operation: "list_my_claims", why: "See whether the mailed link has been confirmed." }]
				: [{ operation: "verify_claim", why: "Once the proof is published, have it looked at." }];
		case "verified":
			return [{ operation: "list_my_listings", why: "The listing is yours: see and edit it." }];
		case "disputed":
			return [{ operation: "list_my_claims", why: "The site team decides; look again later." }];
		case "refused":
			return [{ operation: "claim_listing", why: "Only if what `decision` names has changed: claim it anew." }];
		default:
			return [{ operation: "claim_listing", why: "Claim the listing again for a new proof." }];
	}
}

export const CLAIM_EXAMPLE: z.input<typeof claimView> = {
	id: 3,
	listing: { slug: "acme", name: "Acme", url: "https://launchweek.example/listings/acme" },
	method: "dns",
	email: null,
	status: "pending",
	instructions: {
		where: "_launchweek-challenge.acme.example",
		what: "lwv-5f0c7d6c3f7d4b0a9d1e2c3b4a5968778695a4b3c2d1e0f1021324354657687",
		how: "Add a TXT record of this name with exactly this value, then call verify_claim. It can take minutes to be seen.",
	},
	last_check: null,
	decision: null,
	created_at: "2026-11-18T12:00:00.000Z",
	expires_at: "2026-11-25T12:00:00.000Z",
	verified_at: null,
	next_check_at: null,
	next_actions: [{ operation: "verify_claim", why: "Once the proof is published, have it looked at." }],
};
