import type { FC } from "hono/jsx";
import { fieldName } from "#core/words/shared";
import { ownPath } from "../../own-product.ts";
import { dayOf } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { CardEvidence } from "../evidence.tsx";
import type { Own } from "./own.ts";
import { publicCounts } from "./public-counts.ts";

const t = words.owner.side;

/** What else an owner does with a listing. */
const WAYS = [
	["/pictures", t.pictures],
	["/milestones", words.owner.milestones.title],
	["/story", words.owner.story.title],
	["/alternatives", words.owner.alternatives.title],
	["/people", words.owner.people.title],
	["/revenue", words.ownerRevenue.title],
	["/history", words.owner.history.title],
] as const;

const OUT = ["/withdraw", words.owner.withdraw.title] as const;

/** Beside what is to be done: the queue, what can be bought, evidence, people. */
export const Side: FC<{ listing: Own; sellsProducts: boolean }> = ({ listing, sellsProducts }) => {
	const { status, plan, launch_week: week, launch_position: place, founders } = listing;
	const isQueued = status === "awaiting_badge" && plan === "free" && week !== null;
	return (
		<aside class="side">
			{isQueued && place !== null && (
				<section aria-labelledby="place">
					<h2 id="place">{t.place}</h2>
					<p class="place">{place}</p>
					<p class="muted">{t.inWeek(dayOf(week))}</p>
					<p>
						<a href={`/launches/${week}`}>{t.lineUp}</a>
					</p>
				</section>
			)}
			{/* Before a plan is chosen, what is to be done says so itself. */}
			{sellsProducts && status !== "live" && plan === "free" && (
				<section aria-labelledby="sooner">
					<h2 id="sooner">{t.sooner}</h2>
					<p>{t.soonerText}</p>
					<p>
						<a href={`/pricing?listing=${listing.listing_id}`}>{t.prices}</a>
					</p>
				</section>
			)}
			<section aria-labelledby="share">
				<h2 id="share">{words.share.tell}</h2>
				<p>
					<a href={ownPath(listing.listing_id, "/share")}>{words.share.kit}</a>
				</p>
			</section>
			<section aria-labelledby="evidence">
				<h2 id="evidence">{t.evidence}</h2>
				<CardEvidence of={publicCounts(listing)} />
				{listing.not_found_on_website.length > 0 && (
					<p class="muted">
						{t.blanks}: {listing.not_found_on_website.map(fieldName).join(", ")}.{" "}
						<a href={ownPath(listing.listing_id, "/edit")}>{t.fill}</a>
					</p>
				)}
			</section>
			<section aria-labelledby="more">
				<h2 id="more">{t.more}</h2>
				<ul class="ways">
					{[...WAYS, ...(status === "draft" ? [] : [OUT])].map(([part, label]) => (
						<li>
							<a href={ownPath(listing.listing_id, part)}>{label}</a>
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="founders">
				<h2 id="founders">{t.founders}</h2>
				{founders.length === 0 ? (
					<p class="muted">{t.noFounders}</p>
				) : (
					<ul>
						{founders.map(({ slug, name }) => (
							<li>
								<a href={`/founders/${slug}`}>
									<bdi>{name}</bdi>
								</a>
							</li>
						))}
					</ul>
				)}
				<p>
					<a href={ownPath(listing.listing_id, "/people")}>{t.invite}</a>
				</p>
				<p>
					<a href="/account/interview">{t.interview}</a>
				</p>
			</section>
		</aside>
	);
};
