import { votesBy } from "#store/votes";
import { listPage } from "../list-page.ts";
import { showAccount } from "../parts/account-page.tsx";
import { Empty } from "../parts/empty.tsx";
import { OwnListing } from "../parts/own-listing.tsx";
import { Paging } from "../parts/paging.tsx";
import { uncountedWords } from "../parts/vote-button.tsx";
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
		const { db, links } = c.var.services;
		const list = await listPage(c, (window) => votesBy(db, session.user.id, window));
		return showAccount(
			c,
			{ at: PATH, title: t.title },
			<>
				<h1>{t.title}</h1>
				<p>{t.about}</p>
				{list.isEmpty && (
					<Empty title={t.none} help={t.noneHelp} href="/launches/this" label={words.follows.lookAtLaunches} />
				)}
				<ul class="listings">
					{list.items.map((vote) => (
						<OwnListing listing={vote} links={links}>
							<p class="muted">
								{t.cast(
									dayOf(new Date(vote.at).toISOString()),
									vote.discountReason === null ? null : uncountedWords(vote.discountReason, vote.willCount),
								)}
							</p>
						</OwnListing>
					))}
				</ul>
				<Paging of={list} path={PATH} />
			</>,
		);
	});
}
