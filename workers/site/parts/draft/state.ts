import type { words } from "../../words/words.ts";
import { type Draft, isField, type RowId, seoText, storySection, wordingOf } from "./rows.ts";

type StateId = keyof typeof words.draft.states;

/** Why a row is as it is, as its label says. */
export interface RowState {
	id: StateId;
}

export function stateOfRow(draft: Draft, row: RowId): RowState {
	if (!isField(row)) return stateOfPart(draft, row);
	const { state, confidence, blank } = draft.fields[row];
	if (blank !== null) return { id: blank };
	if (state === "ai") return { id: confidence ?? "ai" };
	return { id: state === "not_found" || state === "deleted" ? "removed" : state };
}

function stateOfPart(draft: Draft, row: RowId): RowState {
	const part = storySection(row) !== null ? "story" : seoText(row) !== null ? "seo" : row;
	const value = wordingOf(draft, row);
	const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
	if (!isEmpty) {
		if (row === "competitor") return { id: "manual" };
		return { id: draft.edited_parts.includes(part) ? "edited" : "ai" };
	}
	if (draft.status !== "ready" && row !== "competitor") return { id: "being_read" };
	const missing = draft.missing.find(({ field }) => field === part);
	return missing?.blank == null ? { id: "empty" } : { id: missing.blank };
}
