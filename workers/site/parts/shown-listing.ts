import type { z } from "zod";
import type { listingProfile } from "#operations/directory/profile";

/** A listing as its page, a comparison and their parts are given it. */
export type Listing = z.output<typeof listingProfile>;

/** Whether a field was looked for on the website, or could not be; other blanks are nobody's business. */
export function isBlank(listing: Listing, field: string): boolean {
	return (
		listing.not_found_on_website.includes(field) || listing.not_read_on_website.some((unread) => unread.field === field)
	);
}
