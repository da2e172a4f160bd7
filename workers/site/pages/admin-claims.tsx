import type { FC } from "hono/jsx";
import { type Dispute, decidedDisputes, openDisputes } from "#store/claim-disputes";
import { administrator } from "../administrator.ts";
import { Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.disputes;

/** Rows of each list. */
const OPEN_SHOWN = 100;
const DECIDED_SHOWN = 20;

/** For the site team: listings that two people claim. To anybody else it does not exist. */
export default function adminClaimsPage(site: Site): void {
	site.get("/admin/claims", async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const { db } = c.var.services;
		const [open, decided] = await Promise.all([openDisputes(db, OPEN_SHOWN), decidedDisputes(db, DECIDED_SHOWN)]);
		return showAdminPage(
			c,
			{ area: "claims", title: t.title },
			<>
				<h1>{t.title}</h1>
				<section aria-labelledby="waiting">
					<h2 id="waiting">{t.waiting}</h2>
					{open.length === 0 && <p class="empty">{t.none}</p>}
					<Rows of={open} />
				</section>
				<section aria-labelledby="decided">
					<h2 id="decided">{t.decided}</h2>
					{decided.length === 0 && <p class="empty">{t.noneDecided}</p>}
					<Rows of={decided} />
				</section>
			</>,
		);
	});
}

const Rows: FC<{ of: readonly Dispute[] }> = ({ of: disputes }) => (
	<ul class="claims">
		{disputes.map(({ claim, listing }) => (
			<li>
				<div class="what">
					<h3 class="name">
						<a href={`/admin/claims/${claim.id}`}>
							<bdi>{listing.name}</bdi>
						</a>
					</h3>
					<p class="muted">{t.claimedBy(words.claims.way[claim.method].short, <Time at={provenAt(claim)} />)}</p>
				</div>
				{claim.decidedAt !== null && (
					<span class="tag">{t.outcomeTag[claim.status === "refused" ? "refuse" : "hand_over"]}</span>
				)}
			</li>
		))}
	</ul>
);

/** When the proof of a disputed claim was found. A mailed link leaves no look; its claim was asked for shortly before. */
const provenAt = ({ lastCheck, createdAt }: Dispute["claim"]): number =>
	lastCheck === null ? createdAt : Date.parse(lastCheck.at);
