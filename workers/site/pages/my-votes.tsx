import { PER_PAGE_DEFAULT } from "#core/limits";
import { votesBy } from "#store/votes";
import { pageOfAddress } from "../ask.ts";
import { showAccount } from "../parts/account-page.tsx";
import { OwnListing } from "../parts/own-listing.tsx";
import { Paging } from "../parts/paging.tsx";
import { type Site, signedIn } from "../site.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.account.votes;
const PATH = "/account/votes";

/** What a person has voted for, and whether it counts. Taken back where it was cast: beside its week's race. */
export default function myVotesPage(site: Site): void {
	site.get(PATH, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const page = pageOfAddress(c);
		const window = { limit: PER_PAGE_DEFAULT + 1, offset: (page - 1) * PER_PAGE_DEFAULT };
		const found = await votesBy(c.var.services.db, session.user.id, window);
		return showAccount(
			c,
			{ at: PATH, title: t.title },
			<>
				<h1>{t.title}</h1>
				<p>{t.about}</p>
				{found.length === 0 && page === 1 && (
					<p class="empty">
						{t.none} <a href="/launches/this">{words.follows.lookAtLaunches}</a>
					</p>
				)}
				<ul class="listings">
					{found.slice(0, PER_PAGE_DEFAULT).map((vote) => (
						<OwnListing listing={vote} links={c.var.services.links}>
							<p class="muted">
								{t.cast(dayOf(new Date(vote.at).toISOString()))}{" "}
								{vote.discountReason !== null && words.votes.notCounted(words.votes.reasons[vote.discountReason])}
							</p>
						</OwnListing>
					))}
				</ul>
				<Paging of={{ page, next_page: found.length > PER_PAGE_DEFAULT ? page + 1 : null }} path={PATH} />
			</>,
		);
	});
}
