import type { FC } from "hono/jsx";
import { EMAIL_MAX } from "#core/web/email";
import { PostForm } from "../../form.tsx";
import { dayOf } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import type { Draft } from "./rows.ts";

const t = words.draft.invites;

/** Co-founders who were asked to describe themselves, and one more. */
export const Invites: FC<{ draft: Draft; token: string }> = ({ draft: { id, invites }, token }) => (
	<div class="invites">
		{invites.length > 0 && (
			<ul>
				{invites.map(({ email, status, created_at }) => (
					<li>
						<bdi>{email}</bdi> <span class="muted">{t[status](dayOf(created_at))}</span>
					</li>
				))}
			</ul>
		)}
		<PostForm action={`/account/drafts/${id}/invite`} token={token}>
			<label for="invite">{t.label}</label>
			<small id="invite-help">{t.help}</small>
			<div class="search-row">
				<input
					id="invite"
					class="grow"
					name="email"
					type="email"
					required
					maxlength={EMAIL_MAX}
					autocomplete="off"
					aria-describedby="invite-help"
				/>
				<button type="submit" class="secondary">
					{t.press}
				</button>
			</div>
		</PostForm>
	</div>
);
