import type { FC } from "hono/jsx";
import { intentText } from "#core/access/intent";
import type { DiscountReason } from "#core/launches/vote-rules";
import { PostForm } from "../form.tsx";
import type { Voting } from "../voting.ts";
import { Arrow, Icon } from "./icons.tsx";

/** Why a vote does not count, to its voter and in the public audit. */
export const DISCOUNT_WORDS: Record<DiscountReason, string> = {
	new_account: "the account was less than a day old",
	new_account_burst: "many accounts were opened at once to vote for the same product",
	same_network: "several votes came from one network within an hour",
	moderated: "the site team took it out",
};

/** What the voter of a new account is told: theirs is only not counted yet. */
const YOUNG = "Counts once your account is a day old.";

/** A number of votes and what it counts. */
export interface Count {
	value: number;
	one: string;
	many: string;
}

export function votesOf(value: number): Count {
	return { value, one: "vote", many: "votes" };
}

/** Votes cast in a launch week: wherever a week is shown, these are the number, because they rank it. */
export function weekVotesOf(value: number): Count {
	return { value, one: "week vote", many: "week votes" };
}

/** A number of votes with its words under it, where nobody can vote. */
export const CountOf: FC<{ of: Count }> = ({ of: { value, one, many } }) => (
	<p class="count">
		<strong>{value.toLocaleString("en")}</strong> {value === 1 ? one : many}
	</p>
);

interface Props {
	listing: { slug: string; name: string };
	voting: Voting;
	/** The number in the button. A script that sends the form in place counts on by itself, and asks without. */
	count?: Count;
	/** With its word, as the main button of a page. */
	isLarge?: boolean;
}

/** Casts a vote, or takes it back: a form that works without script, and in place with it (`press.js`). */
export const VoteButton: FC<Props> = ({ listing, voting, count = votesOf(0), isLarge }) => {
	const { token, returnTo, own } = voting;
	const path = `/listings/${listing.slug}`;
	const box = isLarge ? "vote-box l" : "vote-box";
	if (token === null) {
		const query = new URLSearchParams({ do: intentText({ act: "vote", listing: listing.slug }), return_to: returnTo });
		return (
			<div class={box}>
				<a class="vote" href={`/sign-in?${query}`} rel="nofollow">
					<Inside name={listing.name} count={count} isVoted={false} />
				</a>
			</div>
		);
	}
	const vote = own.get(listing.slug);
	return (
		<div class={box}>
			<PostForm action={`${path}/${vote === undefined ? "vote" : "unvote"}`} token={token} press>
				<input type="hidden" name="return_to" value={returnTo} />
				<button type="submit" class="vote" aria-pressed={vote === undefined ? "false" : "true"}>
					<Inside name={listing.name} count={count} isVoted={vote !== undefined} />
				</button>
			</PostForm>
			{vote?.discountReason != null && (
				<small>
					{vote.discountReason === "new_account" ? YOUNG : `Not counted: ${DISCOUNT_WORDS[vote.discountReason]}.`}
				</small>
			)}
		</div>
	);
};

/** Arrow, word and number; the word is seen on large buttons only, and heard on all. */
const Inside: FC<{ name: string; count: Count; isVoted: boolean }> = ({ name, count, isVoted }) => (
	<>
		<Arrow />
		{isVoted && <Icon of="check" />}
		<span class="vote-word visually-hidden">
			{isVoted ? "Voted" : "Vote"}
			<span class="visually-hidden">
				{" "}
				for <bdi>{name}</bdi>
				{isVoted && ", press to take it back"},{" "}
			</span>
		</span>
		<strong data-count={count.value}>{count.value.toLocaleString("en")}</strong>
		<span class="visually-hidden" data-one={` ${count.one}`} data-many={` ${count.many}`}>
			{" "}
			{count.value === 1 ? count.one : count.many}
		</span>
	</>
);
