import signOut from "#actions/account/sign-out";
import { countSessions } from "#store/sessions";
import { act } from "../act.ts";
import { PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { formTokenOf, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.account;

/** The start of a person's account. */
export default function accountPage(site: Site): void {
	site.get("/account", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const browsers = await countSessions(c.var.services.db, session.user.id, Date.now());
		const token = await formTokenOf(c);
		return show(
			c,
			{ title: t.yourAccount },
			<>
				<hgroup>
					<h1>{t.yourAccount}</h1>
					<p>{t.signedInAs(<strong>{session.user.email}</strong>)}</p>
				</hgroup>
				<ul class="cards">
					<li>
						<h2>
							<a href="/account/products">{t.yourProducts}</a>
						</h2>
						<p>{t.draftsThatAreBeingMade}</p>
					</li>
					<li>
						<h2>
							<a href="/account/reviews">{t.yourReviews}</a>
						</h2>
						<p>{t.whatYouHaveReviewedAnd}</p>
					</li>
					<li>
						<h2>
							<a href="/account/following">{t.following}</a>
						</h2>
						<p>{t.productsYouFollowAndWhich}</p>
					</li>
					<li>
						<h2>
							<a href="/account/saved">{t.saved}</a>
						</h2>
						<p>{t.productsYouKeepForYourself}</p>
					</li>
					{session.user.role === "admin" && (
						<li>
							<h2>
								<a href="/admin">{t.siteTeam}</a>
							</h2>
							<p>{t.openTasksFailedJobsAnd}</p>
						</li>
					)}
					<li>
						<h2>
							<a href="/account/api-keys">{t.apiKeys}</a>
						</h2>
						<p>{t.forScriptsAndClientsThat}</p>
					</li>
					<li>
						<h2>
							<a href="/account/apps">{t.connectedApps}</a>
						</h2>
						<p>{t.agentsAndAppsThatYou}</p>
					</li>
					<li>
						<h2>
							<a href="/connect">{t.connectAnAgent}</a>
						</h2>
						<p>{t.settingsToCopyForClaude}</p>
					</li>
				</ul>
				<section aria-labelledby="browsers">
					<h2 id="browsers">{t.signedInBrowsers}</h2>
					<p>{browsers === 1 ? t.onlyThisOne : t.thisOneAndMore(browsers - 1)}</p>
					{browsers > 1 && (
						<PostForm action="/account/sign-out-others" token={token}>
							<button type="submit" class="secondary">
								{t.signTheOthersOut}
							</button>
						</PostForm>
					)}
				</section>
			</>,
		);
	});

	site.post("/account/sign-out-others", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		await act(c, signOut, { session_hash: session.hash, which: "others" });
		return c.redirect("/account", 303);
	});
}
