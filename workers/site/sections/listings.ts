import listingPage from "../pages/listing.tsx";
import listingsPage from "../pages/listings.tsx";
import type { Page } from "../site.ts";

export default [listingsPage, listingPage] satisfies Page[];
