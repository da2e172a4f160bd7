import { sha256Hex } from "#core/api-key";
import { AppError } from "#core/errors";
import { type ClaimWithListing, claimByTokenHash, settleClaim } from "#store/claims";
import { guardOf, runBatch } from "#store/db";
import { userById } from "#store/users";
import { Notice, PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";

/** Where the link of an e-mail claim leads. Opening it does nothing yet: mail scanners open links, but send no forms. */
export default function confirmClaimPage(site: Site): void {
	site.get("/claims/confirm", async (c) => {
		const secret = c.req.query("token") ?? "";
		const { claim, listing } = await openClaim(c, secret);
		const claimant = await userById(c.var.services.db, claim.userId);
		const token = await formTokenOf(c);
		return show(
			c,
			{ title: `Confirm who manages ${listing.name}`, width: "narrow" },
			<article class="card">
				<h1>Confirm who manages {listing.name}</h1>
				<p>
					The account <strong>{claimant?.email ?? "of somebody"}</strong> asks to manage the listing of {listing.name} (
					{listing.url}). Confirm only if this person may speak for the company.
				</p>
				<PostForm action="/claims/confirm" token={token}>
					<input type="hidden" name="token" value={secret} />
					<button type="submit">Confirm</button>
				</PostForm>
				<p class="muted">You do not know this person? Close the page; nothing has happened.</p>
			</article>,
		);
	});

	site.post("/claims/confirm", async (c) => {
		const body = await c.req.parseBody();
		const found = await openClaim(c, typeof body.token === "string" ? body.token : "");
		const { db, context } = c.var.services;
		const now = context({ kind: "anonymous", network: "claim" }).now.getTime();
		try {
			await runBatch(db, settleClaim(db, found, { look: null, nextCheckAt: null, now }));
		} catch (error) {
			if (guardOf(error) !== "stale") throw error;
			throw new AppError(
				"claim_not_pending",
				"The claim or its listing has changed at the same moment. Open the link again.",
			);
		}
		const isDispute = found.listing.ownerId !== null && found.listing.ownerId !== found.claim.userId;
		return show(
			c,
			{ title: isDispute ? "The site team decides" : "Confirmed", width: "narrow" },
			<article class="card">
				<h1>{isDispute ? "The site team decides" : "Confirmed"}</h1>
				<Notice kind={isDispute ? "info" : "good"}>
					{isDispute
						? `${found.listing.name} is managed by somebody else already. The site team will look at both sides.`
						: `The listing of ${found.listing.name} has its owner now.`}
				</Notice>
				<p>
					<a href={`/listings/${found.listing.slug}`}>Go to the listing</a>
				</p>
			</article>,
		);
	});
}

/** @throws AppError when the link is unknown, used or too old. */
async function openClaim(c: PageContext, secret: string): Promise<ClaimWithListing> {
	const { db, context } = c.var.services;
	const found = await claimByTokenHash(db, await sha256Hex(secret));
	const now = context({ kind: "anonymous", network: "claim" }).now.getTime();
	if (
		found === null ||
		found.claim.method !== "email" ||
		found.claim.status !== "pending" ||
		found.claim.expiresAt <= now
	) {
		throw new AppError("link_expired", "The link was used already, replaced by a newer one, or is older than 7 days.");
	}
	return found;
}
