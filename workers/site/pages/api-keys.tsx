import type { FC } from "hono/jsx";
import createApiKey from "#actions/account/create-api-key";
import revokeApiKey from "#actions/account/revoke-api-key";
import { isScope, SCOPE_TEXT, SCOPES, type Scope } from "#core/access/scopes";
import { AppError } from "#core/errors";
import { API_KEY_NAME_MAX, API_KEYS_MAX } from "#core/limits";
import { type ApiKeyRow, apiKeysOf } from "#store/api-keys";
import { isFresh } from "#usecases/fresh-sign-in";
import type { Session } from "#workers/http/session";
import { act } from "../act.ts";
import { Notice, PostForm, Time } from "../form.tsx";
import { freshlySignedIn, freshPath } from "../fresh.ts";
import { showAccount } from "../parts/account-page.tsx";
import { Done } from "../parts/done.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.account.keys;
const PATH = "/account/api-keys";

/** Lives of keys that the form offers; the first is chosen. */
const LIVES = [90, 30, 365] as const;

/** API keys: create one, see it once, see when each was used and when it ends, revoke. */
export default function apiKeysPage(site: Site): void {
	site.get(PATH, (c) => {
		const session = signedIn(c);
		return session instanceof Response ? session : list(c, session, {});
	});

	site.post(PATH, async (c) => {
		const session = freshlySignedIn(c, PATH);
		if (session instanceof Response) return session;
		const body = await c.req.parseBody({ all: true });
		const name = typeof body.name === "string" ? body.name.trim() : "";
		const scopes = [body.scope ?? []]
			.flat()
			.filter((scope): scope is Scope => typeof scope === "string" && isScope(scope));
		const days = LIVES.find((life) => String(life) === body.days) ?? (body.days === "never" ? null : LIVES[0]);
		try {
			const { key } = await act(c, createApiKey, { session_hash: session.hash, name, scopes, days });
			return list(c, session, { created: key });
		} catch (error) {
			if (!(error instanceof AppError) || error.code !== "invalid_input") throw error;
			return list(c, session, { problem: PROBLEMS[error.errors[0]?.pointer ?? ""] ?? error.message });
		}
	});

	site.post(`${PATH}/:id{[0-9]{1,15}}/revoke`, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		await act(c, revokeApiKey, { key_id: Number(c.req.param("id")) });
		return c.redirect(`${PATH}?done=key_revoked`, 303);
	});
}

const PROBLEMS: Readonly<Record<string, string>> = {
	"/name": t.wrongName(API_KEY_NAME_MAX),
	"/scopes": t.wrongScopes,
	"": t.tooMany(API_KEYS_MAX),
};

async function list(c: PageContext, session: Session, { created, problem }: { created?: string; problem?: string }) {
	const keys = await apiKeysOf(c.var.services.db, session.user.id);
	const token = await formTokenOf(c);
	if (problem !== undefined) c.status(400);
	return showAccount(
		c,
		{ at: PATH, title: t.title, scripts: ["copy.js"] },
		<>
			<h1>{t.title}</h1>
			<Done done={created === undefined && problem === undefined ? c.req.query("done") : undefined} />
			{problem !== undefined && <Notice kind="problem">{problem}</Notice>}
			{created !== undefined && (
				<Notice kind="good">
					<p>
						<strong>{t.isNew}</strong>
					</p>
					<pre data-copy={t.copyName}>
						<code>{created}</code>
					</pre>
				</Notice>
			)}
			{keys.length === 0 ? <p>{t.none}</p> : <KeyTable keys={keys} token={token} now={Date.now()} />}
			<section aria-labelledby="create">
				<h2 id="create">{t.create}</h2>
				{isFresh(session.since, Date.now()) ? <CreateForm token={token} /> : <Notice>{t.fresh(signInAgain)}</Notice>}
			</section>
		</>,
	);
}

const signInAgain = <a href={freshPath(PATH)}>{t.signInAgain}</a>;

const CreateForm: FC<{ token: string }> = ({ token }) => (
	<PostForm action={PATH} token={token} class="card">
		<label for="name">{t.name}</label>
		<input
			id="name"
			name="name"
			required
			maxlength={API_KEY_NAME_MAX}
			aria-describedby="name-help"
			autocomplete="off"
		/>
		<small id="name-help">{t.nameHelp}</small>
		<fieldset>
			<legend>{t.itMay}</legend>
			{SCOPES.map((scope) => (
				<label class="check">
					<input type="checkbox" name="scope" value={scope} checked /> <span>{SCOPE_TEXT[scope]}</span>
				</label>
			))}
		</fieldset>
		<label for="days">{t.ends}</label>
		<select id="days" name="days">
			{LIVES.map((days) => (
				<option value={String(days)}>{t.endsAfter(days)}</option>
			))}
			<option value="never">{t.endsNever}</option>
		</select>
		<button type="submit">{t.make}</button>
	</PostForm>
);

function KeyTable({ keys, token, now }: { keys: readonly ApiKeyRow[]; token: string; now: number }) {
	return (
		<ul class="rows">
			{keys.map((key) => (
				<li>
					<div>
						<h2 dir="auto">
							{key.name} {key.expiresAt !== null && key.expiresAt <= now && <span class="tag">{t.hasEnded}</span>}
						</h2>
						<p>
							{t.facts(
								<code>{key.prefix}…</code>,
								<Time at={key.createdAt} />,
								key.lastUsedAt === null ? t.neverUsed : t.lastUsed(<Time at={key.lastUsedAt} />),
							)}
						</p>
						{key.expiresAt !== null && <p>{endWords(key.expiresAt, now)}</p>}
						<ul class="muted">
							{key.scopes.filter(isScope).map((scope) => (
								<li>{SCOPE_TEXT[scope]}</li>
							))}
						</ul>
					</div>
					<PostForm action={`${PATH}/${key.id}/revoke`} token={token}>
						<button type="submit" class="secondary" aria-label={words.account.revokeOne(key.name)}>
							{words.account.revoke}
						</button>
					</PostForm>
				</li>
			))}
		</ul>
	);
}

function endWords(expiresAt: number, now: number): string {
	const day = dayOf(new Date(expiresAt).toISOString());
	return expiresAt <= now ? t.ended(day) : t.endsOn(day);
}
