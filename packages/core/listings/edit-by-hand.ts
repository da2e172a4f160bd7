import { DRAFT_FIELDS } from "#core/drafts/draft-fields";
import { withSpans } from "#core/evidence/quote-spans";
import { entryQuotesThatStay, quotesThatStay } from "#core/evidence/verbatim";
import {
	FIELD_OF_COLUMN,
	type ListingColumns,
	type ListingEdit,
	type ListingFacts,
	valuesByField,
} from "#core/listings/listing-facts";
import { KEYED_TEXTS, textsOf } from "#core/listings/listing-quotes";
import type { Hand, ListingQuote, TypedMark } from "#core/listings/profile";

/** What is behind a value: its quotes, and who typed it where they do not tell. */
interface Proof {
	quotes: ListingQuote[];
	marks: TypedMark[];
}

/**
 * An edit of a listing by somebody's hand. What they typed is theirs: of the quotes behind the old value only those stay
 * that bear what is left of it word for word, and a fact that the website did not state is blank no more.
 * @param edit only what really changes.
 */
export function editByHand(edit: ListingEdit, facts: ListingFacts, hand: Hand): ListingEdit {
	const before = valuesByField(facts);
	const columns = Object.entries(edit.columns).map(([key, value]) => [
		FIELD_OF_COLUMN[key as keyof ListingColumns],
		value,
	]);
	const changes = Object.entries({ ...edit.profile, ...Object.fromEntries(columns) });
	const proofs = changes.map(([field, value]): [string, Proof] => {
		const { evidence, typed } = facts.profile;
		const proof = { quotes: evidence[field] ?? [], marks: typed[field] ?? [] };
		const left = proofLeft(field, before[field], value, proof, hand);
		return [field, { ...left, quotes: withSpans(field, textsOf(field, value), left.quotes) }];
	});
	return {
		...edit,
		forget: DRAFT_FIELDS.filter((field) => changes.some(([changed]) => changed === field)),
		quotes: Object.fromEntries(proofs.map(([field, { quotes }]) => [field, quotes])),
		typed: Object.fromEntries(proofs.map(([field, { marks }]) => [field, marks])),
	};
}

function proofLeft(field: string, before: unknown, after: unknown, proof: Proof, hand: Hand): Proof {
	const entriesOf = KEYED_TEXTS[field];
	if (entriesOf !== undefined) return keyedProof(entriesOf(before), entriesOf(after), proof, hand);
	if (Array.isArray(after)) return listProof((before ?? []) as string[], after, proof, hand);
	if (after === null || after === "") return { quotes: [], marks: [] };
	const quotes = typeof before === "string" ? quotesThatStay(before, String(after), proof.quotes) : [];
	return { quotes, marks: hand === "team" || quotes.length > 0 ? [{ by: hand }] : [] };
}

function listProof(before: readonly string[], after: readonly string[], { quotes, marks }: Proof, hand: Hand): Proof {
	const byOthers = new Set(marks.map(({ of }) => of));
	const drafted = before.filter((entry) => !byOthers.has(entry));
	const left = entryQuotesThatStay(drafted, after, quotes);
	const added = after.filter((entry) => !before.includes(entry));
	const all = [
		...marks.filter(({ of = "" }) => after.includes(of)),
		...added.map((entry): TypedMark => ({ of: entry, by: hand })),
	];
	// Where no quote is left, everything that is not the team's is the owner's without saying so.
	return { quotes: left, marks: left.length > 0 ? all : all.filter(({ by }) => by === "team") };
}

/** An entry without quotes is its owner's without saying so; the team's is marked. */
function keyedProof(
	before: Readonly<Record<string, unknown>>,
	after: Readonly<Record<string, unknown>>,
	{ quotes, marks }: Proof,
	hand: Hand,
): Proof {
	const stays = ({ of = "" }: { of?: string }) => after[of] !== undefined && after[of] === before[of];
	const changed = Object.keys(after).filter((key) => after[key] !== before[key]);
	return {
		quotes: quotes.filter(stays),
		marks: [
			...marks.filter(stays),
			...(hand === "team" ? changed.map((key): TypedMark => ({ of: key, by: "team" })) : []),
		],
	};
}
