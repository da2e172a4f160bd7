import type { FC } from "hono/jsx";
import closeTask from "#actions/team/close-task";
import { CLAIM_DISPUTED } from "#store/claim-disputes";
import { FACT_REPORTED } from "#store/fact-reports";
import { newestListings } from "#store/listings";
import { heldReviews, REVIEW_REPORTED, reportedReviews } from "#store/review-lists";
import { openTeamTasks } from "#store/team-tasks";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { PostForm, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { formTokenOf, type Site } from "../site.ts";
import { spoken } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.admin;

/** Rows of each list. */
const SHOWN = 30;

/** For the site team: what is to be done by hand, what failed for good, what is new. To anybody else it does not exist. */
export default function adminPage(site: Site): void {
	site.get("/admin", async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const { db } = c.var.services;
		const [tasks, held, reported, listings, token] = await Promise.all([
			openTeamTasks(db, SHOWN),
			heldReviews(db, SHOWN),
			reportedReviews(db, SHOWN),
			newestListings(db, SHOWN),
			formTokenOf(c),
		]);
		return showAdminPage(
			c,
			{ area: "today", title: t.siteTeam },
			<>
				<h1>{t.siteTeam}</h1>
				<p>
					{t.heldReported(
						<a href="/admin/reviews">{t.reviewsToJudge}</a>,
						countWords(held.length),
						countWords(reported.length),
					)}
				</p>
				<p>{t.whatBelongsIntoEachAnd(<a href="/admin/categories">{t.categories}</a>)}</p>
				<p>{t.privacyAndTerms(<a href="/admin/pages">{t.pages}</a>)}</p>
				<p>{words.settings.what(<a href="/admin/settings">{words.settings.title}</a>)}</p>
				<p>{words.imports.toImports(<a href="/admin/imports">{words.imports.title}</a>)}</p>
				<p>
					<a href="/admin/exports">{words.exports.title}</a>: {words.exports.toExports}
				</p>
				<Tasks tasks={tasks} token={token} />
				<section aria-labelledby="listings">
					<h2 id="listings">{t.newestListings}</h2>
					<ul class="rows">
						{listings.map((listing) => (
							<li>
								<div>
									<h3>
										<a href={`/listings/${listing.slug}`}>
											<bdi>{listing.name}</bdi>
										</a>
									</h3>
									<p class="muted">
										{listing.domain}, <Time at={listing.createdAt} />
									</p>
								</div>
								<a href={`/admin/listings/${listing.slug}/edit`}>
									{t.editOne(<span class="visually-hidden"> {listing.name}</span>)}
								</a>
								{listing.status === "live" && <a href={`/admin/listings/${listing.slug}/votes`}>{t.votes}</a>}
								<span class="tag">{spoken(listing.status)}</span>
							</li>
						))}
					</ul>
				</section>
			</>,
		);
	});

	site.post("/admin/tasks/:id{[0-9]+}/done", async (c) => {
		await act(c, closeTask, { task_id: Number(c.req.param("id")) });
		return c.redirect("/admin", 303);
	});
}

/** Kinds of tasks that are done by deciding, and where. */
const JUDGED_AT: Readonly<Record<string, string>> = {
	[CLAIM_DISPUTED]: "/admin/claims",
	[FACT_REPORTED]: "/admin/facts",
	[REVIEW_REPORTED]: "/admin/reviews",
};

/** A number as far as the lists were read. */
function countWords(found: number): string {
	return found < SHOWN ? String(found) : `${SHOWN} or more`;
}

type Task = Awaited<ReturnType<typeof openTeamTasks>>[number];

const Tasks: FC<{ tasks: readonly Task[]; token: string }> = ({ tasks, token }) => (
	<section aria-labelledby="tasks">
		<h2 id="tasks">{t.openTasks}</h2>
		{tasks.length === 0 && <p class="empty">{t.nothingToDo}</p>}
		<ul class="rows">
			{tasks.map((task) => (
				<li>
					<div>
						<h3>{spoken(task.kind)}</h3>
						<p class="muted">
							<Time at={task.createdAt} />
							{task.listingId !== null && <>{t.listing(task.listingId)}</>}
						</p>
						<details>
							<summary>{t.details}</summary>
							<pre>
								<code>{JSON.stringify(task.detail, null, 2)}</code>
							</pre>
						</details>
					</div>
					{JUDGED_AT[task.kind] !== undefined ? (
						<a href={JUDGED_AT[task.kind]}>{t.judgeIt(<span class="visually-hidden">{t.task(task.id)}</span>)}</a>
					) : (
						<PostForm action={`/admin/tasks/${task.id}/done`} token={token}>
							<button type="submit" class="secondary" aria-label={t.taskIsDone(spoken(task.kind), task.id)}>
								{t.done}
							</button>
						</PostForm>
					)}
				</li>
			))}
		</ul>
	</section>
);
