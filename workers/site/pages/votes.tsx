import castVote from "#actions/votes/cast-vote";
import withdrawVote from "#actions/votes/withdraw-vote";
import { VoteButton } from "../parts/vote-button.tsx";
import { pressed } from "../pressed.ts";
import type { PageContext, Site } from "../site.ts";
import { votingOf } from "../voting.ts";

/** Where vote buttons lead. */
export default function votesPage(site: Site): void {
	site.post("/listings/:slug/vote", (c) => pressed(c, { action: castVote, button: buttonOf(c) }));
	site.post("/listings/:slug/unvote", (c) => pressed(c, { action: withdrawVote, button: buttonOf(c) }));
}

const buttonOf =
	(c: PageContext) =>
	async ({ listing }: { listing: { slug: string; name: string } }, returnTo: string) => (
		<VoteButton listing={listing} voting={{ ...(await votingOf(c, [listing])), returnTo }} />
	);
