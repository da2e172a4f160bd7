import type { FC } from "hono/jsx";
import type { Following } from "../following.ts";
import { PostForm } from "../form.tsx";
import { signInTo } from "../sign-in-to.ts";
import { words } from "../words/words.ts";
import { Icon } from "./icons.tsx";

const t = words.follows;

/** Follows a listing, or ends it; as the vote button works. */
export const FollowButton: FC<{ listing: { slug: string; name: string }; following: Following }> = (props) => {
	const { listing, following } = props;
	const { token, returnTo, follows } = following;
	const { slug, name } = listing;
	if (token === null) {
		return (
			<a class="button l" href={signInTo({ act: "follow", listing: slug }, returnTo)} rel="nofollow">
				<Inside name={name} follows={false} />
			</a>
		);
	}
	return (
		<div class="press-box">
			<PostForm action={`/listings/${slug}/${follows ? "unfollow" : "follow"}`} token={token} press>
				<input type="hidden" name="return_to" value={returnTo} />
				<button type="submit" class="secondary l" aria-pressed={follows ? "true" : "false"}>
					<Inside name={name} follows={follows} />
				</button>
			</PostForm>
		</div>
	);
};

const Inside: FC<{ name: string; follows: boolean }> = ({ name, follows }) => (
	<>
		<Icon of={follows ? "check" : "bell"} />
		<span class="word">{follows ? t.following : t.follow}</span>
		<span class="visually-hidden">
			{" "}
			<bdi>{name}</bdi>
			{follows && `, ${t.pressToEnd}`}
		</span>
	</>
);
