import type { Child, FC } from "hono/jsx";
import { markWrong } from "../form.tsx";

interface Props {
	/** Also its id, after `idPrefix`. */
	name: string;
	idPrefix?: string;
	label: Child;
	hint?: string | undefined;
	/** What is wrong with the answer. */
	problem?: string | undefined;
	value?: string | null | undefined;
	max?: number;
	required?: boolean;
	autocomplete?: string;
	/** The input, where it is another than one line of text: it takes these. */
	input?: (attributes: FieldAttributes) => Child;
}

export interface FieldAttributes {
	id: string;
	name: string;
	required: boolean | undefined;
	"aria-invalid"?: "true";
	autofocus?: true;
	"aria-describedby": string | undefined;
}

/** One answer of a form: label, what it asks, what is wrong with it, and the input. */
export const LineField: FC<Props> = (props) => {
	const { name, label, hint, problem, value, max, required, autocomplete = "off", input } = props;
	const id = `${props.idPrefix ?? ""}${name}`;
	const told = [problem !== undefined && `${id}-problem`, hint !== undefined && `${id}-hint`].filter(Boolean);
	const attributes: FieldAttributes = {
		id,
		name,
		required,
		...markWrong(problem !== undefined),
		"aria-describedby": told.length === 0 ? undefined : told.join(" "),
	};
	return (
		<div class="field">
			<label for={id}>{label}</label>
			{hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
			{problem !== undefined && (
				<p class="wrong" id={`${id}-problem`}>
					{problem}
				</p>
			)}
			{input?.(attributes) ?? (
				<input {...attributes} value={value ?? ""} maxlength={max} autocomplete={autocomplete} dir="auto" />
			)}
		</div>
	);
};

/** What is wrong with a form, above it: each answer by a link. @param problems by the name of the field. */
export const Summary: FC<{ title: string; problems: Readonly<Record<string, string>> }> = ({ title, problems }) => (
	<>
		<h2>{title}</h2>
		<ul>
			{Object.entries(problems).map(([name, problem]) => (
				<li>
					<a href={`#${name}`}>{problem}</a>
				</li>
			))}
		</ul>
	</>
);
