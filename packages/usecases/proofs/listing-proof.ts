import { withSeen } from "#core/evidence/quoted-facts";
import { typedValues } from "#core/listings/origin";
import type { ListingQuote } from "#core/listings/profile";
import { type ListingProof, PROOF_VERSION, type ProvedFact, type ProvedQuote, type Unsigned } from "#core/proofs/proof";
import type { Links } from "#core/web/links";
import type { StoredProfile } from "#store/listing-profile";
import { shownEvidence, shownValues } from "#usecases/listings/shown-facts";

/**
 * What the directory states of a listing, each fact with its quotes or with who stated it. Addresses for mail are left
 * out, as in all files of it.
 */
export function listingProof(stored: StoredProfile, links: Links): Unsigned<ListingProof> {
	const { card, profile, reread } = stored;
	const evidence = shownEvidence(stored);
	const typed = typedValues(shownValues(stored), { evidence, typed: profile.typed });
	const facts = Object.entries(provedValues(stored)).flatMap(([field, value]): ProvedFact[] =>
		isBlank(value)
			? []
			: [
					{
						field,
						value,
						quotes: withSeen(evidence[field] ?? [], reread).map(provedQuote),
						stated_by: typed.flatMap(({ field: of, by, of: entry }) =>
							of === field ? [{ of: entry ?? null, by }] : [],
						),
					},
				],
	);
	return {
		iss: links.origin,
		sub: links.listing(card.slug),
		version: PROOF_VERSION,
		kind: "listing",
		listing: { id: card.id, slug: card.slug, name: card.name, url: card.url },
		facts,
		not_found_on_website: profile.not_found_on_website.filter((field) => field !== "contact_email"),
		updated_at: new Date(stored.updatedAt).toISOString(),
	};
}

/** The values whole, where what tells their quotes apart has the keys of entries alone. */
function provedValues(stored: StoredProfile): Record<string, unknown> {
	const { profile, founders, unlocked, milestones } = stored;
	const { contact_email: _, ...values } = shownValues(stored);
	return {
		...values,
		faqs: profile.faqs,
		founders: founders.map(({ name, title }) => ({ name, title })),
		socials: profile.socials,
		story: unlocked.story ? profile.story : null,
		milestones: milestones.map(({ date, title, description, url }) => ({ date, title, description, url })),
	};
}

function provedQuote({
	quote,
	url,
	fetched_at,
	page_hash,
	of,
	seen,
}: ListingQuote & Partial<ProvedQuote>): ProvedQuote {
	return {
		quote,
		url,
		fetched_at: fetched_at ?? null,
		page_hash: page_hash ?? null,
		of: of ?? null,
		seen: seen ?? null,
	};
}

function isBlank(value: unknown): boolean {
	if (value === null || value === undefined || value === "") return true;
	return typeof value === "object" && Object.keys(value).length === 0;
}
