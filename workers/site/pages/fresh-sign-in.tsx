import requestFreshSignIn from "#actions/account/request-fresh-sign-in";
import { FRESH_SIGN_IN_SECONDS } from "#core/limits";
import { addressesOf } from "#store/email-addresses";
import { identitiesOf } from "#store/identities";
import { localPath } from "#workers/http/return-to";
import { act } from "../act.ts";
import { leaveAsked } from "../asked-link.ts";
import { PostForm } from "../form.tsx";
import { FRESH_PATH, freshPath } from "../fresh.ts";
import { show } from "../layout.tsx";
import { typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.accountData.confirm;

/** Where somebody who is signed in shows once more that it is them, and goes on from there. */
export default function freshSignInPage(site: Site): void {
	site.get(FRESH_PATH, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const returnTo = pathOf(c, c.req.query("return_to"));
		const { db, identityProviders } = c.var.services;
		const [token, addresses, identities] = await Promise.all([
			formTokenOf(c),
			addressesOf(db, session.user.id),
			identitiesOf(db, session.user.id),
		]);
		// Another one might lead to another account, or begin one.
		const isConnected = (id: string) => identities.some(({ provider, subject }) => provider === id && subject !== null);
		return show(
			c,
			{ title: t.title, width: "narrow" },
			<article class="card">
				<h1>{t.title}</h1>
				<p>{t.about(FRESH_SIGN_IN_SECONDS / 60)}</p>
				<div class="actions">
					{addresses.map(({ address, isPrimary }) => (
						<PostForm action={FRESH_PATH} token={token}>
							<input type="hidden" name="return_to" value={returnTo} />
							<input type="hidden" name="email" value={address} />
							<button type="submit" class={isPrimary ? undefined : "secondary"}>
								{t.mailTo(address)}
							</button>
						</PostForm>
					))}
				</div>
				{identityProviders
					.filter(({ id }) => isConnected(id))
					.map(({ id, label }) => (
						<a class="button wide" href={`/sign-in/with/${id}?${new URLSearchParams({ return_to: returnTo })}`}>
							{words.signIn.continueWith(label)}
						</a>
					))}
				<p>
					<a href="/account">{t.back}</a>
				</p>
			</article>,
		);
	});

	site.post(FRESH_PATH, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { return_to: returnTo, email } = await c.req.parseBody();
		const return_to = pathOf(c, returnTo);
		await act(c, requestFreshSignIn, { return_to, email: typed(email) });
		leaveAsked(c, { email: typed(email), again: freshPath(return_to) });
		return c.redirect("/sign-in/check-mail", 303);
	});
}

const pathOf = (c: PageContext, wanted: unknown): string =>
	localPath(typeof wanted === "string" ? wanted : "/account", c.var.services.settings.origin);
