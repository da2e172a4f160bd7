import { AppError, notFound } from "#core/errors";
import type { Db } from "#store/db";
import { hiddenAddress } from "#store/hidden-listings";

/**
 * Refuses a listing that nobody can see. One that was merged into another is named with the slug it leads to.
 * @throws AppError `not_found`, always.
 */
export async function missingListing(db: Db, slug: string): Promise<never> {
	const hidden = await hiddenAddress(db, slug);
	if (hidden === null || hidden.leadsTo === null) notFound("listing");
	throw new AppError("not_found", `This listing was merged into another one of the same product: ${hidden.leadsTo}.`, {
		next: [{ operation: "get_listing", why: `Ask for the slug ${hidden.leadsTo}.` }],
	});
}
