import requestFreshSignIn from "#actions/account/request-fresh-sign-in";
import { FRESH_SIGN_IN_SECONDS } from "#core/limits";
import { localPath } from "#workers/http/return-to";
import { act } from "../act.ts";
import { PostForm } from "../form.tsx";
import { FRESH_PATH } from "../fresh.ts";
import { show } from "../layout.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.accountData.confirm;

/** Where somebody who is signed in shows once more that it is them, and goes on from there. */
export default function freshSignInPage(site: Site): void {
	site.get(FRESH_PATH, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const returnTo = pathOf(c, c.req.query("return_to"));
		const token = await formTokenOf(c);
		return show(
			c,
			{ title: t.title, width: "narrow" },
			<article class="card">
				<h1>{t.title}</h1>
				<p>{t.about(FRESH_SIGN_IN_SECONDS / 60)}</p>
				<PostForm action={FRESH_PATH} token={token}>
					<input type="hidden" name="return_to" value={returnTo} />
					<p class="actions">
						<button type="submit">{t.mailTo(session.user.email)}</button>
						<a href="/account">{t.back}</a>
					</p>
				</PostForm>
				{c.var.services.identityProviders.map(({ id, label }) => (
					<a class="button wide" href={`/sign-in/with/${id}?${new URLSearchParams({ return_to: returnTo })}`}>
						{words.signIn.continueWith(label)}
					</a>
				))}
			</article>,
		);
	});

	site.post(FRESH_PATH, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { return_to: returnTo } = await c.req.parseBody();
		await act(c, requestFreshSignIn, { return_to: pathOf(c, returnTo) });
		return c.redirect("/sign-in/check-mail", 303);
	});
}

const pathOf = (c: PageContext, wanted: unknown): string =>
	localPath(typeof wanted === "string" ? wanted : "/account", c.var.services.settings.origin);
