import confirmClaim, { claimLinkGone } from "#actions/claims/confirm-claim";
import { sha256Hex } from "#core/sha256";
import { claimOfLink } from "#store/claims";
import { userById } from "#store/users";
import { act } from "../act.ts";
import { Notice, PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { welcomePath } from "../parts/claims/welcome.tsx";
import { formTokenOf, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.signIn;

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
			{ title: t.confirmWhoManages(listing.name), width: "narrow" },
			<article class="card">
				<h1>{t.confirmWhoManagesHeading(<bdi>{listing.name}</bdi>)}</h1>
				<p>
					{t.theAccountAsksToManage(
						<strong>{claimant?.email ?? t.ofSomebody}</strong>,
						<bdi>{listing.name}</bdi>,
						<bdi>{listing.url}</bdi>,
					)}
				</p>
				<PostForm action="/claims/confirm" token={token}>
					<input type="hidden" name="token" value={secret} />
					<button type="submit">{t.confirm}</button>
				</PostForm>
				<p class="muted">{t.youDoNotKnowThis}</p>
			</article>,
		);
	});

	site.post("/claims/confirm", async (c) => {
		const { token } = await c.req.parseBody();
		const { listing, claimantId, isDispute } = await act(c, confirmClaim, {
			token: typeof token === "string" ? token : "",
		});
		// Whoever confirms may be somebody else than the claimant, who may be told no more than that it is done.
		const isClaimant = c.var.session?.user.id === claimantId;
		if (isClaimant && !isDispute) return c.redirect(welcomePath(listing.id, "mail"), 303);
		return show(
			c,
			{ title: isDispute ? t.theSiteTeamDecides : t.confirmed, width: "narrow" },
			<article class="card">
				<h1>{isDispute ? t.theSiteTeamDecides : t.confirmed}</h1>
				<Notice kind={isDispute ? "info" : "good"}>
					{isDispute
						? t.isManagedBySomebodyElse(<bdi>{listing.name}</bdi>)
						: t.theListingOfHasIts(<bdi>{listing.name}</bdi>)}
				</Notice>
				<p>
					<a href={`/listings/${listing.slug}`}>{t.goToTheListing}</a>
				</p>
			</article>,
		);
	});
}
