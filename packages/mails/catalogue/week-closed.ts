import * as z from "zod";
import { type BadgeKind, badgeUrl, DEFAULT_BADGE_STYLE } from "#core/badges/badge";
import { badgeEmbed } from "#core/badges/badge-embed";
import { badgeSize } from "#core/badges/badge-svg";
import { badgeWords } from "#core/badges/badge-words";
import { oneLine } from "#core/web/plain-text";
import { number } from "#core/words/format";
import { type Block, button, link, paragraph } from "#mails/blocks";
import { defineMail, type MailContext } from "#mails/define";
import { ownProduct } from "#mails/facts";
import { mailWords } from "#mails/words/words";

const t = mailWords.launches.closed;

const BADGES: readonly BadgeKind[] = ["launch_of_the_week_1", "launch_of_the_week_2", "launch_of_the_week_3"];

/** To the people of a listing: how its launch week ended, and its award with the badge. */
export const weekClosed = defineMail({
	name: "week-closed",
	purpose: "launches",
	facts: z.object({
		product: ownProduct,
		week: z.string(),
		rank: z.int(),
		launches: z.int(),
		votes: z.int(),
		/** Of the award; null where there is none. */
		place: z.int().min(1).max(3).nullable(),
	}),
	compose({ product, week, rank, launches, votes, place }, ctx) {
		const { name } = product;
		const result = paragraph(t.result(name, number(rank), launches, votes));
		const award =
			place === null ? [result] : [paragraph(t.award(name, place, week)), result, ...badge(product, week, place, ctx)];
		return {
			subject: place === null ? t.subject(name, number(rank)) : t.won(name, place),
			body: [...award, paragraph(t.recount), link(t.votes, `${ctx.links.week(week)}/votes`)],
			reason: mailWords.launches.reason(name, ctx.siteName),
		};
	},
});

/** The award's badge as code to copy, in its first style. */
function badge(
	{ name, slug }: z.output<typeof ownProduct>,
	week: string,
	place: number,
	{ siteName, links }: MailContext,
): Block[] {
	const kind = BADGES[place - 1] ?? "launch_of_the_week_1";
	const words = badgeWords({ kind, week, category: null }, oneLine(siteName), oneLine(name));
	const image = {
		url: badgeUrl(links, slug, { kind, ...DEFAULT_BADGE_STYLE }),
		...badgeSize(DEFAULT_BADGE_STYLE, words),
	};
	return [
		paragraph(t.badge),
		{ kind: "code", text: badgeEmbed(links.listing(slug), image, words.title).html },
		button(t.badges, `${links.listing(slug)}/badges`),
	];
}
