import { countryName, pricingWords, spoken } from "../words/format.ts";
import { words } from "../words/words.ts";
import type { Listing } from "./shown-listing.ts";

const t = words.compare;

/** One fact of a cell: what stands there, and where what is behind it is found. */
export interface ComparedFact {
	words: string;
	field: string;
	/** Of a list, the entry. */
	entry?: string;
	/** Page of this site about it. */
	href?: string;
}

export interface ComparedRow {
	label: string;
	/** What it is called where nothing is stated. */
	field: string;
	/** Whether its facts stand under each other. */
	isList?: boolean;
	/** None where nothing is stated. */
	facts(of: Listing): ComparedFact[];
}

export interface ComparedGroup {
	title: string;
	rows: readonly ComparedRow[];
}

const one = (field: string, said: string | null): ComparedFact[] => (said === null ? [] : [{ words: said, field }]);
const each = (field: string, entries: readonly string[]): ComparedFact[] =>
	entries.map((entry) => ({ words: entry, field, entry }));

/** What companies state, or others state about them, each with what is behind it. */
export const STATED: readonly ComparedGroup[] = [
	{
		title: t.groups.price,
		rows: [
			{
				label: t.rows.price,
				field: "pricing_summary",
				facts: ({ pricing }) => one("pricing_summary", pricing.summary),
			},
			{
				label: t.rows.model,
				field: "pricing_model",
				facts: ({ pricing }) => one("pricing_model", pricing.model && pricingWords(pricing.model)),
			},
		],
	},
	{
		title: t.groups.does,
		rows: [
			{ label: t.rows.features, field: "features", isList: true, facts: ({ features }) => each("features", features) },
			{ label: t.rows.usps, field: "usps", isList: true, facts: ({ usps }) => each("usps", usps) },
		],
	},
	{
		title: t.groups.behind,
		rows: [
			{
				label: t.rows.place,
				field: "country",
				facts: ({ city, country }) => [
					...one("city", city),
					...one("country", country === null ? null : countryName(country)),
				],
			},
			{
				label: t.rows.founded,
				field: "founded_year",
				facts: ({ founded_year: year }) => one("founded_year", year === null ? null : String(year)),
			},
			{
				label: t.rows.stage,
				field: "stage",
				facts: ({ stage }) => one("stage", stage === null ? null : spoken(stage)),
			},
			{
				label: t.rows.founders,
				field: "founders",
				isList: true,
				facts: ({ founders }) =>
					founders.map(({ name, slug }) => ({
						words: name,
						field: "founders",
						entry: name,
						href: `/founders/${slug}`,
					})),
			},
			{
				label: t.rows.contact,
				field: "contact_email",
				facts: ({ contact_email: address }) => one("contact_email", address),
			},
		],
	},
];

/** Whether the products say different things there; a blank beside a value is a difference. */
export function differs(row: ComparedRow, listings: readonly Listing[]): boolean {
	const said = listings.map((listing) =>
		row
			.facts(listing)
			.map(({ words }) => words.trim().toLowerCase())
			.sort()
			.join("\n"),
	);
	return new Set(said).size > 1;
}
