import type { FC } from "hono/jsx";
import type { z } from "zod";
import { DESCRIPTION_MAX, FIELD_MAX } from "#core/limits";
import type { DraftView } from "#operations/drafts/draft-view";
import { PostForm } from "../form.tsx";
import { addressWords, spoken } from "../words/format.ts";
import { fieldName } from "./field-names.ts";

export type Draft = z.output<typeof DraftView>;

interface Props {
	draft: Draft;
}

/** How complete it is and what it lacks. */
export const Missing: FC<Props> = ({ draft: { completeness, missing } }) => (
	<section aria-labelledby="missing" class="card">
		<h2 id="missing">{completeness} % complete</h2>
		<progress value={completeness} max={100} aria-label="Completeness" />
		{missing.length > 0 && (
			<details>
				<summary>What is missing ({missing.length})</summary>
				<ul>
					{missing.map(({ field, why }) => (
						<li>
							<strong>{fieldName(field)}</strong>: <bdi>{why}</bdi>
						</li>
					))}
				</ul>
			</details>
		)}
	</section>
);

type Tree = readonly { name: string; subcategories: readonly { name: string }[] }[];

/** The texts a person most often corrects; the whole profile is edited through the API or an agent. */
export const DraftForm: FC<Props & { tree: Tree; token: string }> = ({ draft, tree, token }) => {
	const { fields } = draft;
	const primary = fields.categories.value?.[0] ?? "";
	return (
		<section aria-labelledby="correct">
			<details class="card" open={fields.name.value === null || primary === ""}>
				<summary>
					<h2 id="correct">Correct the main texts</h2>
				</summary>
				<PostForm action={`/account/drafts/${draft.id}`} token={token}>
					<Line draft={draft} field="name" max={FIELD_MAX} />
					<Line draft={draft} field="tagline" max={FIELD_MAX} />
					<Line draft={draft} field="short_description" max={FIELD_MAX} />
					<label for="description">{fieldName("description")}</label>
					<input type="hidden" name="was_description" value={fields.description.value ?? ""} />
					<textarea id="description" name="description" rows={6} maxlength={DESCRIPTION_MAX}>
						{fields.description.value ?? ""}
					</textarea>
					<label for="category">Primary category</label>
					<input type="hidden" name="was_category" value={primary} />
					<select id="category" name="category">
						<option value="">Choose one</option>
						{tree.map((top) => (
							<optgroup label={top.name}>
								{[top, ...top.subcategories].map(({ name }) => (
									<option value={name} selected={name === primary}>
										{name}
									</option>
								))}
							</optgroup>
						))}
					</select>
					<button type="submit">Save</button>
				</PostForm>
				<p class="muted">
					What you type is yours: no redraft touches it. Everything else can be edited through the{" "}
					<a href="/docs/operations/update_draft">API</a> or <a href="/connect">an agent</a>.
				</p>
			</details>
		</section>
	);
};

const Line: FC<Props & { field: "name" | "tagline" | "short_description"; max: number }> = ({ draft, field, max }) => {
	const value = draft.fields[field].value ?? "";
	return (
		<>
			<label for={field}>{fieldName(field)}</label>
			<input type="hidden" name={`was_${field}`} value={value} />
			<input id={field} name={field} value={value} maxlength={max} autocomplete="off" />
		</>
	);
};

/** What happened to each page that was asked for. */
export const CrawlReport: FC<Props> = ({ draft: { crawl_report: report } }) => {
	if (report.length === 0) return null;
	return (
		<section aria-labelledby="report">
			<details class="card">
				<summary>
					<h2 id="report">Pages we asked for ({report.length})</h2>
				</summary>
				<ul class="rows">
					{report.map(({ url, role, outcome, detail, duration_ms }) => (
						<li>
							<div>
								<p>
									<strong>
										<bdi>{addressWords(url)}</bdi>
									</strong>{" "}
									<span class="muted">{spoken(role)}</span>
								</p>
								<p class="muted" dir="auto">
									{detail}
								</p>
							</div>
							<span class={outcome === "read" ? "tag good" : "tag"}>{spoken(outcome)}</span>
							<span class="muted">{duration_ms} ms</span>
						</li>
					))}
				</ul>
			</details>
		</section>
	);
};
