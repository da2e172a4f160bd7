import type { z } from "zod";
import type { OwnListing } from "#operations/listings/own-listing-schema";

/** A listing as get_my_listing answers. */
export type Own = z.output<typeof OwnListing>;
