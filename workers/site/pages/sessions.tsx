import type { FC } from "hono/jsx";
import endSession from "#actions/account/end-session";
import signOut from "#actions/account/sign-out";
import { type ListedSession, sessionName, sessionsOf } from "#store/sessions";
import { act } from "../act.ts";
import { PostForm } from "../form.tsx";
import { showAccount } from "../parts/account-page.tsx";
import { Done } from "../parts/done.tsx";
import { formTokenOf, type Site, signedIn } from "../site.ts";
import { daysAgo } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.account.sessions;
const PATH = "/account/sessions";

/** More browsers than anybody has; signing the others out ends those that are not shown as well. */
const SHOWN = 100;

/** The browsers that somebody is signed in with, and how to sign them out. */
export default function sessionsPage(site: Site): void {
	site.get(PATH, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const now = Date.now();
		const browsers = await sessionsOf(c.var.services.db, session.user.id, now, SHOWN);
		const token = await formTokenOf(c);
		const here = sessionName(session.hash);
		return showAccount(
			c,
			{ at: PATH, title: t.title },
			<>
				<h1>{t.title}</h1>
				<Done done={c.req.query("done")} />
				<p>{t.about}</p>
				<ul class="rows">
					{browsers.map((browser) => (
						<BrowserRow browser={browser} isHere={browser.name === here} now={now} token={token} />
					))}
				</ul>
				{browsers.length > 1 && (
					<PostForm action={`${PATH}/end-others`} token={token}>
						<button type="submit" class="secondary">
							{t.endOthers}
						</button>
					</PostForm>
				)}
			</>,
		);
	});

	site.post(`${PATH}/end-others`, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		await act(c, signOut, { session_hash: session.hash, which: "others" });
		return c.redirect(`${PATH}?done=signed_out`, 303);
	});

	site.post(`${PATH}/:name{[0-9a-f]{16}}/end`, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		await act(c, endSession, { session: c.req.param("name") });
		return c.redirect(`${PATH}?done=signed_out`, 303);
	});
}

interface RowProps {
	browser: ListedSession;
	isHere: boolean;
	now: number;
	token: string;
}

const BrowserRow: FC<RowProps> = ({ browser, isHere, now, token }) => {
	const device = t.device(browser.browser, browser.system);
	return (
		<li>
			<div>
				<h2>
					{device} {isHere && <span class="tag good">{t.thisOne}</span>}
				</h2>
				<p class="muted">
					{t.since(daysAgo(browser.createdAt, now), daysAgo(Math.max(browser.seenAt, browser.createdAt), now))}
				</p>
			</div>
			{!isHere && (
				<PostForm action={`${PATH}/${browser.name}/end`} token={token}>
					<button type="submit" class="secondary" aria-label={t.endOne(device)}>
						{t.end}
					</button>
				</PostForm>
			)}
		</li>
	);
};
