import type { FC } from "hono/jsx";
import type { ListingSummary } from "#operations/directory/listing-summary";
import { pricingWords } from "../words/format.ts";
import { words } from "../words/words.ts";
import { Fact } from "./fact.tsx";
import { type Notes, type Numbering, notesOf } from "./facts.ts";

type Priced = Pick<ListingSummary, "price" | "pricing_model">;

const FIELD = "pricing_summary";

/** The price as a row says it, in short; null where nothing is said of it. */
export function priceText({ price = null, pricing_model: model }: Priced): string | null {
	return price?.words ?? (model === null ? null : pricingWords(model));
}

/** The footnotes of a row, which are those of its price. */
export function priceNotes({ price = null }: Priced, numbering: Numbering): Notes {
	const quotes = price?.quote == null ? [] : [price.quote];
	const typed = price === null || price.by === "site" ? [] : [{ field: FIELD, by: price.by }];
	return notesOf({ evidence: { [FIELD]: quotes }, typed, not_found_on_website: [FIELD] }, numbering);
}

/** The price of a row, with its mark where the page counts them. */
export const RowPrice: FC<{ listing: Priced; numbering?: Numbering | undefined }> = ({ listing, numbering }) => {
	const shown = priceText(listing);
	const isKnown = numbering !== undefined && listing.price !== undefined;
	return (
		<span class="price">
			{shown === null && `${words.rows.price} `}
			{isKnown ? (
				<Fact of={priceNotes(listing, numbering)} field={FIELD} words={shown} />
			) : (
				<bdi>{shown ?? words.rows.notStated}</bdi>
			)}
		</span>
	);
};

/** The proof behind a row's price, for who shows it elsewhere. */
export function priceProof(listing: Priced, notes: Notes) {
	return notes.proofOf(FIELD, undefined, priceText(listing) === null);
}
