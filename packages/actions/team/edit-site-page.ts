import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { SITE_PAGE_MAX } from "#core/limits";
import { SITE_PAGES } from "#core/site-pages/site-pages";
import { rewriteSitePage, sitePage } from "#store/site-pages";
import { text } from "#usecases/fields";
import { savedSince } from "#usecases/saved-since";

/** The site team writes a page of the site; an empty text brings back the software's own. */
export default defineAction({
	id: "edit_site_page",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		page: z.enum(SITE_PAGES),
		/** Of the text as it was read. */
		version: z.int().min(0),
		/** Markdown. */
		body: text(SITE_PAGE_MAX),
	}),
	async handler({ page, version, body }, { db, now }) {
		const written = body.trim();
		const before = await sitePage(db, page);
		return record(
			{
				subject: `page:${page}`,
				detail: { characters: written.length },
				change: changeBetween({ body: before.body }, { body: written }),
			},
			{ page },
			rewriteSitePage(db, page, version, { body: written, now: now.getTime() }),
			{ changed: savedSince("page") },
		);
	},
});
