import addAddress from "#actions/account/add-address";
import choosePrimaryAddress from "#actions/account/choose-primary-address";
import confirmAddress, { emailLinkGone } from "#actions/account/confirm-address";
import disconnectSignInMethod from "#actions/account/disconnect-sign-in-method";
import removeAddress from "#actions/account/remove-address";
import { SIGN_IN_LINK_SECONDS } from "#core/limits";
import { sha256Hex } from "#core/sha256";
import { addressesOf, openEmailLink } from "#store/email-addresses";
import { identitiesOf } from "#store/identities";
import { stopsOf } from "#store/mail-choices";
import { isFresh } from "#usecases/fresh-sign-in";
import { wayBack } from "#workers/http/return-to";
import type { Session } from "#workers/http/session";
import { leaveFor } from "#workers/site/access/identity";
import { act } from "../act.ts";
import { attempt, type Refused } from "../attempt.ts";
import { Notice, PostForm } from "../form.tsx";
import { freshlySignedIn, freshPath } from "../fresh.ts";
import { show } from "../layout.tsx";
import { Addresses } from "../parts/account/addresses.tsx";
import { Elsewhere } from "../parts/account/elsewhere.tsx";
import { showAccount } from "../parts/account-page.tsx";
import { typed } from "../parts/text-field.tsx";
import { METHODS_PATH, providerOf } from "../providers.ts";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.signInMethods;
const PATH = METHODS_PATH;

/** What the forms do, by the last part of where they lead, and what the page says afterwards. */
const FORMS = {
	add: { action: addAddress, done: "asked" },
	primary: { action: choosePrimaryAddress, done: "primary" },
	remove: { action: removeAddress, done: "removed" },
} as const;

/** How somebody signs in: their addresses, one of which is mailed to. Changes are asked of who has just signed in. */
export default function signInMethodsPage(site: Site): void {
	site.get(PATH, (c) => {
		const session = signedIn(c);
		return session instanceof Response ? session : page(c, session);
	});

	for (const [name, { action, done }] of Object.entries(FORMS)) {
		site.post(`${PATH}/${name}`, async (c) => {
			const session = freshlySignedIn(c, PATH);
			if (session instanceof Response) return session;
			const sent = await c.req.parseBody();
			return attempt(
				c,
				async () => {
					await act<{ session_hash: string; email: string }, unknown>(c, action, {
						session_hash: session.hash,
						email: typed(sent.email),
					});
					return `${PATH}?done=${done}`;
				},
				(error) => page(c, session, { sent, error }),
			);
		});
	}

	site.post(`${PATH}/:provider{[a-z]+}/connect`, async (c) => {
		const session = freshlySignedIn(c, PATH);
		if (session instanceof Response) return session;
		const after = { returnTo: PATH, intent: null, connects: session.hash };
		return c.redirect(await leaveFor(c, c.var.services, providerOf(c), after), 303);
	});

	site.post(`${PATH}/:provider{[a-z]+}/disconnect`, async (c) => {
		const session = freshlySignedIn(c, PATH);
		if (session instanceof Response) return session;
		await act(c, disconnectSignInMethod, { session_hash: session.hash, provider: providerOf(c).id });
		return c.redirect(`${PATH}?done=disconnected`, 303);
	});

	site.get(`${PATH}/confirm`, async (c) => {
		const session = freshlySignedIn(c, wayBack(c.req.url));
		return session instanceof Response ? session : confirm(c, session, c.req.query("token") ?? "");
	});

	site.post(`${PATH}/confirm`, async (c) => {
		const { token } = await c.req.parseBody();
		const session = freshlySignedIn(c, `${PATH}/confirm?${new URLSearchParams({ token: typed(token) })}`);
		if (session instanceof Response) return session;
		await act(c, confirmAddress, { session_hash: session.hash, token_hash: await sha256Hex(typed(token)) });
		return c.redirect(`${PATH}?done=added`, 303);
	});
}

async function page(c: PageContext, session: Session, refused?: Refused) {
	const { db, identityProviders } = c.var.services;
	const now = Date.now();
	const { id } = session.user;
	const [addresses, identities] = await Promise.all([addressesOf(db, id), identitiesOf(db, id)]);
	const stops = await Promise.all(addresses.map(async ({ address }) => stopsOf(db, await sha256Hex(address))));
	const isChangeable = isFresh(session.since, now);
	const token = isChangeable ? await formTokenOf(c) : null;
	// A form may lead to a provider, and from there to whoever it asks in turn.
	if (isChangeable && identityProviders.length > 0) {
		c.set("formTargets", ["https:", ...identityProviders.map(({ origin }) => origin)]);
	}
	return showAccount(
		c,
		{ at: PATH, title: t.title },
		<>
			<h1>{t.title}</h1>
			{refused === undefined && <Done c={c} />}
			{!isChangeable && <Notice>{t.fresh(<a href={freshPath(PATH)}>{t.signInAgain}</a>)}</Notice>}
			<Addresses
				addresses={addresses.map((one, at) => ({ ...one, stops: (stops[at] ?? []).map(({ reason }) => reason) }))}
				path={PATH}
				now={now}
				token={token}
				refused={refused === undefined ? null : { typed: refused.sent.email, error: refused.error }}
			/>
			<Elsewhere providers={identityProviders} identities={identities} path={PATH} now={now} token={token} />
		</>,
	);
}

/** What was done a moment ago. */
function Done({ c }: { c: PageContext }) {
	const failed = c.req.query("failed");
	if (failed !== undefined) {
		const isSaid = failed === "identity_taken" || failed === "sign_in_again";
		return <Notice kind="problem">{t.failed[isSaid ? failed : "else"]}</Notice>;
	}
	switch (c.req.query("done")) {
		case "asked":
			return (
				<Notice>
					{t.done.asked(SIGN_IN_LINK_SECONDS / 60)}{" "}
					{c.var.services.settings.environment === "local" && <a href="/dev/mail">{t.done.mailbox}</a>}
				</Notice>
			);
		case "connected":
			return <Notice kind="good">{t.done.connected}</Notice>;
		case "disconnected":
			return <Notice kind="good">{t.done.disconnected}</Notice>;
		case "added":
			return <Notice kind="good">{t.done.added}</Notice>;
		case "primary":
			return <Notice kind="good">{t.done.primary}</Notice>;
		case "removed":
			return (
				<Notice kind="good">
					{t.done.removed} <a href="/account/sessions">{t.done.sessions}</a>
				</Notice>
			);
		default:
			return null;
	}
}

/** Where a mailed link leads. Opening it does nothing yet: mail scanners open links, but they send no forms. */
async function confirm(c: PageContext, { user }: Session, secret: string) {
	const address = await openEmailLink(c.var.services.db, user.id, await sha256Hex(secret), Date.now());
	if (address === null) throw emailLinkGone();
	const token = await formTokenOf(c);
	return show(
		c,
		{ title: t.confirm.title, width: "narrow" },
		<article class="card">
			<h1>{t.confirm.title}</h1>
			<p>{t.confirm.about(<strong>{address}</strong>, <strong>{user.email}</strong>)}</p>
			<PostForm action={`${PATH}/confirm`} token={token}>
				<input type="hidden" name="token" value={secret} />
				<p class="actions">
					<button type="submit">{t.confirm.button}</button>
					<a href={PATH}>{t.confirm.back}</a>
				</p>
			</PostForm>
		</article>,
	);
}
