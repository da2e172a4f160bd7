import type { FC } from "hono/jsx";
import { LIST_FIELDS, TEXT_FIELDS } from "#core/drafts/draft-fields";
import { PostForm } from "../form.tsx";
import { beginning } from "../words/format.ts";
import type { Draft } from "./draft-parts.tsx";
import { fieldName } from "./field-names.ts";
import { Quoted } from "./origin.tsx";

interface Props {
	draft: Draft;
}

type FieldView = Draft["fields"]["name"];

const BLANKS: Record<NonNullable<FieldView["blank"]>, string> = {
	being_read: "Being read",
	not_read: "Not read",
	not_stated: "Not stated on the website",
	removed: "Taken out",
};

const STATES: Record<FieldView["state"], string> = {
	ai: "Drafted",
	not_found: "Not stated on the website",
	edited: "Edited by you",
	manual: "Typed by you",
	override: "Locked by you",
	deleted: "Taken out",
};

const CONFIDENCES: Record<NonNullable<FieldView["confidence"]>, string> = {
	sure: "Drafted: sure",
	please_check: "Drafted: please check",
};

/** Where a field stands on this page. */
const anchorOf = (field: string) => `field-${field}`;

/** The drafted values that may be wrong, each a link to where it stands with its quotes. */
export const PleaseCheck: FC<Props> = ({ draft: { fields } }) => {
	const doubtful = FIELDS.filter((field) => fields[field].confidence === "please_check");
	if (doubtful.length === 0) return null;
	return (
		<section aria-labelledby="check" class="card">
			<h2 id="check">Please check</h2>
			<p>
				{doubtful.length === 1 ? "This value was" : "These values were"} chosen among several that the website has. Look
				at the words behind {doubtful.length === 1 ? "it" : "them"}, then correct{" "}
				{doubtful.length === 1 ? "it" : "them"} or say that it is right.
			</p>
			<ul>
				{doubtful.map((field) => (
					<li>
						<a href={`#${anchorOf(field)}`}>{fieldName(field)}</a>:{" "}
						<bdi>{beginning([fields[field].value].flat().join(", "))}</bdi>
					</li>
				))}
			</ul>
		</section>
	);
};

const FIELDS = [...TEXT_FIELDS, ...LIST_FIELDS];

interface FieldsProps extends Props {
	/** Absent while the draft still grows: then nothing is confirmed yet. */
	token?: string;
}

/** Every field with its value, who it is from, and its quotes. */
export const DraftFields: FC<FieldsProps> = ({ draft, token }) => (
	<section aria-labelledby="profile">
		<h2 id="profile">The profile</h2>
		<dl class="fields">
			{FIELDS.map((field) => (
				<Field draft={draft} field={field} {...(token !== undefined && { token })} />
			))}
		</dl>
	</section>
);

const Field: FC<FieldsProps & { field: (typeof FIELDS)[number] }> = ({ draft, field, token }) => {
	const { value, state, blank, reason, evidence, confidence, ai_value } = draft.fields[field];
	const doubtful = confidence === "please_check";
	const words = blank !== null ? BLANKS[blank] : confidence !== null ? CONFIDENCES[confidence] : STATES[state];
	const isWarning = doubtful || blank === "not_read";
	return (
		<div id={anchorOf(field)}>
			<dt>
				<strong>{fieldName(field)}</strong>
				<span class={!isWarning && blank === null ? "tag good" : "tag"}>{words}</span>
			</dt>
			<dd>
				{Array.isArray(value) ? (
					<ul>
						{value.map((item) => (
							<li>
								<span dir="auto">{item}</span>
								{Array.isArray(ai_value) && !ai_value.includes(item) && <small class="origin">Added by you</small>}
							</li>
						))}
					</ul>
				) : (
					value !== null && <p dir="auto">{value}</p>
				)}
				{blank === "not_read" && <p class="muted">{reason}</p>}
				{evidence.length > 0 && (
					<Quoted
						label="From the website"
						quotes={evidence}
						words={typeof value === "string" ? value : undefined}
						about={fieldName(field).toLowerCase()}
					/>
				)}
				{doubtful && token !== undefined && (
					<PostForm action={`/account/drafts/${draft.id}/right`} token={token} class="inline">
						<input type="hidden" name="field" value={field} />
						<button type="submit" class="secondary">
							It is right<span class="visually-hidden">: {fieldName(field).toLowerCase()}</span>
						</button>
					</PostForm>
				)}
			</dd>
		</div>
	);
};
