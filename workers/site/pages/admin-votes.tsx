import judgeVote from "#actions/votes/judge-vote";
import { AppError } from "#core/errors";
import { weekOf } from "#core/launches/week";
import { VOTE_JUDGEMENT_MAX } from "#core/limits";
import { votesInWeek } from "#store/vote-audit";
import { votableListing } from "#store/votes";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { PostForm, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { formTokenOf, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.admin;

const SHOWN = 200;

/** For the site team: this week's votes for a listing, each to be taken out of the ranking or put back. */
export default function adminVotesPage(site: Site): void {
	site.get("/admin/listings/:slug/votes", async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const { db } = c.var.services;
		const listing = await votableListing(db, c.req.param("slug"));
		if (listing === null) throw new AppError("not_found", "There is no such live listing.");
		const week = weekOf(new Date());
		const after = Number(c.req.query("after") ?? 0) || 0;
		const votes = await votesInWeek(db, { slug: listing.slug, week, after, limit: SHOWN });
		const token = await formTokenOf(c);
		return showAdminPage(
			c,
			{ area: "votes", title: t.votesFor(listing.name) },
			<>
				<h1>{t.votesForHeading(<bdi>{listing.name}</bdi>)}</h1>
				<p class="lead">{t.votesOfThisWeekClosed}</p>
				{votes.length === 0 && <p class="empty">{t.noVotesHere}</p>}
				<ul class="rows">
					{votes.map((vote) => (
						<li>
							<div>
								<Time at={vote.at} />{" "}
								{vote.discountReason === null ? t.counts : t.doesNotCount(words.votes.reasons[vote.discountReason])}
							</div>
							<PostForm action={`/admin/votes/${vote.id}`} token={token}>
								<input type="hidden" name="listing" value={listing.slug} />
								<label>
									{t.reason}
									<input name="why" required maxlength={VOTE_JUDGEMENT_MAX} />
								</label>
								{vote.discountReason !== "moderated" && (
									<button type="submit" class="secondary" name="counts" value="no">
										{t.takeOut(<span class="visually-hidden">{t.vote(vote.id)}</span>)}
									</button>
								)}
								{!vote.counted && (
									<button type="submit" class="secondary" name="counts" value="yes">
										{t.count(<span class="visually-hidden">{t.vote(vote.id)}</span>)}
									</button>
								)}
							</PostForm>
						</li>
					))}
				</ul>
				{votes.length === SHOWN && <a href={`?after=${votes.at(-1)?.id}`}>{t.more}</a>}
			</>,
		);
	});

	site.post("/admin/votes/:id{[0-9]{1,15}}", async (c) => {
		const { counts, why, listing } = await c.req.parseBody();
		await act(c, judgeVote, {
			vote_id: Number(c.req.param("id")),
			counts: counts === "yes",
			why: typeof why === "string" ? why.trim() : "",
		});
		return c.redirect(`/admin/listings/${encodeURIComponent(String(listing))}/votes`, 303);
	});
}
