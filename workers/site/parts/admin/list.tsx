import type { Child, FC } from "hono/jsx";
import { SEARCH_MAX } from "#core/limits";
import { words } from "../../words/words.ts";
import { addressOf } from "../paging.tsx";
import { BULK_FORM, BulkForm, type BulkProps } from "./bulk.tsx";
import { addressParts, type Choice, type Filter, type ListView } from "./list-view.ts";

const t = words.team.list;

/** A column of a list: on a narrow screen its label stands beside each value. The first names the row. */
export interface Column<T> {
	label: string;
	cell(row: T): Child;
	/** Figures are set to the right. */
	isFigure?: boolean;
}

interface Props<T> {
	view: ListView;
	filters?: readonly Filter[];
	sorts?: readonly Choice[];
	/** What can be looked for; without it there is no search. */
	searchHelp?: string;
	columns: readonly [Column<T>, ...Column<T>[]];
	rows: readonly T[];
	/** Of a row, for what is done with several: its id and its name. */
	idOf?(row: T): string | number;
	nameOf?(row: T): string;
	/** Where the next part begins (`partOf`); null at the end. */
	next: string | null;
	/** What is said of a list without rows. */
	empty: Child;
	/** What can be done with several rows at once; needs `idOf` and `nameOf`. */
	bulk?: BulkProps;
}

/** A list of the site team's: searched, narrowed, sorted and paged by its address; rows become cards on a phone. */
export function AdminList<T>(props: Props<T>) {
	const { view, rows, columns, bulk, idOf, nameOf } = props;
	const isChosen = bulk !== undefined && idOf !== undefined && nameOf !== undefined;
	return (
		<div class="admin-list">
			<Narrowing {...props} />
			{rows.length === 0 ? (
				<div class="empty">{props.empty}</div>
			) : (
				<table>
					<thead>
						<tr>
							{isChosen && (
								<th class="choose">
									<label data-choose-all hidden>
										<input type="checkbox" />
										<span class="visually-hidden">{t.chooseAll}</span>
									</label>
									<span class="visually-hidden">{t.choose}</span>
								</th>
							)}
							{columns.map(({ label, isFigure }) => (
								<th scope="col" class={isFigure ? "figure" : undefined}>
									{label}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<tr>
								{isChosen && (
									<td class="choose">
										<label>
											<input type="checkbox" name="id" value={String(idOf(row))} form={BULK_FORM} />
											<span class="visually-hidden">{t.chooseRow(<bdi>{nameOf(row)}</bdi>)}</span>
										</label>
									</td>
								)}
								{columns.map(({ label, cell, isFigure }) => (
									<td data-label={label} class={isFigure ? "figure" : undefined}>
										<div>{cell(row)}</div>
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			)}
			{isChosen && rows.length > 0 && <BulkForm {...bulk} returnTo={view.address} />}
			<Parts view={view} next={props.next} sorts={props.sorts} />
		</div>
	);
}

const Narrowing: FC<Pick<Props<never>, "view" | "filters" | "sorts" | "searchHelp">> = (props) => {
	const { view, filters = [], sorts = [], searchHelp } = props;
	if (searchHelp === undefined && filters.length === 0 && sorts.length < 2) return null;
	return (
		<search>
			<form method="get" action={view.path} class="narrowing">
				{searchHelp !== undefined && (
					<div class="field grow">
						<label for="q">{t.search}</label>
						<input
							id="q"
							name="q"
							type="search"
							value={view.q}
							placeholder={searchHelp}
							maxlength={SEARCH_MAX}
							dir="auto"
						/>
					</div>
				)}
				{filters.map(({ name, label, unset, choices }) => (
					<div class="field">
						<label for={`by-${name}`}>{label}</label>
						<select id={`by-${name}`} name={name}>
							<option value="">{unset ?? t.any}</option>
							<Choices of={choices} chosen={view.filters[name]} />
						</select>
					</div>
				))}
				{sorts.length > 1 && (
					<div class="field">
						<label for="sort">{t.sort}</label>
						<select id="sort" name="sort">
							<Choices of={sorts} chosen={view.sort} />
						</select>
					</div>
				)}
				<p class="actions">
					<button type="submit" class="secondary">
						{t.find}
					</button>
					{view.isNarrowed && <a href={view.path}>{t.clear}</a>}
				</p>
			</form>
		</search>
	);
};

const Choices: FC<{ of: readonly Choice[]; chosen: string | undefined }> = ({ of, chosen }) => (
	<>
		{of.map(({ value, label }) => (
			<option value={value} selected={value === chosen}>
				{label}
			</option>
		))}
	</>
);

const Parts: FC<{ view: ListView; next: string | null; sorts?: readonly Choice[] | undefined }> = (props) => {
	const { view, next, sorts } = props;
	if (view.after === null && next === null) return null;
	const here = addressParts(view, sorts?.[0]?.value);
	return (
		<nav class="paging" aria-label={t.pages}>
			{view.after === null ? <span /> : <a href={addressOf(view.path, here)}>{t.first}</a>}
			{next !== null && (
				<a class="button" rel="next" href={addressOf(view.path, { ...here, after: next })}>
					{t.next}
				</a>
			)}
		</nav>
	);
};
