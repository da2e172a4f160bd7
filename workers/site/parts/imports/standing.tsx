import type { FC } from "hono/jsx";
import { IMPORT_FIELDS, type ImportField } from "#core/imports/columns";
import { passOf, type RowOutcome } from "#core/imports/state";
import type { ImportRecord, ImportRow } from "#store/imports";
import { PostForm } from "../../form.tsx";
import { words } from "../../words/words.ts";

const t = words.imports;

interface StandingProps {
	of: ImportRecord;
	path: string;
	token: string;
}

/** How far a pass is and what it found, with what can be done about it now. */
export const Standing: FC<StandingProps> = ({ of, path, token }) => {
	if (of.state === "open") return null;
	const done = of.fresh + of.there + of.refused;
	const found = of.state === "checking" || of.state === "checked" ? t.found.checked : t.found.done;
	return (
		<section class="card" aria-labelledby="standing">
			<h2 id="standing">{t.states[of.state]}</h2>
			{passOf(of.state) !== null && (
				<p>
					<progress value={done} max={of.rows} aria-labelledby="standing" /> {t.progress(done, of.rows)}{" "}
					<span class="muted">{t.reloads}</span>
				</p>
			)}
			<ul>
				<li>{found(of.fresh)}</li>
				<li>{t.there(of.there)}</li>
				<li>{t.refused(of.refused)}</li>
			</ul>
			{of.state === "checked" && of.fresh > 0 && (
				<PostForm action={`${path}/run`} token={token}>
					<button type="submit">{t.run(of.fresh)}</button>
				</PostForm>
			)}
			{passOf(of.state) !== null && (
				<PostForm action={`${path}/stop`} token={token}>
					<button type="submit" class="secondary">
						{t.stop}
					</button>
				</PostForm>
			)}
		</section>
	);
};

interface RowsProps {
	of: ImportRecord;
	outcome: RowOutcome;
	rows: readonly ImportRow[];
	/** Where more of them are; null where these are all. */
	more: string | null;
	/** Where they are handed out as a file. */
	file: string;
}

/** Rows that came to an end of one kind, each with the reason. */
export const RowsWithOutcome: FC<RowsProps> = ({ of, outcome, rows, more, file }) => {
	if (rows.length === 0) return null;
	const name = of.mapping.name ?? 0;
	return (
		<section aria-labelledby={outcome}>
			<h2 id={outcome}>{t.outcomes[outcome]}</h2>
			{outcome === "refused" && (
				<p>
					<a href={file} download="">
						{t.download}
					</a>{" "}
					<span class="muted">{t.downloadHelp}</span>
				</p>
			)}
			<ul class="rows">
				{rows.map(({ line, cells, problems }) => (
					<li>
						<div>
							<h3>
								{t.line(line)} <bdi>{cells[name] ?? ""}</bdi>
							</h3>
							{problems.map(({ field, message }) => (
								<p>{isImportField(field) ? t.field(t.fields[field], <bdi>{message}</bdi>) : <bdi>{message}</bdi>}</p>
							))}
						</div>
					</li>
				))}
			</ul>
			{more !== null && <a href={more}>{t.more}</a>}
		</section>
	);
};

/** What is wrong with a row, each by the name of its field, in one text. */
export const reasonsOf = (problems: ImportRow["problems"]): string =>
	problems.map(({ field, message }) => (isImportField(field) ? `${t.fields[field]}: ${message}` : message)).join(" ");

function isImportField(field: string | null): field is ImportField {
	return IMPORT_FIELDS.some((known) => known === field);
}
