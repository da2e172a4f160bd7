import * as z from "zod";
import { typedValues } from "#core/listings/origin";
import { ratingOf } from "#operations/directory/listing-summary";
import { toDomainRating, typedValue } from "#operations/directory/profile";
import { quote } from "#operations/directory/quote";
import type { StoredProfile } from "#store/listing-profile";

/** One side of one attribute, and why it is believed. */
export const comparisonCell = z
	.object({
		value: z.union([z.string(), z.number(), z.array(z.string())]),
		source: z.enum(["website", "company", "team", "directory"]).meta({
			description:
				"website: quoted from the company's site, apart from what `typed` names; company: stated by the company here; team: edited by this directory's team; directory: counted or measured by this directory or a named third party.",
		}),
		evidence: z.array(quote),
		typed: z
			.array(typedValue.omit({ field: true }))
			.optional()
			.meta({ description: "Entries that somebody typed among quoted ones, or a quoted text that was edited since." }),
	})
	.meta({ id: "ComparisonCell" });

type Cell = z.input<typeof comparisonCell>;
type Value = string | number | string[] | null;

/** What companies state about themselves. */
const STATED: readonly [attribute: string, label: string, value: (stored: StoredProfile) => Value][] = [
	["tagline", "Tagline", ({ card }) => card.tagline],
	["stage", "Stage", ({ card }) => card.stage],
	["pricing_model", "Pricing model", ({ card }) => card.pricingModel],
	["pricing_summary", "Pricing", ({ profile }) => profile.pricing_summary],
	["features", "Features", ({ profile }) => profile.features],
	["usps", "What sets it apart", ({ profile }) => profile.usps],
	["tags", "Tags", ({ profile }) => profile.tags],
	["country", "Country", ({ card }) => card.country],
	["city", "City", ({ profile }) => profile.city],
	["founded_year", "Founded", ({ profile }) => profile.founded_year],
];

/** What this directory counts, and what third parties measure. */
const MEASURED: readonly [attribute: string, label: string, value: (stored: StoredProfile) => Value][] = [
	["categories", "Categories", ({ categories }) => categories.map((category) => category.name)],
	["launch_week", "Launch week", ({ card }) => card.launchWeek],
	["votes", "Community votes", ({ card }) => card.votes],
	["followers", "Followers", ({ card }) => card.followers],
	["rating", "Community rating", ({ card }) => ratingOf(card)?.average ?? null],
	["domain_rating", "Domain Rating", ({ domainRatings }) => toDomainRating(domainRatings)?.value ?? null],
];

/** One side of a comparison: the same attributes in the same order for every listing, null where it states nothing. */
export function cellsOf(stored: StoredProfile): { attribute: string; label: string; cell: Cell | null }[] {
	return [
		...STATED.map(([attribute, label, value]) => {
			const said = value(stored);
			return { attribute, label, cell: cell(said, proofOf(attribute, said, stored)) };
		}),
		...MEASURED.map(([attribute, label, value]) => ({
			attribute,
			label,
			cell: cell(value(stored), { source: "directory", evidence: [] }),
		})),
	];
}

function proofOf(attribute: string, value: Value, { profile }: StoredProfile): Omit<Cell, "value"> {
	const evidence = profile.evidence[attribute] ?? [];
	const typed = typedValues({ [attribute]: value }, profile);
	if (evidence.length > 0) {
		const marks = typed.map(({ field: _, ...mark }) => mark);
		return { source: "website", evidence, ...(marks.length > 0 && { typed: marks }) };
	}
	const isTeams = typed.some(({ of, by }) => of === undefined && by === "team");
	return { source: isTeams ? "team" : "company", evidence };
}

function cell(value: Value, proof: Omit<Cell, "value">): Cell | null {
	return value === null || (Array.isArray(value) && value.length === 0) ? null : { value, ...proof };
}
