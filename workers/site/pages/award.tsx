import { AppError } from "#core/errors";
import type { WeekKey } from "#core/launches/week";
import { show } from "../layout.tsx";
import { Postmark } from "../parts/award.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { ShareImage, ShareTexts } from "../parts/share.tsx";
import { awardOf } from "../share/award-of.ts";
import { awardPreview } from "../share/preview.ts";
import { awardTexts } from "../share/texts.ts";
import type { Site } from "../site.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";
import { awardPath } from "./awards.tsx";

const t = words.awards.one;

/** One award: what won it, by how many votes, and what to pass on. */
export default function awardPage(site: Site): void {
	site.get("/awards/:week/:slug", async (c) => {
		const { settings, links } = c.var.services;
		const award = await awardOf(c, c.req.param("week"), c.req.param("slug"));
		if (award === null) throw new AppError("not_found", t.none);
		const { week, place, votes, listing } = award;
		const image = await awardPreview(award, settings);
		const canonical = awardPath(week, listing.slug);
		return show(
			c,
			{
				title: t.title(listing.name, place),
				description: t.about(listing.name, place, votes, dayOf(week)),
				canonical,
				image,
				scripts: ["copy.js"],
			},
			<>
				<Crumbs above={[{ href: "/awards", label: words.awards.title }]} />
				<div class="award-head">
					<Postmark place={place} week={week as WeekKey} id="postmark" size="l" />
					<div>
						<h1>
							<bdi>{listing.name}</bdi>
						</h1>
						<p class="tagline">{t.heading(place)}</p>
						<p>{t.result(place, votes, <a href={`/launches/${week}`}>{t.week(dayOf(week))}</a>)}</p>
						<p class="actions">
							<a class="button" href={`/listings/${listing.slug}`}>
								{t.visit}
							</a>
							<a class="button" href={`/listings/${listing.slug}/badges?badge=launch_of_the_week_${place}`}>
								{t.badge}
							</a>
						</p>
						<p class="muted">
							<a href={`/launches/${week}/votes`}>{t.votes}</a>
						</p>
					</div>
				</div>
				<ShareImage image={image} file={`${listing.slug}-${week}.png`} />
				<ShareTexts texts={awardTexts(award, links.origin + canonical, settings)} />
			</>,
		);
	});
}
