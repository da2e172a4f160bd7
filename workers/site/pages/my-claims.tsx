import type { FC } from "hono/jsx";
import type { z } from "zod";
import listMyClaims from "#operations/claims/list-my-claims";
import { ask, pageOfAddress } from "../ask.ts";
import { showAccount } from "../parts/account-page.tsx";
import { Empty } from "../parts/empty.tsx";
import { Paging } from "../parts/paging.tsx";
import { type Site, signedIn } from "../site.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.claims;

/** A person's claims, each with where it stands. */
export default function myClaimsPage(site: Site): void {
	site.get("/account/claims", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const claims = await ask(c, listMyClaims, { query: { page: pageOfAddress(c) } });
		return showAccount(
			c,
			{ at: "/account/claims", title: t.claims.title },
			<>
				<h1>{t.claims.title}</h1>
				{claims.items.length === 0 && claims.page === 1 && (
					<Empty title={t.claims.none} help={t.claims.noneHelp} href="/listings" label={t.claims.find} primary />
				)}
				<ul class="claims">
					{claims.items.map((claim) => (
						<ClaimRow claim={claim} />
					))}
				</ul>
				<Paging of={claims} path="/account/claims" />
			</>,
		);
	});
}

type Claim = z.output<typeof listMyClaims.output>["items"][number];

const ClaimRow: FC<{ claim: Claim }> = ({ claim }) => {
	const { status, method } = claim;
	return (
		<li>
			<div class="what">
				<h2 class="name">
					<a href={`/account/claims/${claim.id}`}>
						<bdi>{claim.listing.name}</bdi>
					</a>
				</h2>
				<p class="muted">
					{t.way[method].title}
					{status === "pending" && `. ${t.claims.until(dayOf(claim.expires_at))}`}
					{status === "verified" && claim.verified_at !== null && `. ${t.claims.since(dayOf(claim.verified_at))}`}
				</p>
			</div>
			<span class={status === "verified" ? "tag good" : "tag"}>{t.claims.states[status]}</span>
		</li>
	);
};
