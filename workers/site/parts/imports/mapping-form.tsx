import type { FC } from "hono/jsx";
import { IMPORT_FIELDS, IMPORT_NEEDS } from "#core/imports/columns";
import type { ImportRecord, ImportRow } from "#store/imports";
import { PostForm } from "../../form.tsx";
import { words } from "../../words/words.ts";
import { type FieldAttributes, LineField } from "../line-field.tsx";
import type { Problems } from "../text-field.tsx";

const t = words.imports;

/** How the form names the file's own words, and the category chosen for each: with the same number. */
export const WORD = "word-";
export const CHOICE = "choice-";
/** Of a value of the file that is shown to tell what a column holds. */
const SHOWN_CHARACTERS = 60;

interface Props {
	of: ImportRecord;
	first: ImportRow | undefined;
	categories: readonly { value: string; label: string }[];
	/** Words of the file that are no category, each with its rows. */
	open: readonly { word: string; rows: number }[];
	problems: Problems;
	action: string;
	token: string;
}

/** What each column means, what the file's words for categories mean, and the press that has every row checked. */
export const MappingForm: FC<Props> = ({ of, first, categories, open, problems, action, token }) => (
	<PostForm action={action} token={token} class="card">
		<h2>{t.columnsHeading}</h2>
		<p class="muted">{t.columnsLead}</p>
		<div class="import-columns">
			{IMPORT_FIELDS.map((field) => {
				const chosen = of.mapping[field];
				const value = chosen === undefined ? "" : (first?.cells[chosen] ?? "");
				return (
					<LineField
						name={field}
						label={t.fields[field]}
						hint={value === "" ? undefined : shortened(value)}
						problem={problems[`/mapping/${field}`]}
						required={IMPORT_NEEDS.includes(field)}
						input={(attributes) => (
							<select {...attributes}>
								<option value="">{t.notRead}</option>
								{of.columns.map((column, index) => (
									<option value={String(index)} selected={index === chosen}>
										{column}
									</option>
								))}
							</select>
						)}
					/>
				);
			})}
		</div>
		<h2>{t.categoriesHeading}</h2>
		<LineField
			name="default-category"
			label={t.category}
			problem={problems["/categories"]}
			input={(attributes) => (
				<CategorySelect
					attributes={attributes}
					categories={categories}
					chosen={of.category ?? ""}
					blank={t.refuseThem}
				/>
			)}
		/>
		{open.length > 0 && <p class="muted">{t.categoriesLead}</p>}
		{open.map(({ word, rows }, index) => (
			<>
				<input type="hidden" name={WORD + index} value={word} />
				<LineField
					name={CHOICE + index}
					label={t.rowsOf(<bdi>{word}</bdi>, rows)}
					input={(attributes) => (
						<CategorySelect
							attributes={attributes}
							categories={categories}
							chosen={of.categories[word] ?? ""}
							blank={t.leaveOpen}
						/>
					)}
				/>
			</>
		))}
		<button type="submit" class={of.state === "open" ? undefined : "secondary"}>
			{of.state === "open" ? t.check : t.checkAgain}
		</button>
	</PostForm>
);

function shortened(value: string): string {
	return value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value;
}

interface SelectProps {
	attributes: FieldAttributes;
	categories: readonly { value: string; label: string }[];
	chosen: string;
	blank: string;
}

const CategorySelect: FC<SelectProps> = ({ attributes, categories, chosen, blank }) => (
	<select {...attributes}>
		<option value="">{blank}</option>
		{categories.map(({ value, label }) => (
			<option value={value} selected={value === chosen}>
				{label}
			</option>
		))}
	</select>
);
