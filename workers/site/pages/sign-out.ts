import { closeSession } from "#workers/oauth/session";
import type { Site } from "../site.ts";

/** Ends the session of this browser. */
export default function signOutPage(site: Site): void {
	site.post("/sign-out", async (c) => {
		if (c.var.session !== null) await closeSession(c, c.var.services.db, c.var.session);
		return c.redirect("/", 303);
	});
}
