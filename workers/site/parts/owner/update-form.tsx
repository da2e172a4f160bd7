import type { FC } from "hono/jsx";
import { UPDATE_BODY_MAX, UPDATE_TITLE_MAX } from "#core/limits";
import { markWrong, PostForm } from "../../form.tsx";
import { words } from "../../words/words.ts";
import { type Problems, TextField } from "../text-field.tsx";
import type { Own } from "./own.ts";

const t = words.owner.next;

interface Props {
	listing: Own;
	token: string;
	/** Whether something else on the page is the thing to do now. */
	isAside?: boolean;
	/** An update that was refused. */
	sent?: Record<string, unknown> | undefined;
	problems?: Problems;
}

/** Posts an update of a live listing to those who follow it. */
export const UpdateForm: FC<Props> = ({ listing, token, isAside = false, sent, problems = {} }) => (
	<section aria-labelledby="next">
		<h2 id="next">{t.live}</h2>
		<p>{t.liveText}</p>
		<PostForm action={`/account/products/${listing.listing_id}/updates`} token={token}>
			<div class="field">
				<label for="title">{t.updateTitle}</label>
				{problems["/title"] !== undefined && (
					<p class="wrong" id="title-problem">
						{problems["/title"]}
					</p>
				)}
				<input
					id="title"
					name="title"
					required
					maxlength={UPDATE_TITLE_MAX}
					autocomplete="off"
					dir="auto"
					value={String(sent?.title ?? "")}
					{...markWrong(problems["/title"] !== undefined)}
					aria-describedby={problems["/title"] === undefined ? undefined : "title-problem"}
				/>
			</div>
			<TextField
				name="body"
				label={t.updateBody}
				help={t.updateHint}
				max={UPDATE_BODY_MAX}
				value={String(sent?.body ?? "")}
				problem={problems["/body"]}
			/>
			<button type="submit" class={isAside ? "secondary" : "primary"}>
				{t.post}
			</button>
		</PostForm>
	</section>
);
