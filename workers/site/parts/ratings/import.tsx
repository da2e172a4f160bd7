import type { FC } from "hono/jsx";
import { RATING_IMPORT_TEXT_MAX } from "#core/limits";
import { PROVIDER_NAME_MAX } from "#core/ratings/provider";
import type { ListedEntry } from "#store/audit-log";
import type { JudgedRating } from "#usecases/ratings/judge-ratings";
import { Notice, PostForm, Time } from "../../form.tsx";
import { words } from "../../words/words.ts";
import { Undo } from "../admin/change.tsx";
import { LineField } from "../line-field.tsx";
import { TableFields } from "../table-fields.tsx";

const t = words.ratings;
/** Rows of a checked file that are listed one by one; those that are refused come first. */
const JUDGED_SHOWN = 200;

/** What somebody is about to import. */
export interface RatingsGiven {
	provider: string;
	day: string;
	text: string;
}

/** What would become of each row of a file, the refused first. */
export const CheckedRatings: FC<{ judged: readonly JudgedRating[]; problem: string | undefined }> = ({
	judged,
	problem,
}) => {
	if (problem !== undefined) return <Notice kind="problem">{problem}</Notice>;
	const count = (wanted: JudgedRating["outcome"]) => judged.filter(({ outcome }) => outcome === wanted).length;
	// What is refused first: that is what somebody has to see.
	const shown = judged.toSorted((a, b) => Number(b.outcome === "refused") - Number(a.outcome === "refused"));
	return (
		<>
			<p role="status">{t.outcome(count("new"), count("there"), count("refused"))}</p>
			<div class="scroll">
				<table>
					<thead>
						<tr>
							<th scope="col">{t.line}</th>
							<th scope="col">{t.website}</th>
							<th scope="col">{t.rating}</th>
							<th scope="col">{t.becomes}</th>
						</tr>
					</thead>
					<tbody>
						{shown.slice(0, JUDGED_SHOWN).map(({ line, row, listing, outcome, problem: why }) => (
							<tr>
								<td>{line}</td>
								<td>
									<bdi>{listing?.name ?? row?.domain ?? ""}</bdi>
								</td>
								<td>{row === null ? "" : (row.ratingTenths / 10).toFixed(1)}</td>
								<td>{outcome === "refused" ? why : t.outcomes[outcome]}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			{judged.length > JUDGED_SHOWN && <p class="muted">{t.more(judged.length - JUDGED_SHOWN)}</p>}
		</>
	);
};

/** Asks for whose figures, of which day, and the rows; once they were checked, whether to take them. */
export const ImportForm: FC<{
	action: string;
	given: RatingsGiven;
	token: string;
	judged: readonly JudgedRating[] | undefined;
}> = (props) => {
	const { action, given, token, judged = [] } = props;
	const fresh = judged.filter(({ outcome }) => outcome === "new").length;
	return (
		<PostForm action={action} token={token} multipart class="card">
			<LineField
				name="provider"
				label={t.provider}
				hint={t.providerHelp}
				value={given.provider}
				max={PROVIDER_NAME_MAX}
				required
			/>
			<LineField name="day" label={t.day} value={given.day} max={"YYYY-MM-DD".length} required />
			<TableFields
				fileLabel={t.file}
				label={t.rows}
				help={t.importHelp}
				value={given.text}
				max={RATING_IMPORT_TEXT_MAX}
				rows={6}
			/>
			<p class="actions">
				<button type="submit" class={fresh > 0 ? "secondary" : "primary"}>
					{t.check}
				</button>
				{fresh > 0 && (
					<button type="submit" class="primary" name="take" value="true">
						{t.take(fresh)}
					</button>
				)}
			</p>
		</PostForm>
	);
};

/** Imports of before, each with its Undo. */
export const PastImports: FC<{ entries: readonly ListedEntry[]; token: string; returnTo: string }> = ({
	entries,
	token,
	returnTo,
}) => (
	<section aria-labelledby="imports">
		<h2 id="imports">{t.imports}</h2>
		{entries.length === 0 && <p class="empty">{t.noImports}</p>}
		<ul class="rows">
			{entries
				.filter(({ action }) => action === "import_ratings")
				.map((entry) => (
					<li>
						<div>
							<p>{t.figures(Number(entry.detail.figures), String(entry.detail.provider))}</p>
							<p class="muted">
								<Time at={entry.at} />
							</p>
						</div>
						<Undo entry={entry} token={token} returnTo={returnTo} />
					</li>
				))}
		</ul>
	</section>
);
