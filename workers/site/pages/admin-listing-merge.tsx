import mergeListings from "#actions/listings/merge-listings";
import { AppError, notFound } from "#core/errors";
import { mergePreview } from "#store/merged-listings";
import { listingOfSlug } from "#store/owned-listings";
import { openWeek } from "#usecases/launches/open-week";
import { pairToMerge } from "#usecases/listings/merging";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused } from "../attempt.ts";
import { Notice } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { decided } from "../parts/admin/decided.ts";
import { Decision } from "../parts/admin/decision.tsx";
import { typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { number } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.teamListings;

/** For the site team: two listings of one product become one, after a look at what moves. */
export default function adminListingMergePage(site: Site): void {
	site.get("/admin/listings/:slug/merge", (c) => page(c, c.req.param("slug"), c.req.query("into") ?? ""));

	site.post("/admin/listings/:slug/merge", (c) => {
		const slug = c.req.param("slug");
		return decided(
			c,
			`/admin/listings/${slug}`,
			async (sent) => {
				const [version, into_version, listing_id, into_id] = ["version", "into_version", "listing_id", "into_id"].map(
					(name) => Number(sent[name]),
				) as [number, number, number, number];
				await act(c, mergeListings, { listing_id, into_id, version, into_version, reason: typed(sent.reason) });
			},
			({ sent, error }) => page(c, slug, typed(sent.into), { sent, error }),
		);
	});
}

/** The slug in what was typed: it may be a whole address. */
const slugIn = (text: string): string => text.trim().replace(/\/+$/, "").split("/").at(-1)?.toLowerCase() ?? "";

async function page(c: PageContext, slug: string, into: string, refused?: Refused) {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const home = `/admin/listings/${slug}`;
	const [from, to, token] = await Promise.all([
		listingOfSlug(db, slug),
		listingOfSlug(db, slugIn(into)),
		formTokenOf(c),
	]);
	if (from === null) return notFound("listing");
	const week = await openWeek(db, new Date());
	const refusal =
		to === null
			? t.noSuch
			: await whyNot(() => pairToMerge(db, { listing_id: from.listing.id, into_id: to.listing.id }, week));
	const frame = {
		area: "listings" as const,
		width: "narrow" as const,
		title: t.mergeTitle(from.listing.name),
		above: [
			{ href: "/admin/listings", label: t.title },
			{ href: home, label: from.listing.name },
		],
	};
	const names = [<bdi>{from.listing.name}</bdi>, <bdi>{to?.listing.name ?? into}</bdi>] as const;
	if (to === null || refusal !== null) {
		c.status(400);
		return showAdminPage(
			c,
			frame,
			<>
				<h1>{t.mergeHeading(...names)}</h1>
				<Notice kind="problem">{refusal ?? t.noSuch}</Notice>
				<p>
					<a class="button" href={home}>
						{t.back}
					</a>
				</p>
			</>,
		);
	}
	const preview = await mergePreview(db, { from: from.listing.id, to: to.listing.id, week });
	return showAdminPage(
		c,
		frame,
		<>
			<h1>{t.mergeHeading(...names)}</h1>
			<p class="lead">{t.mergeLead(...names)}</p>
			<table>
				<thead>
					<tr>
						<th scope="col">{t.what}</th>
						<th scope="col">{t.moves}</th>
						<th scope="col">{t.stays}</th>
					</tr>
				</thead>
				<tbody>
					{(Object.keys(t.kinds) as (keyof typeof preview)[]).map((kind) => (
						<tr>
							<th scope="row">{t.kinds[kind]}</th>
							<td>{number(preview[kind].moves)}</td>
							<td>{number(preview[kind].stays)}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p>{t.votesMove(preview.vote)}</p>
			<Decision
				c={c}
				action={`${home}/merge`}
				token={token}
				hidden={{
					listing_id: from.listing.id,
					version: from.listing.version,
					into_id: to.listing.id,
					into_version: to.listing.version,
					into: to.listing.slug,
				}}
				reason={{ label: t.reasonForBoth }}
				refused={refused}
				buttons={[{ value: "merge", label: t.mergeThem, kind: "danger" }]}
			/>
		</>,
	);
}

/** What stands in the way of it, in words for the team; null where nothing does. */
async function whyNot(doIt: () => Promise<unknown>): Promise<string | null> {
	try {
		await doIt();
		return null;
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		return error.errors[0]?.message ?? error.message;
	}
}
