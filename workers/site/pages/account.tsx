import signOut from "#actions/account/sign-out";
import { countSessions } from "#store/sessions";
import { act } from "../act.ts";
import { PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { formTokenOf, type Site, signedIn } from "../site.ts";

/** The start of a person's account. */
export default function accountPage(site: Site): void {
	site.get("/account", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const browsers = await countSessions(c.var.services.db, session.user.id, Date.now());
		const token = await formTokenOf(c);
		return show(
			c,
			{ title: "Your account" },
			<>
				<hgroup>
					<h1>Your account</h1>
					<p>
						Signed in as <strong>{session.user.email}</strong>
					</p>
				</hgroup>
				<ul class="cards">
					<li>
						<h2>
							<a href="/account/products">Your products</a>
						</h2>
						<p>Drafts that are being made, listings, and what comes next for each.</p>
					</li>
					<li>
						<h2>
							<a href="/account/reviews">Your reviews</a>
						</h2>
						<p>What you have reviewed, and where each review stands.</p>
					</li>
					<li>
						<h2>
							<a href="/account/following">Following</a>
						</h2>
						<p>Products you follow, and which of their updates are mailed to you.</p>
					</li>
					<li>
						<h2>
							<a href="/account/saved">Saved</a>
						</h2>
						<p>Products you keep for yourself. Nobody else sees them.</p>
					</li>
					{session.user.role === "admin" && (
						<li>
							<h2>
								<a href="/admin">Site team</a>
							</h2>
							<p>Open tasks, failed jobs and new listings.</p>
						</li>
					)}
					<li>
						<h2>
							<a href="/account/api-keys">API keys</a>
						</h2>
						<p>For scripts and clients that take a key. Each is shown once and can be revoked.</p>
					</li>
					<li>
						<h2>
							<a href="/account/apps">Connected apps</a>
						</h2>
						<p>Agents and apps that you let act for you, what they may do, and how to stop them.</p>
					</li>
					<li>
						<h2>
							<a href="/connect">Connect an agent</a>
						</h2>
						<p>Settings to copy for Claude, Cursor, VS Code and ChatGPT.</p>
					</li>
				</ul>
				<section aria-labelledby="browsers">
					<h2 id="browsers">Signed-in browsers</h2>
					<p>{browsers === 1 ? "Only this one." : `This one and ${browsers - 1} more.`}</p>
					{browsers > 1 && (
						<PostForm action="/account/sign-out-others" token={token}>
							<button type="submit" class="secondary">
								Sign the others out
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
