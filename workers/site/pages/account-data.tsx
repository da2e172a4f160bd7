import exportAccount from "#actions/account/export-account";
import { exportText } from "#store/account-export";
import { personKeys } from "#usecases/person-keys";
import { connectedApps } from "#workers/http/grants";
import { act } from "../act.ts";
import { PostForm } from "../form.tsx";
import { freshlySignedIn } from "../fresh.ts";
import { showAccount } from "../parts/account-page.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { streamed } from "../streamed.ts";
import { words } from "../words/words.ts";

const t = words.accountData;
const PATH = "/account/data";

/** Everything of somebody's: the way to take it out, and the way to leave. */
export default function accountDataPage(site: Site): void {
	site.get(PATH, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const token = await formTokenOf(c);
		return showAccount(
			c,
			{ at: PATH, title: t.title },
			<>
				<h1>{t.title}</h1>
				<section aria-labelledby="take">
					<h2 id="take">{t.take.title}</h2>
					<p>{t.take.about}</p>
					<p>{t.take.more(<a href="/privacy">{t.take.privacy}</a>)}</p>
					<PostForm action={`${PATH}/export`} token={token}>
						<button type="submit">{t.take.button}</button>
					</PostForm>
				</section>
				<section aria-labelledby="leave">
					<h2 id="leave">{t.leave.title}</h2>
					<p>{t.leave.about}</p>
					<a class="button danger" href="/account/delete">
						{t.leave.link}
					</a>
				</section>
			</>,
		);
	});

	site.post(`${PATH}/export`, async (c) => {
		const session = freshlySignedIn(c, PATH);
		if (session instanceof Response) return session;
		await act(c, exportAccount, { session_hash: session.hash });
		const { db, settings } = c.var.services;
		const head = {
			site: settings.origin,
			exported_at: new Date().toISOString(),
			account: session.user.email,
			connected_apps: await appsOf(c, session.user.id),
		};
		const text = exportText(db, await personKeys(db, session.user.id), head);
		return c.body(streamed(text), 200, {
			"Content-Type": "application/json; charset=utf-8",
			"Content-Disposition": `attachment; filename="account-${session.user.id}.json"`,
		});
	});
}

/** What apps may do is kept by the authorization server, outside the database. */
async function appsOf(c: PageContext, userId: number) {
	const api = (await c.var.services.oauth())?.api;
	const apps = api === undefined ? [] : await connectedApps(api, userId);
	return apps.map(({ clientName, clientDomain, scopes, since, until }) => ({
		name: clientName,
		domain: clientDomain,
		scopes,
		since: new Date(since).toISOString(),
		until: new Date(until).toISOString(),
	}));
}
