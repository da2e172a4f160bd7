import featureListing from "#actions/listings/feature-listing";
import hideListing from "#actions/listings/hide-listing";
import partListings from "#actions/listings/part-listings";
import rereadListing from "#actions/listings/reread-listing";
import restoreListing from "#actions/listings/restore-listing";
import takeOwnerOff from "#actions/listings/take-owner-off";
import { AppError, notFound } from "#core/errors";
import { entriesAbout } from "#store/audit-log";
import { columnsOf } from "#store/listing-edits";
import { type TeamListingFacts, teamListing } from "#store/team-listing";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused } from "../attempt.ts";
import { Notice, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changes } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { Around } from "../parts/admin/listing/around.tsx";
import { Decisions } from "../parts/admin/listing/decisions.tsx";
import { TeamFacts } from "../parts/admin/listing/facts.tsx";
import { typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { listedElements } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.teamListings;

const CHANGES_SHOWN = 10;

/** For the site team: everything about one listing, public or not, and what can be done with it. */
export default function adminListingWholePage(site: Site): void {
	site.get("/admin/listings/:slug", (c) => page(c, c.req.param("slug")));

	site.post("/admin/listings/:slug/decide", (c) => {
		const slug = c.req.param("slug");
		return decided(
			c,
			`/admin/listings/${slug}`,
			async (sent) => {
				const { listing } = await named(c, slug);
				const of = { listing_id: listing.id, version: Number(sent.version) };
				const reason = typed(sent.reason);
				switch (sent.decision) {
					case "hide":
						await act(c, hideListing, { ...of, reason });
						return {};
					case "restore":
						await act(c, restoreListing, { ...of, reason });
						return {};
					case "part":
						await act(c, partListings, { ...of, reason });
						return {};
					case "take_off":
						await act(c, takeOwnerOff, { ...of, reason });
						return {};
					case "feature":
					case "unfeature":
						await act(c, featureListing, { ...of, featured: sent.decision === "feature" });
						return {};
					case "reread":
						await act(c, rereadListing, { listing_id: listing.id });
						return { read: "now" };
					default:
						throw new AppError("not_found", "There is no such decision.");
				}
			},
			(refused) => page(c, slug, refused),
		);
	});
}

async function named(c: PageContext, slug: string): Promise<TeamListingFacts> {
	return (await teamListing(c.var.services.db, slug)) ?? notFound("listing");
}

async function page(c: PageContext, slug: string, refused?: Refused) {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const of = await named(c, slug);
	const { listing, profile } = of;
	const [changes, token] = await Promise.all([
		entriesAbout(c.var.services.db, `listing:${listing.id}`, CHANGES_SHOWN),
		formTokenOf(c),
	]);
	const home = `/admin/listings/${slug}`;
	return showAdminPage(
		c,
		{ area: "listings", above: [{ href: "/admin/listings", label: t.title }], title: listing.name },
		<>
			<h1>
				<bdi>{listing.name}</bdi>
			</h1>
			<p class="muted">{t.meta(listing.id, <bdi>{listing.domain}</bdi>, <Time at={listing.createdAt} />)}</p>
			{c.req.query("read") === "now" && <Notice kind="good">{t.rereadLeft}</Notice>}
			<Standing of={of} />
			<p class="actions">
				<a class="button" href={`${home}/edit`}>
					{t.editFacts}
				</a>
				{(listing.status === "live" || listing.status === "scheduled") && (
					<a class="button" href={`/listings/${slug}`}>
						{t.seePage}
					</a>
				)}
			</p>
			<Decisions c={c} of={of} token={token} refused={refused} />
			<section aria-labelledby="facts">
				<h2 id="facts">{t.facts}</h2>
				<TeamFacts facts={{ columns: columnsOf(listing), profile }} />
			</section>
			<Around of={of} />
			<Changes of={changes} c={c} token={token} />
		</>,
	);
}

/** Where it stands, and why nobody sees it. */
const Standing = ({ of: { listing, hidings, mergedInto, merged } }: { of: TeamListingFacts }) => {
	const [last] = hidings;
	const link = ({ slug, name }: { slug: string; name: string }) => (
		<a href={`/admin/listings/${slug}`}>
			<bdi>{name}</bdi>
		</a>
	);
	return (
		<>
			<p>
				<span class={listing.status === "live" ? "tag good" : "tag"}>
					{listing.hiddenAt === null ? t.statuses[listing.status] : t.statuses.hidden}
				</span>{" "}
				<span class="tag">{t.plans[listing.plan ?? "none"]}</span>{" "}
				{listing.featured && <span class="tag paid">{t.tagPaid}</span>}
				{listing.teamPick && <span class="tag">{t.tagFeatured}</span>}
			</p>
			{listing.hiddenAt !== null && last !== undefined && (
				<Notice>
					<p>{mergedInto === null ? t.isHidden(<Time at={listing.hiddenAt} />) : t.isMerged(link(mergedInto))}</p>
					<p dir="auto">{last.reason}</p>
				</Notice>
			)}
			{merged.length > 0 && <p>{t.hasMerged(listedElements(merged.map(link)))}</p>}
		</>
	);
};
