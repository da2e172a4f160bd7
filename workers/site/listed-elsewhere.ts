import { publishedOnDomain } from "#store/owned-listings";
import type { PageContext } from "./site.ts";

/** The listing that keeps a draft or a listing of the same website from being published. */
export interface OtherListing {
	id: number;
	slug: string;
	/** Whether it is of whoever looks. */
	isMine: boolean;
}

/** The other listing that is published of a website; null where there is none. @param of `listing_id` is its own one. */
export async function listedElsewhere(
	c: PageContext,
	of: { domain: string; listing_id: number | null },
): Promise<OtherListing | null> {
	const other = await publishedOnDomain(c.var.services.db, of.domain, of.listing_id);
	return other && { id: other.id, slug: other.slug, isMine: other.ownerId === c.var.session?.user.id };
}
