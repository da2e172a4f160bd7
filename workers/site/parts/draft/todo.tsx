import type { Child, FC } from "hono/jsx";
import { DRAFT_FIELDS } from "#core/drafts/draft-fields";
import { REDRAFTED_MAX } from "#core/limits";
import { fieldName } from "#core/words/shared";
import { OPENS_HERE, PostForm } from "../../form.tsx";
import { words } from "../../words/words.ts";
import { rowName } from "./names.ts";
import { anchorOf, type Draft, rowNamed } from "./rows.ts";

const t = words.draft.todo;

/** A listing cannot be without these. Source: docs/drafts.md#from-draft-to-listing. */
export const NEEDED: readonly string[] = ["name", "categories"];

/** How complete it is, what it lacks and how to put that in, and what its owner should look at; its lines are reserved. */
export const Todo: FC<{ draft: Draft }> = ({ draft }) => {
	const { completeness, missing, fields, id, status } = draft;
	const doubtful = DRAFT_FIELDS.filter((field) => fields[field].confidence === "please_check");
	const needed = missing.filter(({ field, blank }) => NEEDED.includes(field) || blank === null);
	const neededFields = [...new Set(needed.map(({ field }) => field))];
	const addable = missing.filter((part) => !needed.includes(part));
	const isReady = status === "ready";
	return (
		<section id="todo" class="todo" aria-labelledby="todo-head" data-part>
			<h2 id="todo-head">{t.complete(completeness)}</h2>
			<progress value={completeness} max={100} aria-label={t.complete(completeness)} />
			{!isReady && <p class="muted">{t.later}</p>}
			{isReady && missing.length === 0 && doubtful.length === 0 && <p class="muted">{t.all}</p>}
			{isReady && needed.length > 0 && (
				<p>
					<strong>{draft.listing_id === null ? t.needed : t.unfit}</strong>{" "}
					{listed(neededFields.map((field) => <FillIn id={id} field={field} />))}
				</p>
			)}
			{doubtful.length > 0 && (
				<p>
					<strong>{t.check}</strong>{" "}
					{listed(doubtful.map((field) => <a href={`#${anchorOf(field)}`}>{fieldName(field)}</a>))}{" "}
					<span class="muted">{t.checkWhy}</span>
				</p>
			)}
			{isReady && addable.length > 0 && (
				<details>
					<summary>{t.missing(addable.length)}</summary>
					<ul>
						{addable.map(({ field, blank }) => (
							<li>
								<FillIn id={id} field={field} />: {t.causes[blank ?? "not_stated"]} {t.why[field]}
							</li>
						))}
					</ul>
				</details>
			)}
		</section>
	);
};

/** One after the other, with commas. */
function listed(links: readonly Child[]): Child {
	return links.map((link, index) => (
		<>
			{index > 0 && ", "}
			{link}
		</>
	));
}

/** Leads to where something missing is put in. */
const FillIn: FC<{ id: string; field: string }> = ({ id, field }) => {
	const row = rowNamed(field, field === "seo" ? "title" : "story");
	if (row === null) return <bdi>{fieldName(field)}</bdi>;
	return (
		<a href={`/account/drafts/${id}?edit=${row}#${anchorOf(row)}`} data-edit={row}>
			{rowName(row)}
		</a>
	);
};

/** Several fields drafted anew at once. */
export const RedraftSeveral: FC<{ draft: Draft; token: string; problem?: string | undefined }> = (props) => {
	const { draft, token, problem } = props;
	const open = DRAFT_FIELDS.filter((field) => ["ai", "not_found"].includes(draft.fields[field].state));
	if (draft.status !== "ready" || draft.reading.state !== "read" || open.length === 0) return null;
	const { title, help, press } = words.draft.redraftSeveral;
	return (
		<details id="redraft" class="redraft" open={problem !== undefined}>
			<summary>{title}</summary>
			<PostForm action={`/account/drafts/${draft.id}/redraft`} token={token}>
				<fieldset>
					<legend>{help(REDRAFTED_MAX)}</legend>
					{problem !== undefined && (
						<p class="wrong" {...OPENS_HERE}>
							{problem}
						</p>
					)}
					<div class="ticked">
						{open.map((field) => (
							<label>
								<input type="checkbox" name="field" value={field} />
								{fieldName(field)}
							</label>
						))}
					</div>
				</fieldset>
				<button type="submit" class="secondary">
					{press}
				</button>
			</PostForm>
		</details>
	);
};
