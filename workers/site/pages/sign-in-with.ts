import { parseIntent } from "#core/access/intent";
import { AppError } from "#core/errors";
import { localPath } from "#workers/http/return-to";
import { comeBack, leaveFor } from "#workers/site/access/identity";
import { carryOut } from "../intents.ts";
import type { PageContext, Site } from "../site.ts";

/** Signing in with somebody who knows the person's e-mail address, where one is configured. */
export default function signInWithPage(site: Site): void {
	site.get("/sign-in/with/:provider", async (c) => {
		const returnTo = localPath(c.req.query("return_to"), c.var.services.settings.origin);
		// Only our own page has said what signing in will do besides; a link on another site has not.
		const isOwnPage = c.req.header("Sec-Fetch-Site") === "same-origin";
		const intent = isOwnPage ? parseIntent(c.req.query("do")) : null;
		return c.redirect(await leaveFor(c, c.var.services, providerOf(c), { returnTo, intent }), 302);
	});

	site.get("/sign-in/with/:provider/callback", async (c) => {
		const now = await comeBack(c, c.var.services, providerOf(c));
		if (now === null) return c.redirect("/sign-in?failed", 303);
		return c.redirect(await carryOut(c, now), 303);
	});
}

function providerOf(c: PageContext) {
	const provider = c.var.services.identityProviders.find(({ id }) => id === c.req.param("provider"));
	if (provider === undefined) throw new AppError("not_found", "Signing in there is not set up.");
	return provider;
}
