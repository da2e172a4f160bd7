import type { FC } from "hono/jsx";
import { PRICING_MODELS } from "#core/drafts/draft-fields";
import {
	DESCRIPTION_MAX,
	ENTRIES_MAX,
	ENTRY_MAX,
	FOUNDED_YEAR_MAX,
	FOUNDED_YEAR_MIN,
	LINK_MAX,
	LISTING_CITY_MAX,
	LISTING_LINE_MAX,
	LISTING_SEO_DESCRIPTION_MAX,
	LISTING_TEXT_MAX,
} from "#core/limits";
import { COUNTRY_CODES } from "#core/web/countries";
import { EMAIL_MAX } from "#core/web/email";
import { fieldName } from "#core/words/shared";
import type { Sent } from "../../attempt.ts";
import { markWrong } from "../../form.tsx";
import { filled, isChanged } from "../../merging.ts";
import { countryName, pricingWords } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { linesOf, type Problems, typed } from "../text-field.tsx";

/** What an owner or the site team edits of a listing in a form: one entry a fact, in the order of the page. */

const t = words.owner.edit;

type Kind =
	| { kind: "line"; max: number }
	| { kind: "text"; max: number; rows: number }
	| { kind: "list" | "year" | "country" | "pricing" };

const FIELDS: Readonly<Record<string, Kind>> = {
	tagline: { kind: "line", max: LISTING_LINE_MAX },
	headline: { kind: "line", max: LISTING_LINE_MAX },
	short_description: { kind: "text", max: LISTING_TEXT_MAX, rows: 3 },
	description: { kind: "text", max: DESCRIPTION_MAX, rows: 8 },
	features: { kind: "list" },
	usps: { kind: "list" },
	pricing_model: { kind: "pricing" },
	pricing_summary: { kind: "text", max: LISTING_TEXT_MAX, rows: 3 },
	country: { kind: "country" },
	city: { kind: "line", max: LISTING_CITY_MAX },
	founded_year: { kind: "year" },
	contact_email: { kind: "line", max: EMAIL_MAX },
	demo_video_url: { kind: "line", max: LINK_MAX },
	keywords: { kind: "list" },
	seo_title: { kind: "line", max: LISTING_LINE_MAX },
	seo_description: { kind: "line", max: LISTING_SEO_DESCRIPTION_MAX },
};

type Values = Readonly<Record<string, unknown>>;

/** Every field of the form. */
export const LISTING_FIELDS = Object.keys(FIELDS);

/** What is stored of a field, as the form shows it: the entries of a list are its lines. */
export const storedText = (values: Values, field: string): string => [values[field] ?? ""].flat().join("\n");

/** The fields of a form that say something other than when it was shown, as `listingFields` takes them. */
export function changedFields(form: Sent): Record<string, string | string[] | number | null> {
	const changed = Object.entries(FIELDS).filter(([field]) => isChanged(form, field));
	return Object.fromEntries(changed.map(([field, { kind }]) => [field, entered(kind, typed(form[field]).trim())]));
}

function entered(kind: Kind["kind"], text: string): string | string[] | number | null {
	if (kind === "list") return linesOf(text);
	// What is no number is refused by its schema, which says so.
	if (kind === "year") return text === "" ? null : /^\d+$/.test(text) ? Number(text) : text;
	return text;
}

interface Props {
	/** What is stored, by field. */
	values: Values;
	/** What was refused. */
	sent?: Sent | undefined;
	/** By JSON Pointer, as the operation names fields. */
	problems?: Problems;
}

/** What is wrong at a field; undefined where nothing is. */
const problemAt = (problems: Problems, field: string): string | undefined =>
	Object.entries(problems).find(([pointer]) => pointer.split("/").includes(field))?.[1];

/** The fields that were refused, in the order of the form. */
export const refusedFields = (problems: Problems) =>
	LISTING_FIELDS.filter((field) => problemAt(problems, field) !== undefined).map((field) => ({
		id: field,
		label: fieldName(field),
	}));

/** All fields of the form, each with what was stored beside it, so that only changes are sent. */
export const ListingFields: FC<Props> = ({ values, sent, problems = {} }) => {
	const stored = (field: string) => storedText(values, field);
	return (
		<>
			{Object.entries(FIELDS).map(([field, of]) => {
				const problem = problemAt(problems, field);
				return (
					<div class="field">
						<input type="hidden" name={`was_${field}`} value={stored(field)} />
						<label for={field}>{of.kind === "list" ? t.oneALine(fieldName(field)) : fieldName(field)}</label>
						{problem !== undefined && (
							<p class="wrong" id={`${field}-problem`}>
								{problem}
							</p>
						)}
						<Input of={of} field={field} value={filled(sent, field, stored(field))} isWrong={problem !== undefined} />
					</div>
				);
			})}
		</>
	);
};

const Input: FC<{ of: Kind; field: string; value: string; isWrong: boolean }> = ({ of, field, value, isWrong }) => {
	const named = {
		id: field,
		name: field,
		...markWrong(isWrong),
		"aria-describedby": isWrong ? `${field}-problem` : undefined,
	};
	switch (of.kind) {
		case "line":
			return <input {...named} value={value} maxlength={of.max} autocomplete="off" dir="auto" />;
		case "text":
			return (
				<textarea {...named} rows={of.rows} maxlength={of.max} dir="auto">
					{value}
				</textarea>
			);
		case "list":
			return (
				<textarea {...named} rows={4} maxlength={ENTRIES_MAX * (ENTRY_MAX + 1)} dir="auto">
					{value}
				</textarea>
			);
		case "year": {
			const placeholder = t.years(FOUNDED_YEAR_MIN, FOUNDED_YEAR_MAX);
			return <input {...named} value={value} inputmode="numeric" autocomplete="off" placeholder={placeholder} />;
		}
		case "country":
			return <Choice {...named} value={value} choices={COUNTRY_CODES.map((code) => [code, countryName(code)])} />;
		case "pricing":
			return <Choice {...named} value={value} choices={PRICING_MODELS.map((model) => [model, pricingWords(model)])} />;
	}
};

interface ChoiceProps {
	id: string;
	name: string;
	value: string;
	choices: readonly [value: string, label: string][];
}

/** One of a few, or none; what is stored stays a choice, also when it is none of them. */
const Choice: FC<ChoiceProps> = ({ value, choices, ...named }) => (
	<select {...named}>
		<option value="">{t.notStated}</option>
		{value !== "" && !choices.some(([known]) => known === value) && (
			<option value={value} selected>
				{value}
			</option>
		)}
		{choices
			.toSorted(([, a], [, b]) => a.localeCompare(b))
			.map(([known, label]) => (
				<option value={known} selected={known === value}>
					{label}
				</option>
			))}
	</select>
);
