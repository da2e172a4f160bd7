import type { FC } from "hono/jsx";
import { intentText } from "#core/access/intent";
import type { DiscountReason } from "#core/launches/vote-rules";
import { PostForm } from "../form.tsx";
import type { Voting } from "../voting.ts";

/** Why a vote does not count, to its voter and in the public audit. */
export const DISCOUNT_WORDS: Record<DiscountReason, string> = {
	new_account: "the account was less than a day old",
	new_account_burst: "many accounts were opened at once to vote for the same product",
	same_network: "several votes came from one network within an hour",
	moderated: "the site team took it out",
};

/** What the voter of a new account is told: theirs is only not counted yet. */
const YOUNG = "Counts once your account is a day old.";

interface Props {
	listing: { slug: string; name: string };
	voting: Voting;
}

/** Casts a vote, or takes it back: a form that works without script, and in place with it (`/assets/press.js`). */
export const VoteButton: FC<Props> = ({ listing, voting }) => {
	const { token, returnTo, own } = voting;
	const path = `/listings/${listing.slug}`;
	if (token === null) {
		const query = new URLSearchParams({ do: intentText({ act: "vote", listing: listing.slug }), return_to: returnTo });
		return (
			<a class="button vote" href={`/sign-in?${query}`} rel="nofollow">
				Vote
				<span class="visually-hidden">
					{" "}
					for <bdi>{listing.name}</bdi>
				</span>
			</a>
		);
	}
	const vote = own.get(listing.slug);
	return (
		<div class="vote-box">
			<PostForm action={`${path}/${vote === undefined ? "vote" : "unvote"}`} token={token} press>
				<input type="hidden" name="return_to" value={returnTo} />
				<button type="submit" class="vote" aria-pressed={vote === undefined ? "false" : "true"}>
					{vote === undefined ? "Vote" : "Voted"}
					<span class="visually-hidden">
						{" "}
						for <bdi>{listing.name}</bdi>
						{vote !== undefined && ", press to take it back"}
					</span>
				</button>
			</PostForm>
			{vote?.discountReason != null && (
				<small class="muted">
					{vote.discountReason === "new_account" ? YOUNG : `Not counted: ${DISCOUNT_WORDS[vote.discountReason]}.`}
				</small>
			)}
		</div>
	);
};
