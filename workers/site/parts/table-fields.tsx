import type { FC } from "hono/jsx";
import { TextField } from "./text-field.tsx";

interface Props {
	fileLabel: string;
	label: string;
	help: string;
	/** What was sent as text. */
	value: string;
	max: number;
	rows: number;
}

/** A table of comma-separated values: as a file, or as text. */
export const TableFields: FC<Props> = ({ fileLabel, ...text }) => (
	<>
		<div class="field">
			<label for="file">{fileLabel}</label>
			<input type="file" id="file" name="file" accept=".csv,.tsv,.txt,text/csv" />
		</div>
		<TextField name="text" {...text} required={false} />
	</>
);
