import signOut from "#actions/account/sign-out";
import { forgetSession } from "#workers/http/session";
import { act } from "../act.ts";
import type { Site } from "../site.ts";

/** Ends the session of this browser. */
export default function signOutPage(site: Site): void {
	site.post("/sign-out", async (c) => {
		const { session } = c.var;
		if (session !== null) await act(c, signOut, { session_hash: session.hash, which: "this" });
		forgetSession(c);
		return c.redirect("/", 303);
	});
}
