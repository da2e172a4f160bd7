import type { Child, FC } from "hono/jsx";
import { evidenceOf } from "#core/listings/evidence-counts";
import { besideName } from "#core/listings/own-name";
import { dayOf, number } from "../words/format.ts";
import { words } from "../words/words.ts";
import { compareAddress } from "./compare-address.ts";
import { type ComparedRow, differs, STATED } from "./compare-rows.ts";
import { CardEvidence } from "./evidence.tsx";
import { Fact } from "./fact.tsx";
import { type Notes, newNumbering, notesOf } from "./facts.ts";
import { Icon } from "./icons.tsx";
import { Verified } from "./listing-card.tsx";
import type { Listing } from "./shown-listing.ts";
import { Tile } from "./tile.tsx";

const t = words.compare;

interface Props {
	listings: readonly Listing[];
	siteName: string;
	/** Whether rows that are the same everywhere are left out. */
	onlyDifferences: boolean;
}

/** What these elements are by themselves, until a style sheet makes them grids: browsers then forget it. */
const as = {
	table: { role: "table" },
	rowgroup: { role: "rowgroup" },
	row: { role: "row" },
	cell: { role: "cell" },
	columnheader: { role: "columnheader" },
	rowheader: { role: "rowheader" },
} as const;

/** How many facts the table can show: what is said, not what is blank. */
export function factsCompared(listings: readonly Listing[]): number {
	const rows = STATED.flatMap((group) => group.rows);
	return rows.reduce((sum, row) => sum + listings.reduce((all, listing) => all + row.facts(listing).length, 0), 0);
}

/**
 * Products side by side, a fact a cell, each with its mark. On a phone rows become grids, which takes their meaning from
 * tables: the roles give it back.
 */
export const CompareTable: FC<Props> = ({ listings, siteName, onlyDifferences }) => {
	const groups = STATED.map((group) => ({
		...group,
		rows: group.rows.filter((row) => !onlyDifferences || differs(row, listings)),
	})).filter(({ rows }) => rows.length > 0);
	// Each product's marks are counted by themselves.
	const columns = listings.map((listing) => ({
		listing,
		notes: notesOf(listing, newNumbering(`note-${listing.slug}`)),
	}));
	return (
		<table class={`compare of-${listings.length}`} {...as.table}>
			<thead {...as.rowgroup}>
				<tr {...as.row}>
					<td {...as.cell}>
						<span class="visually-hidden">{t.what}</span>
					</td>
					{listings.map((listing) => (
						<Head of={listing} among={listings} onlyDifferences={onlyDifferences} />
					))}
				</tr>
			</thead>
			{groups.map(({ title, rows }) => (
				<Group title={title} columns={listings.length}>
					{rows.map((row) => (
						<Row label={row.label}>
							{columns.map((column) => (
								<td {...as.cell}>
									<Stated row={row} {...column} />
								</td>
							))}
						</Row>
					))}
				</Group>
			))}
			<Group title={t.groups.here(siteName)} columns={listings.length}>
				{HERE.filter(
					({ value }) => !onlyDifferences || new Set(listings.map((one) => String(value(one)))).size > 1,
				).map(({ label, value }) => (
					<Row label={label}>
						{listings.map((listing) => (
							<td {...as.cell}>{value(listing)}</td>
						))}
					</Row>
				))}
				<Row label={t.rows.evidence}>
					{listings.map((listing) => (
						<td {...as.cell}>
							<CardEvidence of={evidenceOf(listing)} />
						</td>
					))}
				</Row>
			</Group>
		</table>
	);
};

interface HeadProps {
	of: Listing;
	among: readonly Listing[];
	onlyDifferences: boolean;
}

const Head: FC<HeadProps> = ({ of, among, onlyDifferences }) => (
	<th scope="col" {...as.columnheader}>
		<Tile picture={of.logo} eager />
		<a
			class="drop"
			href={compareAddress(
				among.filter((one) => one !== of).map(({ slug }) => slug),
				{ differs: onlyDifferences },
			)}
			rel="nofollow"
			aria-label={t.remove(of.name)}
		>
			<Icon of="close" />
		</a>
		<span class="name">
			<a href={`/listings/${of.slug}`}>
				<bdi>{of.name}</bdi>
			</a>
			{of.verified && <Verified />}
		</span>
		{of.tagline !== null && (
			<span class="tagline" dir="auto">
				{besideName(of.tagline, of.name)}
			</span>
		)}
	</th>
);

const Group: FC<{ title: string; columns: number; children?: Child }> = ({ title, columns, children }) => (
	<tbody {...as.rowgroup}>
		<tr {...as.row} class="group">
			<th scope="rowgroup" {...as.rowheader} colspan={columns + 1} aria-colspan={columns + 1}>
				{title}
			</th>
		</tr>
		{children}
	</tbody>
);

const Row: FC<{ label: string; children?: Child }> = ({ label, children }) => (
	<tr {...as.row}>
		<th scope="row" {...as.rowheader}>
			{label}
		</th>
		{children}
	</tr>
);

interface StatedProps {
	row: ComparedRow;
	listing: Listing;
	notes: Notes;
}

const Stated: FC<StatedProps> = ({ row, listing, notes }) => {
	const facts = row.facts(listing);
	if (facts.length === 0) return <Fact of={notes} field={row.field} words={null} />;
	if (row.isList) {
		return (
			<ul class="plain">
				{facts.map((fact) => (
					<li>
						<Fact of={notes} {...fact} />
					</li>
				))}
			</ul>
		);
	}
	return (
		<>
			{facts.map((fact, index) => (
				<>
					<Fact of={notes} {...fact} after={index < facts.length - 1 ? "," : ""} />{" "}
				</>
			))}
		</>
	);
};

/** What this directory counts, and who measures the rest. */
const HERE: readonly { label: string; value(of: Listing): string }[] = [
	{ label: t.rows.category, value: ({ category }) => category?.name ?? t.noneYet },
	{ label: t.rows.launched, value: ({ launched_at: at }) => (at === null ? t.noneYet : dayOf(at)) },
	{ label: t.rows.votes, value: ({ votes }) => number(votes) },
	{
		label: t.rows.reviews,
		value: ({ rating }) => (rating === null ? t.noneYet : t.reviews(rating.average.toFixed(1), rating.count)),
	},
	{ label: t.rows.followers, value: ({ followers }) => (followers === 0 ? t.noneYet : number(followers)) },
	{
		label: t.rows.domainRating,
		value: ({ domain_rating: rating }) =>
			rating === null ? t.notMeasured : t.measured(rating.value, rating.provider, rating.date),
	},
];
