import { evidenceOf } from "#core/listings/evidence-counts";
import { listedPrices, stepsOf } from "#core/listings/listed-prices";
import { typedValues } from "#core/listings/origin";
import { plainForms } from "#core/listings/plain-forms";
import { type RowAward, type RowFacts, rowPrice } from "#core/listings/row-facts";
import type { StoredProfile } from "#store/listing-profile";
import { shownEvidence, shownValues } from "#usecases/listings/shown-facts";

/** What rows say of a listing, counted from exactly what its page shows. */
export function rowFactsOf(stored: StoredProfile, award: RowAward | null): RowFacts {
	const { profile, card } = stored;
	const proved = { evidence: shownEvidence(stored), typed: profile.typed };
	const prices = listedPrices(profile.pricing_summary ?? "");
	const plain = plainForms({ ...card, ...profile });
	return {
		price: rowPrice(profile, card.pricingModel),
		city: profile.city,
		...(prices.length > 0 && { prices, steps: stepsOf(prices) }),
		...(plain !== null && { plain }),
		award,
		counts: evidenceOf({
			evidence: proved.evidence,
			typed: typedValues(shownValues(stored), proved),
			not_found_on_website: profile.not_found_on_website,
		}),
	};
}
