import type { FC } from "hono/jsx";
import { PostForm } from "../../form.tsx";
import { addressWords } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { Tile, type TilePicture } from "../tile.tsx";
import type { Choice } from "./controls.ts";
import { type Attempt, Row } from "./row.tsx";
import { type Draft, type Fingerprints, GROUPS, type GroupId, type RowId } from "./rows.ts";
import { Todo } from "./todo.tsx";
import { Watch } from "./watch.tsx";

const t = words.draft;

export interface EditorProps {
	draft: Draft;
	token: string;
	prints: Fingerprints;
	/** The directory's, by their names. */
	categories: readonly Choice[];
	/** As it is kept here. */
	logo?: TilePicture;
	attempt?: Attempt | undefined;
	/** The row whose form is open from the start. */
	open?: RowId | null;
}

/** What it is called, what it is, and the one thing to press. */
const Head: FC<{ draft: Draft; token: string; logo: TilePicture }> = ({ draft, token, logo }) => {
	const isSubmittable = draft.next_actions.some(({ operation }) => operation === "submit_draft");
	return (
		<header id="draft-head" class="draft-head" data-part>
			<Tile size="l" picture={logo} eager />
			<div class="what">
				<h1 dir="auto">{draft.fields.name.value ?? addressWords(draft.url)}</h1>
				<p class="muted">{draft.listing_id === null ? t.lead : t.leadListed}</p>
			</div>
			<div class="actions">
				<a class="button l" href={`/account/drafts/${draft.id}/preview`}>
					{t.preview.press}
				</a>
				{isSubmittable && (
					<PostForm action={`/account/drafts/${draft.id}/submit`} token={token}>
						<button type="submit" class="primary l">
							{t.saveAsListing}
						</button>
					</PostForm>
				)}
			</div>
		</header>
	);
};

/** Everything of the editor that changes with the draft: a page holds it, and its script is sent it anew. */
export const Parts: FC<EditorProps> = (props) => (
	<>
		<Head draft={props.draft} token={props.token} logo={props.logo} />
		<Watch draft={props.draft} token={props.token} />
		<Todo draft={props.draft} />
	</>
);

/** The rows by what they are about. */
export const Groups: FC<EditorProps> = (props) => (
	<div class="desk-rows">
		<p class="columns-head" aria-hidden="true">
			<span>{t.columns.value}</span>
			<span>{t.columns.source}</span>
		</p>
		{(Object.keys(GROUPS) as GroupId[]).map((group) => (
			<section aria-labelledby={`group-${group}`}>
				<h2 id={`group-${group}`} class={group === "words" ? "visually-hidden" : undefined}>
					{t.groups[group]}
				</h2>
				<Rows {...props} rows={GROUPS[group]} />
			</section>
		))}
	</div>
);

export const Rows: FC<EditorProps & { rows: readonly RowId[] }> = ({ rows, attempt, open, ...rest }) => (
	<>
		{rows.map((row) => (
			<Row {...rest} row={row} attempt={attempt?.row === row ? attempt : undefined} isOpen={open === row} />
		))}
	</>
);
