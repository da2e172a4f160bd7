import { raw } from "hono/html";
import { markdownToHtml } from "#core/content/markdown";
import { DEFAULT_TEXTS, SITE_PAGE_TITLES, SITE_PAGES } from "#core/site-pages/site-pages";
import { sitePage } from "#store/site-pages";
import { Time } from "../form.tsx";
import { show } from "../layout.tsx";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

/** Privacy and terms: as the site team wrote them, and until then what is true of the software. */
export default function sitePagesPage(site: Site): void {
	for (const name of SITE_PAGES) {
		site.get(`/${name}`, async (c) => {
			const { db, settings } = c.var.services;
			const { body, editedAt } = await sitePage(db, name);
			const title = SITE_PAGE_TITLES[name];
			return show(
				c,
				{ title, description: words.frame.pageOf(title, settings.siteName), canonical: `/${name}` },
				<>
					<h1>{title}</h1>
					<div class="prose">{raw(markdownToHtml(body || DEFAULT_TEXTS[name](settings)))}</div>
					{body !== "" && editedAt !== null && <p class="muted">{words.frame.lastChanged(<Time at={editedAt} />)}</p>}
				</>,
			);
		});
	}
}
