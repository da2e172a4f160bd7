import createApiKey from "#actions/account/create-api-key";
import revokeApiKey from "#actions/account/revoke-api-key";
import { isScope, SCOPE_TEXT, SCOPES, type Scope } from "#core/access/scopes";
import { AppError } from "#core/errors";
import { API_KEY_NAME_MAX } from "#core/limits";
import { type ApiKeyRow, apiKeysOf } from "#store/api-keys";
import type { Session } from "#workers/http/session";
import { act } from "../act.ts";
import { Notice, PostForm, Time } from "../form.tsx";
import { show } from "../layout.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.account;

/** API keys: create one, see it once, see when each was used, revoke. */
export default function apiKeysPage(site: Site): void {
	site.get("/account/api-keys", (c) => {
		const session = signedIn(c);
		return session instanceof Response ? session : list(c, session, {});
	});

	site.post("/account/api-keys", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const body = await c.req.parseBody({ all: true });
		const name = typeof body.name === "string" ? body.name.trim() : "";
		const scopes = [body.scope ?? []]
			.flat()
			.filter((scope): scope is Scope => typeof scope === "string" && isScope(scope));
		try {
			const { key } = await act(c, createApiKey, { name, scopes });
			return list(c, session, { created: key });
		} catch (error) {
			if (!(error instanceof AppError) || error.code !== "invalid_input") throw error;
			return list(c, session, { problem: PROBLEMS[error.errors[0]?.pointer ?? ""] ?? error.message });
		}
	});

	site.post("/account/api-keys/:id{[0-9]{1,15}}/revoke", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		await act(c, revokeApiKey, { key_id: Number(c.req.param("id")) });
		return c.redirect("/account/api-keys", 303);
	});
}

const PROBLEMS: Readonly<Record<string, string>> = {
	"/name": `Give the key a name of 1 to ${API_KEY_NAME_MAX} characters, on one line.`,
	"/scopes": "Choose at least one thing that the key may do.",
};

async function list(c: PageContext, session: Session, { created, problem }: { created?: string; problem?: string }) {
	const keys = await apiKeysOf(c.var.services.db, session.user.id);
	const token = await formTokenOf(c);
	if (problem !== undefined) c.status(400);
	return show(
		c,
		{ title: t.apiKeys, scripts: ["copy.js"] },
		<>
			<p class="crumbs">
				<a href="/account">{t.account}</a>
			</p>
			<h1>{t.apiKeys}</h1>
			{problem !== undefined && <Notice kind="problem">{problem}</Notice>}
			{created !== undefined && (
				<Notice kind="good">
					<p>
						<strong>{t.yourNewKeyCopyIt}</strong>
					</p>
					<pre data-copy="your new key">
						<code>{created}</code>
					</pre>
				</Notice>
			)}
			{keys.length === 0 ? <p>{t.youHaveNoKeysYet}</p> : <KeyTable keys={keys} token={token} />}
			<section aria-labelledby="create">
				<h2 id="create">{t.createAKey}</h2>
				<PostForm action="/account/api-keys" token={token} class="card">
					<label for="name">{t.name}</label>
					<input
						id="name"
						name="name"
						required
						maxlength={API_KEY_NAME_MAX}
						aria-describedby="name-help"
						autocomplete="off"
					/>
					<small id="name-help">{t.whatWillUseItSuch}</small>
					<fieldset>
						<legend>{t.itMay}</legend>
						{SCOPES.map((scope) => (
							<label class="check">
								<input type="checkbox" name="scope" value={scope} checked /> <span>{SCOPE_TEXT[scope]}</span>
							</label>
						))}
					</fieldset>
					<button type="submit">{t.createKey}</button>
				</PostForm>
			</section>
		</>,
	);
}

function KeyTable({ keys, token }: { keys: readonly ApiKeyRow[]; token: string }) {
	return (
		<ul class="rows">
			{keys.map((key) => (
				<li>
					<div>
						<h2 dir="auto">{key.name}</h2>
						<p>
							{t.created(
								<code>{key.prefix}…</code>,
								<Time at={key.createdAt} />,
								key.lastUsedAt === null ? t.neverUsed : t.lastUsed(<Time at={key.lastUsedAt} />),
							)}
						</p>
						<p class="muted">{key.scopes.join(", ")}</p>
					</div>
					<PostForm action={`/account/api-keys/${key.id}/revoke`} token={token}>
						<button type="submit" class="secondary" aria-label={t.revokeOne(key.name)}>
							{t.revoke}
						</button>
					</PostForm>
				</li>
			))}
		</ul>
	);
}
