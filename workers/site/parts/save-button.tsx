import type { FC } from "hono/jsx";
import { PostForm } from "../form.tsx";
import type { Saving } from "../saving.ts";
import { signInTo } from "../sign-in-to.ts";
import { words } from "../words/words.ts";

const t = words.follows.saved;

interface Props {
	listing: { slug: string; name: string };
	saving: Saving;
}

/** Keeps a listing for oneself, or no longer; as the vote button works. */
export const SaveButton: FC<Props> = ({ listing: { slug, name }, saving: { token, returnTo, saved } }) => {
	if (token === null) {
		return (
			<a class="button" href={signInTo({ act: "save", listing: slug }, returnTo)} rel="nofollow">
				{t.save}
				<span class="visually-hidden">
					{" "}
					<bdi>{name}</bdi>
				</span>
			</a>
		);
	}
	const isSaved = saved.has(slug);
	return (
		<div class="press-box">
			<PostForm action={`/listings/${slug}/${isSaved ? "unsave" : "save"}`} token={token} press>
				<input type="hidden" name="return_to" value={returnTo} />
				<button type="submit" class="secondary" aria-pressed={isSaved ? "true" : "false"}>
					{isSaved ? t.isSaved : t.save}
					<span class="visually-hidden">
						{" "}
						<bdi>{name}</bdi>
						{isSaved && `, ${t.pressToEnd}`}
					</span>
				</button>
			</PostForm>
		</div>
	);
};
