import type { FC } from "hono/jsx";
import type { DiscountReason } from "#core/launches/vote-rules";
import type { WillCount } from "#store/votes";
import { PostForm } from "../form.tsx";
import { signInTo } from "../sign-in-to.ts";
import type { Voting } from "../voting.ts";
import { number } from "../words/format.ts";
import { words } from "../words/words.ts";
import { drawn } from "./drawn.ts";
import { Arrow, Icon } from "./icons.tsx";

const t = words.votes;

/** A number of votes and what it counts. */
export interface Count {
	value: number;
	one: string;
	many: string;
}

export function votesOf(value: number): Count {
	return { value, ...t.ofAllTime };
}

/** Votes cast in a launch week: wherever a week is shown, these are the number, because they rank it. */
export function weekVotesOf(value: number): Count {
	return { value, ...t.ofWeek };
}

/** A number of votes with its words under it, where nobody can vote. */
export const CountOf: FC<{ of: Count }> = ({ of: { value, one, many } }) => (
	<p class="count">
		<strong>{number(value)}</strong> {value === 1 ? one : many}
	</p>
);

/** Why a vote does not count, to whoever cast it; or when it will. */
export function uncountedWords(reason: DiscountReason, willCount: WillCount): string {
	return willCount === null ? t.notCounted(t.reasons[reason]) : t.young[willCount];
}

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
		return (
			<div class={box}>
				<a class="vote" href={signInTo({ act: "vote", listing: listing.slug }, returnTo)} rel="nofollow">
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
			{vote?.discountReason != null && <small>{uncountedWords(vote.discountReason, vote.willCount)}</small>}
		</div>
	);
};

/** Arrow, word and number; the word is seen on large buttons only, and heard on all. */
const Inside: FC<{ name: string; count: Count; isVoted: boolean }> = ({ name, count, isVoted }) => (
	<>
		<Arrow />
		{isVoted && <Icon of="check" />}
		<span class="vote-word visually-hidden">
			{isVoted ? t.voted : t.vote}
			<span class="visually-hidden"> {t.pressedFor(<bdi>{name}</bdi>, isVoted)} </span>
		</span>
		{drawn(`votes ${count.value} ${count.one} ${count.many}`, () => (
			<>
				<strong data-count={count.value}>{number(count.value)}</strong>
				<span class="visually-hidden" data-one={` ${count.one}`} data-many={` ${count.many}`}>
					{" "}
					{count.value === 1 ? count.one : count.many}
				</span>
			</>
		))}
	</>
);
