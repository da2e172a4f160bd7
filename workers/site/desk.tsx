import type { FC } from "hono/jsx";
import type { AppError } from "#core/errors";
import listCategories from "#operations/directory/list-categories";
import { toPicture } from "#operations/directory/shown-picture";
import { pictureSourcesOf, shownPictures } from "#store/pictures";
import { withoutMark } from "#workers/http/csrf";
import { ask, visitor } from "./ask.ts";
import { refusalOf } from "./attempt.ts";
import { Notice } from "./form.tsx";
import { show } from "./layout.tsx";
import { listedElsewhere, type OtherListing } from "./listed-elsewhere.ts";
import { Crumbs } from "./parts/crumbs.tsx";
import { type EditorProps, Groups, Parts, Rows } from "./parts/draft/editor.tsx";
import { rowName } from "./parts/draft/names.ts";
import type { Attempt } from "./parts/draft/row.tsx";
import { anchorOf, type Draft, fingerprints, GROUPS, type RowId } from "./parts/draft/rows.ts";
import { RedraftSeveral } from "./parts/draft/todo.tsx";
import { isUnderWay } from "./parts/draft/watch.tsx";
import { type Way, WayOut } from "./parts/refused.tsx";
import { formTokenOf, type PageContext } from "./site.ts";
import { addressWords } from "./words/format.ts";
import { words } from "./words/words.ts";

const t = words.draft;

/** Without a script the page loads itself again this often while the website is read. */
const LOOK_AGAIN_SECONDS = 4;

/** How the editor is shown after something was pressed or sent. */
export interface Shown {
	attempt?: Attempt | undefined;
	/** Row whose form is open from the start. */
	open?: RowId | null;
	/** What was done, where nothing else on the page shows it. */
	told?: string | undefined;
	/** A refusal about no row. */
	refused?: Refused | undefined;
	/** A refusal of redrafting several fields. */
	redraft?: string | undefined;
	status?: 200 | 400 | 409 | 429;
}

/** The whole page of a draft. */
export async function showDesk(c: PageContext, draft: Draft, shown: Shown): Promise<Response> {
	const [props, other] = await Promise.all([
		editorProps(c, draft, shown),
		leadsElsewhere(draft) ? listedElsewhere(c, draft) : null,
	]);
	const { attempt, refused, redraft, told } = shown;
	const { token } = props;
	const mayLoadAgain = isUnderWay(draft) && attempt === undefined && shown.open == null;
	c.status(shown.status ?? 200);
	return show(
		c,
		{
			title: t.title(draft.fields.name.value ?? addressWords(draft.url)),
			scripts: ["copy.js", "desk.js"],
			// Never while somebody types: that would be lost.
			head: mayLoadAgain && (
				<noscript>
					<meta http-equiv="refresh" content={String(LOOK_AGAIN_SECONDS)} />
				</noscript>
			),
		},
		<div data-desk={draft.id} {...scriptWords()}>
			<Crumbs
				above={[
					{ href: "/account/products", label: t.products },
					{ href: "/account/products#drafts", label: t.drafts },
				]}
			/>
			<p class="visually-hidden" role="status" data-told />
			{told !== undefined && <Notice kind="good">{told}</Notice>}
			{refused !== undefined && (
				<Notice kind="problem">
					<p>{refused.sentence}</p>
					<WayOut {...refused.way} />
				</Notice>
			)}
			{attempt !== undefined && (
				<Notice kind="problem">
					{t.problems}: <a href={`#${anchorOf(attempt.row)}`}>{rowName(attempt.row)}</a>
				</Notice>
			)}
			<Parts {...props} />
			{other !== null && (
				<Notice>
					<p>{t.listedElsewhere}</p>
					<WayOut {...wayTo(other)} />
				</Notice>
			)}
			{draft.listing_id !== null && (
				<Notice kind="good">
					<p>
						{t.isListing} <a href={`/account/products/${draft.listing_id}`}>{t.goHome}</a>
					</p>
				</Notice>
			)}
			<Groups {...props} />
			<RedraftSeveral draft={draft} token={token} problem={redraft} />
		</div>,
	);
}

/** Whether a draft's next steps lead to another listing of its website. Only then is the database asked which that is. */
function leadsElsewhere({ listing_id, next_actions }: Draft): boolean {
	const ways: readonly string[] = ["claim_listing", "get_my_listing"];
	return listing_id === null && next_actions.some(({ operation }) => ways.includes(operation));
}

/** How it goes on where the website is listed already. */
export const wayTo = ({ id, slug, isMine }: OtherListing): Way =>
	isMine
		? { href: `/account/products/${id}`, label: t.ownAlready }
		: { href: `/listings/${slug}/claim`, label: t.claimIt };

/**
 * What the page's script is sent: everything that changes with the draft, to be put in where it differs. The script sends one
 * form again and again, also with the same words as before, so its forms have no mark. Source: docs/architecture.md#forms.
 */
export async function sendParts(c: PageContext, draft: Draft, shown: Shown = {}): Promise<Response> {
	const props = await editorProps(c, draft, shown);
	const parts = await (<Changing {...props} token={withoutMark(props.token)} />).toString();
	return c.html(parts, shown.status ?? 200);
}

const Changing: FC<EditorProps> = (props) => (
	<>
		<Parts {...props} />
		<Rows {...props} rows={Object.values(GROUPS).flat()} />
	</>
);

async function editorProps(c: PageContext, draft: Draft, { attempt, open }: Shown): Promise<EditorProps> {
	const { db, links } = c.var.services.context(visitor(c));
	const owner = draft.listing_id === null ? { draftId: draft.id } : { listingId: draft.listing_id };
	const [tree, token, prints, pictures] = await Promise.all([
		ask(c, listCategories),
		formTokenOf(c),
		fingerprints(draft),
		pictureSourcesOf(db, owner),
	]);
	const logo = toPicture(shownPictures(pictures).logo, links);
	const categories = tree.items.flatMap((top) => [
		{ value: top.name, label: top.name },
		...top.subcategories.map(({ name }) => ({ value: name, label: words.cart.categoryOption(top.name, name) })),
	]);
	return { draft, token, prints, categories, logo, attempt, open: open ?? null };
}

/** What the script says, in the page's language. */
function scriptWords(): Record<string, string> {
	const { saving, saved, offline, failed, kept, signedOut } = t.saving;
	return {
		"data-say-saving": saving,
		"data-say-saved": saved,
		"data-say-offline": offline,
		"data-say-failed": failed,
		"data-say-kept": kept,
		"data-say-signed-out": signedOut,
		"data-say-stopped": t.watch.stopped,
	};
}

/** A refusal in people's words. */
export interface Refused {
	error: AppError;
	sentence: string;
	/** Where it goes on. */
	way: Way;
}

/** Says a refusal, with the way out; what is no refusal is thrown on. */
export function refusalWords(failure: unknown): Refused {
	const error = refusalOf(failure);
	const { title, text, ways } = words.errors.said[error.code];
	const seconds = error.retryAfterSeconds ?? 0;
	const again = seconds > 0 ? ` ${words.errors.again(seconds)}` : "";
	const said = t.refused[error.code];
	const [way = words.errors.home] = ways;
	return { error, sentence: said?.text ?? `${title}. ${text}${again}`, way: said?.way ?? way };
}
