import type { FC } from "hono/jsx";
import type { InviteRow } from "#store/draft-invites";
import { PostForm } from "../../form.tsx";
import { dayOf } from "../../words/format.ts";
import { words } from "../../words/words.ts";

const t = words.owner.people;

interface Props {
	of: InviteRow;
	/** Of the page that it stands on. */
	path: string;
	token: string;
	/** Whether whoever sees it is who accepted it. */
	isOwn: boolean;
}

/** Somebody who was invited to a product, and what its owner can do about it. */
export const InviteLine: FC<Props> = ({ of: invite, path, token, isOwn }) => {
	const { id, email, status, createdAt, acceptedAt } = invite;
	const about = <span class="visually-hidden">{t.to(<bdi>{email}</bdi>)}</span>;
	return (
		<li>
			<div>
				<bdi>{email}</bdi>
				<p class="muted">{t[status](dayOf(new Date(acceptedAt ?? createdAt).toISOString()))}</p>
			</div>
			{status === "accepted" && !isOwn && (
				<details>
					<summary>
						{t.makeOwner}
						{about}
					</summary>
					<p>{t.makeOwnerText(<bdi>{email}</bdi>)}</p>
					<PostForm action={`${path}/owner`} token={token}>
						<input type="hidden" name="invite" value={String(id)} />
						<button type="submit" class="secondary danger">
							{t.makeOwnerNow}
							{about}
						</button>
					</PostForm>
				</details>
			)}
			{status !== "accepted" && (
				<div class="actions">
					<PostForm action={path} token={token}>
						<input type="hidden" name="email" value={email} />
						<button type="submit" class="secondary">
							{t.again}
							{about}
						</button>
					</PostForm>
					{status === "sent" && (
						<PostForm action={`${path}/revoke`} token={token}>
							<input type="hidden" name="email" value={email} />
							<button type="submit" class="secondary danger">
								{t.revoke}
								{about}
							</button>
						</PostForm>
					)}
				</div>
			)}
		</li>
	);
};
