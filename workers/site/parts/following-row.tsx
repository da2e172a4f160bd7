import type { FC } from "hono/jsx";
import type { Followed } from "#store/follows";
import { PostForm } from "../form.tsx";

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
						{isMailed ? "Mails on" : "Mails off"}
						<span class="visually-hidden">
							{" "}
							about {name}, press to turn them {isMailed ? "off" : "on"}
						</span>
					</button>
				</PostForm>
			)}
			<PostForm action={`${path}/${follows ? "unfollow" : "follow"}`} token={token} press>
				<input type="hidden" name="return_to" value={returnTo} />
				<button type="submit" class="secondary" aria-pressed={follows ? "true" : "false"}>
					{follows ? "Following" : "Follow"}
					<span class="visually-hidden">
						{" "}
						{name}
						{follows && ", press to end it"}
					</span>
				</button>
			</PostForm>
		</div>
	);
};
