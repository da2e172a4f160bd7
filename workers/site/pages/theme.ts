import { localPath } from "#workers/http/return-to";
import type { Site } from "../site.ts";
import { keepTheme } from "../theme.ts";

/** Where the colour switch in the footer leads. */
export default function themePage(site: Site): void {
	site.post("/theme", async (c) => {
		const { theme, return_to: wanted } = await c.req.parseBody();
		keepTheme(c, theme);
		return c.redirect(localPath(typeof wanted === "string" ? wanted : "/", c.var.services.settings.origin), 303);
	});
}
