import type { FC } from "hono/jsx";
import { AppError } from "#core/errors";
import { markWrong } from "../form.tsx";

/** What is wrong with what was typed, by JSON Pointer. */
export type Problems = Readonly<Record<string, string>>;

/** The bad fields of a form, the first problem of each. @throws the error itself, where it is of another kind. */
export function problemsOf(error: unknown): Problems {
	if (!(error instanceof AppError) || error.code !== "invalid_input") throw error;
	return problemsIn(error);
}

/** The same of any refusal: one that names no field has none. */
export function problemsIn(error: AppError | undefined): Problems {
	return Object.fromEntries((error?.errors ?? []).toReversed().map(({ pointer, message }) => [pointer, message]));
}

/** A text of a form as it is stored: forms send CR LF. */
export function typed(value: unknown): string {
	return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}

/** The lines of a text of a form, without empty ones. */
export function linesOf(value: unknown): string[] {
	return typed(value)
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");
}

interface Props {
	/** Also its id, after `idPrefix`. */
	name: string;
	idPrefix?: string;
	label: string;
	help: string;
	max: number;
	min?: number;
	required?: boolean;
	rows?: number;
	value?: string;
	problem?: string | undefined;
}

/** A text of several lines, with what is wrong with it. */
export const TextField: FC<Props> = (props) => {
	const { name, label, help, max, min, value = "", problem, rows = 5, required = true } = props;
	const id = `${props.idPrefix ?? ""}${name}`;
	return (
		<div class="field">
			<label for={id}>{label}</label>
			<small id={`${id}-help`}>{help}</small>
			{problem !== undefined && (
				<p class="wrong" id={`${id}-problem`}>
					{problem}
				</p>
			)}
			<textarea
				id={id}
				name={name}
				rows={rows}
				dir="auto"
				required={required}
				minlength={min}
				maxlength={max}
				{...markWrong(problem !== undefined)}
				aria-describedby={problem === undefined ? `${id}-help` : `${id}-problem ${id}-help`}
			>
				{value}
			</textarea>
		</div>
	);
};
