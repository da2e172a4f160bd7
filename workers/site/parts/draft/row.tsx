import type { Child, FC } from "hono/jsx";
import { Notice } from "../../form.tsx";
import { words } from "../../words/words.ts";
import { Icon } from "../icons.tsx";
import { WayOut } from "../refused.tsx";
import { Comparison } from "./comparison.tsx";
import { type Choice, controlsOf } from "./controls.ts";
import { factsOf } from "./facts.ts";
import { Invites } from "./invites.tsx";
import { rowName } from "./names.ts";
import { Presses } from "./presses.tsx";
import { RowForm } from "./row-form.tsx";
import { anchorOf, type Draft, type Fingerprints, isField, type RowId } from "./rows.ts";
import { type RowState, stateOfRow } from "./state.ts";
import { NEEDED } from "./todo.tsx";
import type { Refusal, Typed } from "./typed.ts";
import { Sources, Values } from "./values.tsx";

const t = words.draft;

/** What came of the last attempt to change a row, where it was not simply done. */
export interface Attempt {
	row: RowId;
	/** What was typed; null where a button was pressed. */
	typed: Typed | null;
	refusal?: Refusal;
	/** Whether the row says something else by now than what the form was filled in with. */
	isConflict?: boolean;
}

export interface RowProps {
	draft: Draft;
	row: RowId;
	token: string;
	prints: Fingerprints;
	/** The directory's, by their names. */
	categories: readonly Choice[];
	attempt?: Attempt | undefined;
	/** Whether the form is open from the start. */
	isOpen?: boolean;
}

/** One thing of the profile: what it is called and how it is known, what the listing will say, and where that comes from. */
export const Row: FC<RowProps> = (props) => {
	const { draft, row, attempt } = props;
	const state = stateOfRow(draft, row);
	const facts = factsOf(draft, row);
	const name = rowName(row);
	const unfit = draft.missing.find(({ field, blank }) => field === row && blank === null && facts.length > 0);
	const isEmpty = facts.length === 0;
	return (
		<div class={`row is-${attempt?.isConflict ? "conflict" : state.id}`} id={anchorOf(row)} data-part>
			<div class="row-label">
				<h3>{name}</h3>
				<p>{attempt?.isConflict ? t.conflictState : t.states[state.id]}</p>
			</div>
			<div class="row-value">
				{attempt !== undefined && <Told {...props} attempt={attempt} />}
				{unfit !== undefined && attempt === undefined && (
					<p class="wrong">
						<bdi>{unfit.why}</bdi>
					</p>
				)}
				{isEmpty ? <Blank draft={draft} state={state} /> : <Values facts={facts} />}
				<Tools {...props} state={state} name={name} />
			</div>
			<div class="row-source">
				<Where draft={draft} row={row} state={state} />
				<Sources facts={facts} />
				{row === "competitor" && <Comparison draft={draft} />}
				{row === "founders" && <Invites draft={draft} token={props.token} />}
			</div>
		</div>
	);
};

/** What came of the last attempt, above what it was about. */
const Told: FC<RowProps & { attempt: Attempt }> = ({ draft, row, attempt: { typed, refusal, isConflict } }) => {
	if (!isConflict) {
		if (refusal?.notice === undefined) return null;
		return (
			<Notice kind="problem">
				<p>{refusal.notice}</p>
				{refusal.way !== undefined && <WayOut {...refusal.way} />}
			</Notice>
		);
	}
	if (typed === null) return <Notice kind="problem">{t.conflict.pressed}</Notice>;
	const facts = factsOf(draft, row);
	const mine = Object.values(typed).filter((text) => text.trim() !== "");
	return (
		<Notice kind="problem">
			<p>{t.conflict.title}</p>
			<dl class="wordings">
				<dt>{t.conflict.theirs}</dt>
				<dd>{facts.length === 0 ? t.conflict.nothing : <Values facts={facts} />}</dd>
				<dt>{t.conflict.yours}</dt>
				<dd class="typed" dir="auto">
					{mine.length === 0 ? t.conflict.nothing : mine.join("\n")}
				</dd>
			</dl>
			<p>
				<a href={`/account/drafts/${draft.id}#${anchorOf(row)}`} data-forget={row}>
					{t.conflict.keepTheirs}
				</a>
			</p>
		</Notice>
	);
};

const Blank: FC<{ draft: Draft; state: RowState }> = ({ draft, state: { id } }) => {
	if (id === "being_read") {
		return (
			<p class="value waiting">
				<span class="visually-hidden">{t.beingRead}</span>
			</p>
		);
	}
	return <p class="value blank">{whyBlank(draft, id)}</p>;
};

function whyBlank(draft: Draft, id: RowState["id"]): Child {
	if (id === "not_stated") return t.notStated(pagesRead(draft));
	if (id === "removed") return t.removed;
	if (id !== "not_read") return t.empty;
	// Of a website that was not read at all the reason is told once, above.
	return draft.reading.state === "read" ? t.notRead : t.unknown;
}

function pagesRead({ crawl_report: report }: Draft): number {
	return report.filter(({ role, outcome }) => outcome === "read" && role !== "robots" && role !== "sitemap").length;
}

/** What can be done with a row. While pages are read they need a script: without one the page loads itself anew. */
const Tools: FC<RowProps & { state: RowState; name: string }> = (props) => {
	const { draft, row, token, prints, categories, attempt, isOpen = false, state, name } = props;
	const isBlank = state.id in BLANK;
	const isEditing = isOpen || attempt?.typed != null;
	return (
		<div class="tools" {...(draft.status !== "ready" && !isEditing && { hidden: true, "data-scripted": "" })}>
			<details class="edit" open={isEditing}>
				<summary class={isBlank ? "quiet" : undefined}>
					<Icon of="pencil" />
					{isBlank ? t.add : t.edit}
					<span class="visually-hidden">{t.about(name)}</span>
				</summary>
				<RowForm
					draftId={draft.id}
					row={row}
					token={token}
					was={prints[row]}
					groups={controlsOf(row, draft, { categories, label: name, typed: attempt?.typed ?? undefined })}
					typed={attempt?.typed ?? undefined}
					refusal={attempt?.refusal}
					press={attempt?.isConflict ? t.conflict.keepYours : row === "competitor" ? t.compare : t.save}
				/>
			</details>
			{isField(row) && <Presses draft={draft} row={row} token={token} was={prints[row]} state={state} name={name} />}
		</div>
	);
};

const BLANK: Partial<Record<RowState["id"], true>> = {
	not_stated: true,
	not_read: true,
	being_read: true,
	removed: true,
	empty: true,
};

/** Who says it, where it is not the website alone. */
const Where: FC<{ draft: Draft; row: RowId; state: RowState }> = ({ draft, row, state }) => {
	const said = isField(row) ? draft.fields[row].ai_value : null;
	const differs = isField(row) && said !== null && JSON.stringify(said) !== JSON.stringify(draft.fields[row].value);
	const websiteSays = differs && <p class="muted">{t.websiteSays(<bdi>{[said].flat().join(", ")}</bdi>)}</p>;
	switch (state.id) {
		case "edited":
		case "manual":
			return (
				<>
					<p>† {t.statedByOwner}.</p>
					{websiteSays}
				</>
			);
		case "override":
		case "removed":
			return websiteSays || null;
		case "not_stated":
			return <p class="blank">{NEEDED.includes(row) ? t.neededBlank : t.leftBlank}</p>;
		case "not_read":
			return draft.reading.state === "read" ? (
				<p class="blank">{t.notReadHelp(<a href="#watch">{t.seeWhy}</a>)}</p>
			) : null;
		case "please_check":
			return <p class="muted">{t.checkWhy}</p>;
		default:
			return null;
	}
};
