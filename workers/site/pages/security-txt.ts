import { DAY_MS } from "#core/launches/week";
import type { Site } from "../site.ts";

/** Less than a year, as the standard asks; said anew every day. */
const VALID_DAYS = 180;

/** Where to report a weakness. Source: RFC 9116. */
export default function securityTxtPage(site: Site): void {
	site.get("/.well-known/security.txt", (c) => {
		const { settings, clock } = c.var.services;
		const { origin, teamEmail } = settings;
		const expires = new Date((Math.floor(clock.now().getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);
		const lines = [
			`Contact: mailto:${teamEmail}`,
			`Expires: ${expires.toISOString()}`,
			"Preferred-Languages: en",
			`Canonical: ${origin}/.well-known/security.txt`,
		];
		return c.text(`${lines.join("\n")}\n`, 200, { "Cache-Control": "public, max-age=86400" });
	});
}
