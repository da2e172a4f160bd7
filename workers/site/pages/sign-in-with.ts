import { AppError } from "#core/errors";
import { comeBack, identityProviders, leaveFor } from "#workers/oauth/identity";
import { localPath } from "#workers/oauth/return-to";
import type { PageContext, Site } from "../site.ts";

/** Signing in with somebody who knows the person's e-mail address, where one is configured. */
export default function signInWithPage(site: Site): void {
	site.get("/sign-in/with/:provider", async (c) => {
		const returnTo = localPath(c.req.query("return_to"), c.var.services.settings.origin);
		return c.redirect(await leaveFor(c, c.var.services, providerOf(c), returnTo), 302);
	});

	site.get("/sign-in/with/:provider/callback", async (c) => {
		const returnTo = await comeBack(c, c.var.services, providerOf(c));
		return c.redirect(returnTo ?? "/sign-in?failed", 303);
	});
}

function providerOf(c: PageContext) {
	const provider = identityProviders(c.env).find(({ id }) => id === c.req.param("provider"));
	if (provider === undefined) throw new AppError("not_found", "Signing in there is not set up.");
	return provider;
}
