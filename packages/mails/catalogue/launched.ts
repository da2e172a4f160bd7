import * as z from "zod";
import { weekEnd } from "#core/launches/week";
import { dayOfMonth } from "#core/words/format";
import { button, link, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { ownProduct } from "#mails/facts";
import { mailWords } from "#mails/words/words";

const t = mailWords.launches.launched;

/** To the people of a listing: it has launched. */
export const launched = defineMail({
	name: "launched",
	purpose: "launches",
	facts: z.object({ product: ownProduct, week: z.string() }),
	compose: ({ product: { id, name, slug }, week }, { siteName, links }) => ({
		subject: t.subject(name),
		body: [
			paragraph(t.live(name, siteName)),
			paragraph(t.votes(dayOfMonth(new Date(weekEnd(week).getTime() - 1)))),
			button(mailWords.launches.look, links.listing(slug)),
			link(t.share, links.shareOwn(id)),
		],
		reason: mailWords.launches.reason(name, siteName),
	}),
});
