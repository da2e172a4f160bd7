/** What a key of a listing is sealed for: it opens for no other one. */
export const revenueKeyPurpose = (listingId: number): string => `revenue:${listingId}`;
