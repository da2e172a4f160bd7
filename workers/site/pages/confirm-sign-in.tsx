import { signInLinkGone } from "#actions/account/sign-in-by-link";
import { INTENT_WORDS } from "#core/access/intent";
import { sha256Hex } from "#core/sha256";
import { openSignInLink } from "#store/sign-in-links";
import { isFresh } from "#usecases/fresh-sign-in";
import { confirmLink } from "#workers/site/access/confirm-link";
import { PostForm } from "../form.tsx";
import { carryOut, intentOf } from "../intents.ts";
import { show } from "../layout.tsx";
import { formTokenOf, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.signIn;

/** Where a mailed link leads. Opening it does nothing yet: mail scanners open links, but they send no forms. */
export default function confirmSignInPage(site: Site): void {
	site.get("/sign-in/confirm", async (c) => {
		const secret = c.req.query("token") ?? "";
		const link = await openSignInLink(c.var.services.db, await sha256Hex(secret), Date.now());
		if (link === null) {
			const { session } = c.var;
			// Whoever goes back to it has used it just now.
			if (session !== null && isFresh(session.since, Date.now())) return c.redirect("/account", 303);
			throw signInLinkGone();
		}
		const intent = await intentOf(c, link.intent);
		const token = await formTokenOf(c);
		return show(
			c,
			{ title: t.confirmSigningIn, width: "narrow" },
			<article class="card">
				<h1>{t.confirmSigningIn}</h1>
				<p>{t.youAreAboutToSign(c.var.services.settings.siteName, <strong>{link.email}</strong>)}</p>
				<PostForm action="/sign-in/confirm" token={token}>
					<input type="hidden" name="token" value={secret} />
					<button type="submit">
						{t.signInTo(intent !== null && t.alsoAct(INTENT_WORDS[intent.intent.act], <bdi>{intent.name}</bdi>))}
					</button>
				</PostForm>
				<p class="muted">{t.youDidNotAskFor}</p>
			</article>,
		);
	});

	site.post("/sign-in/confirm", async (c) => {
		const body = await c.req.parseBody();
		const now = await confirmLink(c, c.var.services, typeof body.token === "string" ? body.token : "");
		return c.redirect(await carryOut(c, now), 303);
	});
}
