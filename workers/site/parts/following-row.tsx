import type { FC } from "hono/jsx";
import type { Followed } from "#store/follows";
import { PostForm } from "../form.tsx";
import { words } from "../words/words.ts";

const t = words.follows;

interface Props {
	listing: Pick<Followed, "slug" | "name">;
	follows: boolean;
	isMailed: boolean;
	token: string;
	returnTo: string;
}

/** The switches of something that a person follows: mails, and following itself. Both in one piece, which scripts replace. */
export const FollowSwitches: FC<Props> = ({ listing, follows, isMailed, token, returnTo }) => {
	const path = `/account/following/${listing.slug}`;
	const name = <bdi>{listing.name}</bdi>;
	return (
		<div class="press-box actions">
			{follows && (
				<PostForm action={`${path}/${isMailed ? "no-mails" : "mails"}`} token={token} press>
					<input type="hidden" name="return_to" value={returnTo} />
					<button type="submit" class="secondary" aria-pressed={isMailed ? "true" : "false"}>
						{isMailed ? t.row.mailsOn : t.row.mailsOff}
						<span class="visually-hidden"> {t.row.about(name, isMailed)}</span>
					</button>
				</PostForm>
			)}
			<PostForm action={`${path}/${follows ? "unfollow" : "follow"}`} token={token} press>
				<input type="hidden" name="return_to" value={returnTo} />
				<button type="submit" class="secondary" aria-pressed={follows ? "true" : "false"}>
					{follows ? t.following : t.follow}
					<span class="visually-hidden">
						{" "}
						{name}
						{follows && `, ${t.pressToEnd}`}
					</span>
				</button>
			</PostForm>
		</div>
	);
};
