import type { FC } from "hono/jsx";
import type { z } from "zod";
import { DAY_MS, type WeekKey, weekOf, weekStart } from "#core/launches/week";
import { evidenceOf } from "#core/listings/evidence-counts";
import type { Settings } from "#core/settings";
import type getListing from "#operations/directory/get-listing";
import type getBadges from "#operations/launches/get-badges";
import type { PreviewImage } from "../share/preview.ts";
import { type LaunchPhase, listingTexts } from "../share/texts.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";
import { ShareImage, ShareTexts } from "./share.tsx";
import { Snippet } from "./snippet.tsx";

const t = words.share;

interface Props {
	listing: z.output<(typeof getListing)["output"]>;
	image: PreviewImage | null;
	/** For its owner: the first it has earned. */
	badge: z.output<(typeof getBadges)["output"]>["badges"][number] | undefined;
	isOwner: boolean;
	settings: Settings;
	now: Date;
}

/** What somebody needs to pass a listing on: image, texts, address, badge, and how long until its launch. */
export const ShareKit: FC<Props> = ({ listing, image, badge, isOwner, settings, now }) => {
	const phase = phaseOf(listing, now);
	const facts = evidenceOf(listing);
	const count = facts.quoted + facts.team + facts.owner + facts.blank;
	const legend = count === 0 ? null : t.evidence(count, facts);
	return (
		<>
			<p class="lead">
				<Standing phase={phase} week={listing.launch_week} now={now} isOwner={isOwner} />
			</p>
			<div class="share-columns">
				<div>
					<ShareImage image={image} file={`${listing.slug}.png`} />
					<ShareTexts texts={listingTexts(listing, listing.links.page, { phase, legend, settings })} />
				</div>
				<div>
					<section aria-labelledby="address">
						<h2 id="address">{t.address}</h2>
						<Snippet label={t.addressLabel}>{listing.links.page}</Snippet>
					</section>
					<section aria-labelledby="badge">
						<h2 id="badge">{t.badge}</h2>
						{badge !== undefined && (
							<>
								<p>
									<img
										src={new URL(badge.image.url).pathname}
										alt={badge.title}
										width={badge.image.width}
										height={badge.image.height}
									/>
								</p>
								<Snippet label={t.badgeCode}>{badge.embed.html}</Snippet>
							</>
						)}
						<p>
							<a href={`/listings/${listing.slug}/badges`}>{t.everyBadge}</a>
						</p>
					</section>
				</div>
			</div>
		</>
	);
};

function phaseOf({ launch_week, status }: { launch_week: string | null; status: string }, now: Date): LaunchPhase {
	if (status === "scheduled" && launch_week !== null) return "coming";
	return launch_week === weekOf(now) ? "now" : "listed";
}

interface StandingProps {
	phase: LaunchPhase;
	week: string | null;
	now: Date;
	isOwner: boolean;
}

/** How long until its launch, or what its launch comes to now. */
const Standing: FC<StandingProps> = ({ phase, week, now, isOwner }) => {
	if (phase === "coming" && week !== null) {
		const left = weekStart(week as WeekKey).getTime() - now.getTime();
		return (
			<>
				<strong>{t.daysLeft(Math.max(0, Math.ceil(left / DAY_MS)))}</strong> {t.begins(dayOf(week))}
			</>
		);
	}
	if (phase === "now") return <>{isOwner ? t.yourWeek : t.itsWeek}</>;
	return <>{isOwner ? t.yours : t.theirs}</>;
};
