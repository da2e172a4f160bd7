import type { FC } from "hono/jsx";
import type { DraftField } from "#core/drafts/draft-fields";
import { PostForm } from "../../form.tsx";
import { words } from "../../words/words.ts";
import { Icon, type IconName } from "../icons.tsx";
import type { Draft } from "./rows.ts";
import type { RowState } from "./state.ts";

const t = words.draft;

/** What a press does with a field. */
export const PRESSES = ["right", "lock", "unlock", "redraft", "restore"] as const;
export type Press = (typeof PRESSES)[number];

const ICONS: Record<Press, IconName> = {
	right: "check",
	lock: "lock",
	unlock: "lock",
	redraft: "again",
	restore: "back",
};
const LABELS: Record<Press, string> = {
	right: t.isRight,
	lock: t.lock,
	unlock: t.unlock,
	redraft: t.redraft,
	restore: t.restore,
};

/** The body of update_draft for a press. What is unlocked stays as it stands. */
export function bodyOfPress(press: Press, field: DraftField, { value, ai_value }: Draft["fields"][DraftField]) {
	switch (press) {
		// What its owner calls right is theirs: no redraft changes it.
		case "right":
		case "lock":
			return { lock_fields: [field] };
		case "unlock": {
			const isDrafted = JSON.stringify(value) === JSON.stringify(ai_value);
			return { restore: [field], ...(!isDrafted && { fields: { [field]: value } }) };
		}
		case "redraft":
			return { regenerate: [field] };
		case "restore":
			return { restore: [field] };
	}
}

function pressesOf(state: RowState["id"], { value, ai_value }: Draft["fields"][DraftField], isReady: boolean): Press[] {
	const isLocked = state === "override";
	const canRestore = ai_value !== null && JSON.stringify(ai_value) !== JSON.stringify(value);
	const isDrafted = state === "sure" || state === "ai" || state === "please_check";
	return [
		...(state === "please_check" ? (["right"] as const) : []),
		...(canRestore ? (["restore"] as const) : []),
		...(isLocked ? (["unlock"] as const) : value === null || state === "please_check" ? [] : (["lock"] as const)),
		...(isReady && (isDrafted || state === "not_stated") ? (["redraft"] as const) : []),
	];
}

interface Props {
	draft: Draft;
	row: DraftField;
	token: string;
	was: string;
	state: RowState;
	name: string;
}

/** The buttons of a field. */
export const Presses: FC<Props> = ({ draft, row, token, was, state, name }) => {
	const presses = pressesOf(state.id, draft.fields[row], draft.status === "ready");
	if (presses.length === 0) return null;
	return (
		<PostForm action={`/account/drafts/${draft.id}/press`} token={token} class="presses">
			<input type="hidden" name="row" value={row} />
			<input type="hidden" name="was" value={was} />
			{presses.map((press) => (
				<button
					type="submit"
					name="press"
					value={press}
					class={press === "restore" || press === "right" ? "quiet" : "quiet plain"}
				>
					<Icon of={ICONS[press]} />
					{LABELS[press]}
					<span class="visually-hidden">{t.about(name)}</span>
				</button>
			))}
		</PostForm>
	);
};
