import type { FC } from "hono/jsx";
import { DEFAULT_BADGE_STYLE } from "#core/badges/badge";
import { badgeSvg } from "#core/badges/badge-svg";
import { badgeWords } from "#core/badges/badge-words";
import { isWithdrawn } from "#core/listings/withdrawn";
import { Notice, PostForm } from "../../form.tsx";
import { ownPath } from "../../own-product.ts";
import { dayOf } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { Snippet } from "../snippet.tsx";
import type { Problems } from "../text-field.tsx";
import type { Own } from "./own.ts";
import { UpdateForm } from "./update-form.tsx";

const t = words.owner.next;

interface Props {
	listing: Own;
	token: string;
	/** Of the directory: its name and its colour, as `#2340a6`. */
	site: { siteName: string; accent: string };
	/** Another listing of the same website that is published already. */
	other: { id: number; slug: string; isMine: boolean } | null;
	/** Whether the money for its launch is under way: nothing is left to choose. */
	isPaying?: boolean;
	/** Whether its launch week runs: telling people of it comes first. */
	isAside?: boolean;
	/** An update that was refused. */
	sent?: Record<string, unknown> | undefined;
	problems?: Problems;
}

/** The one thing that makes sense now. */
export const Next: FC<Props> = (props) => {
	const { listing } = props;
	const can = (operation: string) => listing.next_actions.some((action) => action.operation === operation);
	switch (listing.status) {
		case "draft":
			if (listing.hidden !== null) return <Hidden hidden={listing.hidden} />;
			if (isWithdrawn({ ...listing, hiddenAt: null, launchedAt: parsed(listing.launched_at) })) {
				return <ComeBack {...props} />;
			}
			if (props.isPaying === true) return null;
			return can("choose_free_listing") ? (
				<ChoosePlan {...props} isSold={can("create_checkout")} />
			) : (
				<ListedElsewhere {...props} />
			);
		case "awaiting_badge":
			return can("choose_free_listing") ? <PutBadge {...props} /> : <ListedElsewhere {...props} />;
		case "scheduled":
			return (
				<section aria-labelledby="next">
					<h2 id="next">{t.scheduled(dayOf(listing.launch_week ?? ""))}</h2>
					<p>
						{t.scheduledText(
							<a href={ownPath(listing.listing_id, "/edit")}>{t.finish}</a>,
							<a href={ownPath(listing.listing_id, "/share")}>{t.prepare}</a>,
						)}
					</p>
					{listing.plan === "free" && <p>{t.found(<bdi>{listing.domain}</bdi>)}</p>}
				</section>
			);
		case "live":
			return <UpdateForm {...props} />;
	}
};

const parsed = (time: string | null) => (time === null ? null : Date.parse(time));

const Hidden: FC<{ hidden: { since: string; reason: string } }> = ({ hidden: { since, reason } }) => (
	<section aria-labelledby="next">
		<h2 id="next">{t.hidden}</h2>
		<p>{t.hiddenSince(<time datetime={since}>{dayOf(since)}</time>)}</p>
		<blockquote>
			<p dir="auto">{reason}</p>
		</blockquote>
		<p>{t.hiddenText}</p>
	</section>
);

const ListedElsewhere: FC<Props> = ({ other }) => (
	<section aria-labelledby="next">
		<h2 id="next">{t.listedElsewhere}</h2>
		<p>{t.listedElsewhereText}</p>
		{other !== null && (
			<p>
				<a class="button primary" href={other.isMine ? ownPath(other.id) : `/listings/${other.slug}/claim`}>
					{other.isMine ? t.goToIt : t.claimIt}
				</a>
			</p>
		)}
	</section>
);

const ComeBack: FC<Props> = ({ listing, token }) => (
	<section aria-labelledby="next">
		<h2 id="next">{words.owner.withdraw.back}</h2>
		<p>{words.owner.withdraw.backText}</p>
		{listing.launched_at === null && <p>{words.owner.withdraw.backPaid}</p>}
		<PostForm action={ownPath(listing.listing_id, "/back")} token={token}>
			<button type="submit" class="primary l">
				{words.owner.withdraw.bringBack}
			</button>
		</PostForm>
	</section>
);

const ChoosePlan: FC<Props & { isSold: boolean }> = ({ listing, token, isSold }) => (
	<section aria-labelledby="next">
		<h2 id="next">{t.choose}</h2>
		<p>{t.free}</p>
		<PostForm action={`/account/products/${listing.listing_id}/free`} token={token}>
			<button type="submit" class="primary l">
				{t.chooseFree}
			</button>
		</PostForm>
		{isSold && <p>{t.paid(<a href={`/pricing?listing=${listing.listing_id}`}>{t.prices}</a>)}</p>}
	</section>
);

const PutBadge: FC<Props> = ({ listing, token, site }) => {
	const { badge, domain } = listing;
	return (
		<section aria-labelledby="next">
			<h2 id="next">{t.putBadge(<bdi>{domain}</bdi>)}</h2>
			<p>{t.paste}</p>
			<p class="badge-preview">
				<img src={badgeImage(site, listing.name)} alt={t.badge} />
			</p>
			<Snippet label={t.badgeCode}>{badge.html}</Snippet>
			<PostForm action={`/account/products/${listing.listing_id}/free`} token={token}>
				<button type="submit" class="primary">
					{t.check}
				</button>
			</PostForm>
			{badge.seen !== null && (
				<Notice>
					<p>
						<Seen listing={listing} />
					</p>
					{badge.if_late !== null && <p class="muted">{t.ifLate(dayOf(listing.launch_week ?? ""))}</p>}
				</Notice>
			)}
		</section>
	);
};

/** What the last look at the homepage saw, or that one is under way. */
const Seen: FC<{ listing: Own }> = ({ listing: { badge, listing_id } }) => {
	if (badge.code === "checking") return t.looking(<a href={ownPath(listing_id)}>{t.lookAgain}</a>);
	if (badge.checked_at === null) return <>{badge.seen}</>;
	return t.looked(<time datetime={badge.checked_at}>{dayOf(badge.checked_at)}</time>, badge.seen);
};

/** The badge as an address that holds the image itself: the public one is not there before the listing is. */
function badgeImage({ siteName, accent }: Props["site"], listingName: string): string {
	const badge = { kind: "listed_on", ...DEFAULT_BADGE_STYLE } as const;
	const text = badgeWords({ kind: "listed_on", week: null, category: null }, siteName, listingName);
	return `data:image/svg+xml,${encodeURIComponent(badgeSvg(badge, text, accent))}`;
}
