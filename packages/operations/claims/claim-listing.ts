import * as z from "zod";
import { CLAIM_METHODS, formatClaimToken, isAddressOfWebsite, provingDomain } from "#core/access/claim";
import { AppError, invalidField } from "#core/errors";
import { CLAIM_AFTER_REFUSAL_MS, CLAIM_OPEN_MS, TOKEN_BYTES } from "#core/limits";
import { sha256Hex } from "#core/sha256";
import { emailText } from "#core/web/email-text";
import { registrableDomain } from "#core/web/registrable-domain";
import { claimLink } from "#mails/catalogue/claim-link";
import { CLAIM_EXAMPLE, claimView, showClaim } from "#operations/claims/claim-view";
import { type Context, defineOperation } from "#operations/define";
import {
	type ClaimedListing,
	type ClaimRow,
	changePendingClaim,
	claimableListing,
	insertClaim,
	pendingClaim,
	UNDECIDED,
	wasRefusedSince,
} from "#store/claims";
import type { Statement } from "#store/db";
import { userById } from "#store/users";
import { REFUSED_LATELY } from "#usecases/claims/settle-claim";
import { AGAIN, commit } from "#usecases/commit";
import { slug } from "#usecases/fields";
import { countMail, type MAIL_LIMIT_REACHED, mailLimitRefusal } from "#usecases/mail-limit";
import { addressee, leaveMail } from "#usecases/mails/leave-mail";

export default defineOperation({
	id: "claim_listing",
	method: "post",
	path: "/claims",
	area: "claims",
	scope: "listings:write",
	status: 201,
	idempotent: true,
	effects: { openWorld: true },
	limit: ({ method }) => (method === "email" ? "costly" : "write"),
	summary: "Claim the listing of your own company",
	description:
		"Starts a claim on a listing of a company whose website you control, and answers with what to publish: a DNS record, a meta tag on the homepage or a file, after which verify_claim looks at it; or a link mailed to an address at the company's domain, which the person confirms. Asking again renews the claim. Costs nothing; a verified claim is not a paid listing.",
	body: z.strictObject({
		slug: slug.meta({ description: "Of the listing, as search_listings gives it." }),
		method: z.enum(CLAIM_METHODS),
		email: emailText.optional().meta({ description: "For method email: an address at the company's domain." }),
	}),
	output: claimView,
	refuses: ["unknown_listing", "own_listing", "email_not_at_domain", "claim_refused_lately"],
	example: { input: { slug: "acme", method: "dns" }, output: CLAIM_EXAMPLE },
	async handler(input, ctx) {
		const { db, caller, links } = ctx;
		const [listing, open] = await Promise.all([
			claimableListing(db, input.slug),
			pendingClaim(db, { userId: caller.userId, slug: input.slug, method: input.method }),
		]);
		if (listing === null) throw unknownListing(input.slug);
		if (listing.ownerId === caller.userId && listing.verified) {
			throw new AppError("own_listing", "This listing is yours already, and verified.");
		}
		const now = ctx.now.getTime();
		const isOfAnother = listing.ownerId !== null && listing.ownerId !== caller.userId;
		if (isOfAnother && (await wasRefusedSince(db, caller.userId, listing.id, now - CLAIM_AFTER_REFUSAL_MS))) {
			throw new AppError(REFUSED_LATELY.code, REFUSED_LATELY.detail);
		}
		const email = addressFor(input, listing);
		const expiresAt = now + CLAIM_OPEN_MS;
		const token = formatClaimToken(ctx.ids.random(TOKEN_BYTES));
		const tokenHash = await sha256Hex(token);
		const mail = email === null ? [] : await mailLink(email, token, listing, ctx);
		const of = { userId: caller.userId, listingId: listing.id, method: input.method };
		if (open !== null) {
			// What may be published already stays valid; a mailed link is replaced by the new one.
			const isKept = email === null && open.expiresAt > now;
			// A look that was for the old secret says nothing about the new one.
			const secret = isKept
				? { token: open.token, tokenHash: open.tokenHash, lastCheck: open.lastCheck }
				: { token: email === null ? token : null, tokenHash, lastCheck: null };
			const values = { ...secret, email, expiresAt };
			const claim = { ...open, ...values };
			return commit(showClaim({ claim, listing }, links, ctx.now), [...changePendingClaim(db, open, values), ...mail], {
				...mailLimitRefusal(ctx.now),
				stale: AGAIN,
			});
		}
		const claim: ClaimRow = {
			id: await ctx.nextId("claim"),
			...of,
			email,
			token: email === null ? token : null,
			tokenHash,
			status: "pending",
			lastCheck: null,
			createdAt: now,
			expiresAt,
			verifiedAt: null,
			nextCheckAt: null,
			...UNDECIDED,
		};
		return commit(showClaim({ claim, listing }, links, ctx.now), [...insertClaim(db, claim), ...mail], {
			...mailLimitRefusal(ctx.now),
			stale: AGAIN,
		});
	},
});

function unknownListing(slug: string): AppError {
	const message = `There is no listing with the slug ${slug}.`;
	return new AppError("unknown_listing", message, { errors: [{ pointer: "/slug", code: "bad_value", message }] });
}

/** @returns the address to mail to, null for the other methods. */
function addressFor(input: { method: string; email?: string | undefined }, listing: ClaimedListing): string | null {
	if (input.method !== "email") {
		if (input.email === undefined) return null;
		return invalidField("/email", "An address is for the method email only; leave it out.");
	}
	if (input.email === undefined) return invalidField("/email", "The method email needs an address.", "required");
	const host = new URL(listing.url).hostname;
	const domain = provingDomain(host);
	if (domain === null) {
		const why =
			registrableDomain(host) === null
				? "it is no domain that a company registers as its own"
				: "anybody gets an address there";
		return invalidField("/method", `No e-mail address can prove who runs ${host}: ${why}. Claim by dns, meta or file.`);
	}
	if (isAddressOfWebsite(input.email, listing.url)) return input.email.toLowerCase();
	throw new AppError("email_not_at_domain", "The address must be at the domain of the listing's website.", {
		errors: [{ pointer: "/email", code: "email_not_at_domain", message: `Use an address at ${domain}.` }],
	});
}

/**
 * The mail names who asks, so that nobody hands their listing to a stranger by confirming.
 * @returns a list, because a bare statement is a promise to whoever awaits it, and would run outside the commit.
 */
async function mailLink(
	email: string,
	token: string,
	listing: ClaimedListing,
	ctx: Pick<Context, "db" | "settings" | "now"> & { caller: { userId: number } },
): Promise<Statement<typeof MAIL_LIMIT_REACHED>[]> {
	const claimant = await userById(ctx.db, ctx.caller.userId);
	const facts = { claimant: claimant?.email ?? null, product: listing.name, website: listing.url, token };
	const cause = `claim:${(await sha256Hex(token)).slice(0, 16)}`;
	return [
		...(await countMail(ctx, email, `listing:${listing.id}`)),
		leaveMail(ctx.db, claimLink, { to: await addressee(email), cause, facts, now: ctx.now }),
	];
}
