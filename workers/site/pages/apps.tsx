import revokeApp from "#actions/account/revoke-app";
import { SCOPE_TEXT } from "#core/access/scopes";
import { type ConnectedApp, connectedApps } from "#workers/http/grants";
import { act } from "../act.ts";
import { PostForm, Time } from "../form.tsx";
import { showAccount } from "../parts/account-page.tsx";
import { Done } from "../parts/done.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.account;

/** Apps that act for a person, and the way to end that. */
export default function appsPage(site: Site): void {
	site.get("/account/apps", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const api = await helpers(c);
		const apps = api === null ? [] : await connectedApps(api, session.user.id);
		const token = await formTokenOf(c);
		return showAccount(
			c,
			{ at: "/account/apps", title: t.connectedApps },
			<>
				<h1>{t.connectedApps}</h1>
				<Done done={c.req.query("done")} />
				{apps.length === 0 ? (
					<p>{t.noAppActsForYou(<a href="/connect">{t.connectAnAgent}</a>)}</p>
				) : (
					<ul class="rows">
						{apps.map((app) => (
							<App app={app} token={token} />
						))}
					</ul>
				)}
			</>,
		);
	});

	site.post("/account/apps/revoke", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { client_id: clientId } = await c.req.parseBody();
		await act(c, revokeApp, { client_id: typeof clientId === "string" ? clientId : "" });
		return c.redirect("/account/apps?done=app_revoked", 303);
	});
}

async function helpers(c: PageContext) {
	return (await c.var.services.oauth())?.api ?? null;
}

function App({ app, token }: { app: ConnectedApp; token: string }) {
	return (
		<li>
			<div>
				<h2>
					<bdi>{app.clientName}</bdi>
				</h2>
				<p>
					{t.sinceUntil(
						app.clientDomain === null ? (
							<span class="tag">{t.unverified}</span>
						) : (
							<span class="tag good">{app.clientDomain}</span>
						),
						<Time at={app.since} />,
						<Time at={app.until} />,
					)}
				</p>
				<ul class="muted">
					{app.scopes.map((scope) => (
						<li>{SCOPE_TEXT[scope]}</li>
					))}
				</ul>
			</div>
			<PostForm action="/account/apps/revoke" token={token}>
				<input type="hidden" name="client_id" value={app.clientId} />
				<button type="submit" class="secondary" aria-label={t.revokeOne(app.clientName)}>
					{t.revoke}
				</button>
			</PostForm>
		</li>
	);
}
