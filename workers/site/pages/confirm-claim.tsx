import confirmClaim, { claimLinkGone } from "#actions/claims/confirm-claim";
import { sha256Hex } from "#core/access/api-key";
import { claimOfLink } from "#store/claims";
import { userById } from "#store/users";
import { act } from "../act.ts";
import { Notice, PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { formTokenOf, type Site } from "../site.ts";

/** Where the link of an e-mail claim leads. Opening it does nothing yet: mail scanners open links, but send no forms. */
export default function confirmClaimPage(site: Site): void {
	site.get("/claims/confirm", async (c) => {
		const secret = c.req.query("token") ?? "";
		const { db } = c.var.services;
		const found = await claimOfLink(db, await sha256Hex(secret), Date.now());
		if (found === null) throw claimLinkGone();
		const { claim, listing } = found;
		const claimant = await userById(db, claim.userId);
		const token = await formTokenOf(c);
		return show(
			c,
			{ title: `Confirm who manages ${listing.name}`, width: "narrow" },
			<article class="card">
				<h1>
					Confirm who manages <bdi>{listing.name}</bdi>
				</h1>
				<p>
					The account <strong>{claimant?.email ?? "of somebody"}</strong> asks to manage the listing of{" "}
					<bdi>{listing.name}</bdi> (<bdi>{listing.url}</bdi>). Confirm only if this person may speak for the company.
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
		const { token } = await c.req.parseBody();
		const { listing, isDispute } = await act(c, confirmClaim, { token: typeof token === "string" ? token : "" });
		return show(
			c,
			{ title: isDispute ? "The site team decides" : "Confirmed", width: "narrow" },
			<article class="card">
				<h1>{isDispute ? "The site team decides" : "Confirmed"}</h1>
				<Notice kind={isDispute ? "info" : "good"}>
					{isDispute ? (
						<>
							<bdi>{listing.name}</bdi> is managed by somebody else already. The site team will look at both sides.
						</>
					) : (
						<>
							The listing of <bdi>{listing.name}</bdi> has its owner now.
						</>
					)}
				</Notice>
				<p>
					<a href={`/listings/${listing.slug}`}>Go to the listing</a>
				</p>
			</article>,
		);
	});
}
