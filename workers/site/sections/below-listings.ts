import claimPage from "../pages/claim.tsx";
import followsPage from "../pages/follows.tsx";
import listingBadgesPage from "../pages/listing-badges.tsx";
import listingReportPage from "../pages/listing-report.tsx";
import listingReviewPage from "../pages/listing-review.tsx";
import listingReviewsPage from "../pages/listing-reviews.tsx";
import listingSharePage from "../pages/listing-share.tsx";
import savedPage from "../pages/saved.tsx";
import votesPage from "../pages/votes.tsx";
import type { Page } from "../site.ts";

export default [
	listingReportPage,
	listingReviewPage,
	listingReviewsPage,
	votesPage,
	followsPage,
	savedPage,
	listingBadgesPage,
	listingSharePage,
	claimPage,
] satisfies Page[];
