import type { FC } from "hono/jsx";
import { PostForm } from "../../form.tsx";
import { words } from "../../words/words.ts";
import type { Control, ControlGroup } from "./controls.ts";
import type { RowId } from "./rows.ts";
import type { Refusal, Typed } from "./typed.ts";

const t = words.draft;

interface Props {
	draftId: string;
	row: RowId;
	token: string;
	/** Tells the wording that the form was filled in with. */
	was: string;
	groups: readonly ControlGroup[];
	/** What was typed and not taken; what the draft says, where absent. */
	typed?: Typed | undefined;
	refusal?: Refusal | undefined;
	/** Of the button. */
	press?: string;
}

/** The form of one row; a page's script sends it while one types. */
export const RowForm: FC<Props> = ({ draftId, row, token, was, groups, typed, refusal, press = t.save }) => (
	<div class="row-form" data-row={row}>
		<PostForm action={`/account/drafts/${draftId}/save`} token={token}>
			<input type="hidden" name="row" value={row} />
			<input type="hidden" name="was" value={was} />
			{groups.map(({ legend, controls }) => {
				const fields = controls.map((control) => (
					<Field
						row={row}
						control={typed === undefined ? control : { ...control, value: typed[control.name] ?? control.value }}
						isAlone={groups.length === 1 && controls.length === 1}
						problem={refusal?.problems[control.name]}
					/>
				));
				return legend === undefined ? (
					fields
				) : (
					<fieldset>
						<legend>{legend}</legend>
						{fields}
					</fieldset>
				);
			})}
			<p class="row-save">
				<button type="submit" class="secondary">
					{press}
				</button>
				<span class="muted" role="status" data-saving />
			</p>
		</PostForm>
	</div>
);

interface FieldProps {
	row: RowId;
	control: Control;
	/** Whether the row's name says all, so that nobody sees it twice. */
	isAlone: boolean;
	problem: string | undefined;
}

const Field: FC<FieldProps> = ({ row, control, isAlone, problem }) => {
	const { name, label, value, max, rows, type = "text", choices, help } = control;
	const id = `${row}-${name}`;
	const described = [problem !== undefined && `${id}-problem`, help !== undefined && `${id}-help`];
	const common = {
		id,
		name,
		"aria-invalid": problem === undefined ? undefined : "true",
		"aria-describedby": described.filter(Boolean).join(" ") || undefined,
	} as const;
	return (
		<div class="field">
			<label for={id} class={isAlone ? "visually-hidden" : undefined}>
				{label}
			</label>
			{help !== undefined && <small id={`${id}-help`}>{help}</small>}
			{problem !== undefined && (
				<p class="wrong" id={`${id}-problem`}>
					{problem}
				</p>
			)}
			{choices !== undefined ? (
				<select {...common}>
					{choices.map((choice) => (
						<option value={choice.value} selected={choice.value === value}>
							{choice.label}
						</option>
					))}
				</select>
			) : rows !== undefined ? (
				<textarea {...common} rows={rows} maxlength={max} dir="auto">
					{value}
				</textarea>
			) : (
				<input
					{...common}
					type={type === "url" ? "text" : type}
					inputmode={type === "url" ? "url" : undefined}
					value={value}
					maxlength={max}
					autocomplete="off"
					dir="auto"
				/>
			)}
		</div>
	);
};
