import { parseIntent } from "#core/access/intent";
import { AppError } from "#core/errors";
import { localPath } from "#workers/http/return-to";
import { comeBack, enterWith, leaveFor } from "#workers/site/access/identity";
import { carryOut } from "../intents.ts";
import { connect, providerOf } from "../providers.ts";
import type { Site } from "../site.ts";

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
		const provider = providerOf(c);
		const came = await comeBack(c, c.var.services, provider);
		if (came?.pending.connects != null) return c.redirect(await connect(c, came), 303);
		if (came === null) return c.redirect("/sign-in?failed", 303);
		try {
			return c.redirect(await carryOut(c, await enterWith(c, c.var.services, provider, came)), 303);
		} catch (error) {
			if (error instanceof AppError && error.code === "identity_refused") {
				return c.redirect(`/sign-in?failed=${error.code}`, 303);
			}
			// Nobody known, and no address that it has verified.
			if (error instanceof AppError && error.code === "invalid_input") return c.redirect("/sign-in?failed", 303);
			throw error;
		}
	});
}
