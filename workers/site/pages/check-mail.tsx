import { SIGN_IN_LINK_SECONDS } from "#core/limits";
import { readAsked } from "../asked-link.ts";
import { show } from "../layout.tsx";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.signIn;

/** What follows asking for a link, for known and unknown addresses alike. */
export default function checkMailPage(site: Site): void {
	site.get("/sign-in/check-mail", (c) => {
		const asked = readAsked(c);
		return show(
			c,
			{ title: t.checkYourMail, width: "narrow" },
			<article class="card">
				<h1>{t.checkYourMail}</h1>
				{asked !== null && (
					<p class="lead">
						<bdi>{asked.email}</bdi>
					</p>
				)}
				<p>
					{t.ifTheAddressCanReceive(<strong>{t.once}</strong>, <strong>{t.minutes(SIGN_IN_LINK_SECONDS / 60)}</strong>)}
				</p>
				<p class="muted">{t.nothingThereLookIntoThe}</p>
				<p class="actions">
					<a href={asked?.again ?? "/sign-in"}>{t.askForAnotherLink}</a>
					{c.var.services.settings.environment === "local" && <a href="/dev/mail">{t.openTheLocalMailbox}</a>}
				</p>
			</article>,
		);
	});
}
