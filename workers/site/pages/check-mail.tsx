import { SIGN_IN_LINK_SECONDS } from "#core/limits";
import { show } from "../layout.tsx";
import type { Site } from "../site.ts";

/** What follows asking for a link, for known and unknown addresses alike. */
export default function checkMailPage(site: Site): void {
	site.get("/sign-in/check-mail", (c) =>
		show(
			c,
			{ title: "Check your mail", width: "narrow" },
			<article class="card">
				<h1>Check your mail</h1>
				<p>
					If the address can receive mail, a link to sign in is on its way. It works <strong>once</strong>, for{" "}
					<strong>{SIGN_IN_LINK_SECONDS / 60} minutes</strong>.
				</p>
				<p class="muted">Nothing there? Look into the spam folder, or ask for another link.</p>
				<p class="actions">
					<a href="/sign-in">Ask for another link</a>
					{c.var.services.settings.environment === "local" && <a href="/dev/mail">Open the local mailbox</a>}
				</p>
			</article>,
		),
	);
}
