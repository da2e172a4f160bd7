import { isScope, SCOPE_TEXT, type Scope } from "#core/access/scopes";
import { AppError } from "#core/errors";
import { AUTHORIZE_PATH, REFRESH_TOKEN_SECONDS } from "#workers/http/oauth-addresses";
import {
	approve,
	type ConsentQuestion,
	consentQuestion,
	deny,
	formTargetsOf,
	RedirectToClient,
	readAuthorization,
} from "#workers/site/access/authorize";
import { isPrivateScheme } from "#workers/site/access/redirect-uri";
import { Notice, PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.signIn;

/** Where an app asks a person to let it act for them. */
export default function consentPage(site: Site): void {
	site.get(AUTHORIZE_PATH, (c) => orRedirect(c, () => ask(c)));
	site.post(AUTHORIZE_PATH, (c) => orRedirect(c, () => answer(c)));
}

async function ask(c: PageContext): Promise<Response> {
	const api = await helpers(c);
	const request = await readAuthorization(api, c.req.raw);
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const question = await consentQuestion(api, request, session.user);
	const { handle, headers } = await api.beginConsent(request);
	for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
	c.set("formTargets", formTargetsOf(request));
	const token = await formTokenOf(c);
	return show(
		c,
		{ title: t.connect(question.client.clientName), width: "narrow" },
		<Question question={question} email={session.user.email} handle={handle} token={token} />,
	);
}

async function answer(c: PageContext): Promise<Response> {
	const api = await helpers(c);
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const form = await c.req.parseBody({ all: true });
	const handle = typeof form.handle === "string" ? form.handle : "";
	if (form.decision !== "allow") return c.body(null, { status: 302, headers: await deny(api, c.req.raw, handle) });
	const scopes = [form.scope ?? []]
		.flat()
		.filter((scope): scope is Scope => typeof scope === "string" && isScope(scope));
	if (scopes.length === 0) {
		throw new AppError(
			"authorization_refused",
			"Nothing was ticked, so there is nothing to allow. Go back and tick something, or choose Deny.",
		);
	}
	const { db } = c.var.services;
	return c.body(null, {
		status: 302,
		headers: await approve(api, db, c.req.raw, { handle, scopes, user: session.user }),
	});
}

async function helpers(c: PageContext) {
	const servers = await c.var.services.oauth();
	if (servers === null) throw new AppError("not_found", "Apps connect over https, or on this computer.");
	return servers.api;
}

async function orRedirect(c: PageContext, run: () => Promise<Response>): Promise<Response> {
	try {
		return await run();
	} catch (error) {
		if (error instanceof RedirectToClient) return c.redirect(error.redirectTo, 302);
		throw error;
	}
}

function Question(props: { question: ConsentQuestion; email: string; handle: string; token: string }) {
	const { client, asked, before, rest, request } = props.question;
	const target = new URL(request.redirectUri);
	return (
		<article class="card consent">
			<h1>{t.letActForYou(<bdi>{client.clientName}</bdi>)}</h1>
			<dl>
				<dt>{t.app}</dt>
				<dd>
					{client.clientDomain === undefined ? (
						t.itRegisteredItselfNobodyHas(<span class="tag">{t.unverified}</span>)
					) : (
						<>
							<span class="tag good">{t.verifiedDomain}</span> <strong>{client.clientDomain}</strong>
						</>
					)}
				</dd>
				<dt>{t.accessGoesTo}</dt>
				<dd>
					<strong>{target.host || target.protocol}</strong>
				</dd>
				<dt>{t.yourAccount}</dt>
				<dd>{props.email}</dd>
			</dl>
			{(client.redirectIsLoopback || isPrivateScheme(target.protocol)) && (
				// Several programs can answer to one scheme or port: RFC 8252, section 8.6.
				<Notice>{t.thisSendsAccessToA}</Notice>
			)}
			<PostForm action={AUTHORIZE_PATH} token={props.token}>
				<input type="hidden" name="handle" value={props.handle} />
				<fieldset>
					<legend>{t.itMay}</legend>
					{asked.map((scope) => (
						<ScopeBox scope={scope} isTicked />
					))}
					{before.map((scope) => (
						<ScopeBox scope={scope} isTicked note="allowed before" />
					))}
					{rest.map((scope) => (
						<ScopeBox scope={scope} note="not asked for; tick it only if you want to allow it ahead" />
					))}
				</fieldset>
				<div class="choice">
					<button type="submit" name="decision" value="allow">
						{t.allow}
					</button>
					<button type="submit" name="decision" value="deny" class="secondary">
						{t.deny}
					</button>
				</div>
			</PostForm>
			<p class="muted">
				{t.accessLastsDaysAtMost(REFRESH_TOKEN_SECONDS / 86_400, <a href="/account/apps">{t.connectedApps}</a>)}
			</p>
		</article>
	);
}

function ScopeBox({ scope, note, isTicked = false }: { scope: Scope; note?: string; isTicked?: boolean }) {
	return (
		<label class="check">
			<input type="checkbox" name="scope" value={scope} checked={isTicked} />
			<span>
				{SCOPE_TEXT[scope]} <code>{scope}</code>
				{note !== undefined && <em> ({note})</em>}
			</span>
		</label>
	);
}
