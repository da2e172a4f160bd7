import adminPage from "../pages/admin.tsx";
import adminAlternativesPage from "../pages/admin-alternatives.tsx";
import adminBackupsPage from "../pages/admin-backups.tsx";
import adminBurstPage from "../pages/admin-burst.tsx";
import adminBurstsPage from "../pages/admin-bursts.tsx";
import adminCategoriesPage from "../pages/admin-categories.tsx";
import adminCategoryPlacePage from "../pages/admin-category-place.tsx";
import adminClaimPage from "../pages/admin-claim.tsx";
import adminClaimsPage from "../pages/admin-claims.tsx";
import adminDraftPage from "../pages/admin-draft.tsx";
import adminDraftsPage from "../pages/admin-drafts.tsx";
import adminExportsPage from "../pages/admin-exports.tsx";
import adminFactsPage from "../pages/admin-facts.tsx";
import adminImportPage from "../pages/admin-import.tsx";
import adminImportsPage from "../pages/admin-imports.tsx";
import adminInvoicePage from "../pages/admin-invoice.tsx";
import adminJobsPage from "../pages/admin-jobs.tsx";
import adminListingPage from "../pages/admin-listing.tsx";
import adminListingMergePage from "../pages/admin-listing-merge.tsx";
import adminListingWholePage from "../pages/admin-listing-whole.tsx";
import adminListingsPage from "../pages/admin-listings.tsx";
import adminLogPage from "../pages/admin-log.tsx";
import adminMailsPage from "../pages/admin-mails.tsx";
import adminNumbersPage from "../pages/admin-numbers.tsx";
import adminOrderPage from "../pages/admin-order.tsx";
import adminOrdersPage from "../pages/admin-orders.tsx";
import adminPagesPage from "../pages/admin-pages.tsx";
import adminPeoplePage from "../pages/admin-people.tsx";
import adminPersonPage from "../pages/admin-person.tsx";
import adminPostPage from "../pages/admin-post.tsx";
import adminPostsPage from "../pages/admin-posts.tsx";
import adminProductPage from "../pages/admin-product.tsx";
import adminProductsPage from "../pages/admin-products.tsx";
import adminPromoCodePage from "../pages/admin-promo-code.tsx";
import adminPromoCodesPage from "../pages/admin-promo-codes.tsx";
import adminProofsPage from "../pages/admin-proofs.tsx";
import adminQuestionPage from "../pages/admin-question.tsx";
import adminQuestionsPage from "../pages/admin-questions.tsx";
import adminQueuePage from "../pages/admin-queue.ts";
import adminRatingPage from "../pages/admin-rating.tsx";
import adminRatingsPage from "../pages/admin-ratings.tsx";
import adminRevenuePage from "../pages/admin-revenue.tsx";
import adminRevenueOfPage from "../pages/admin-revenue-of.tsx";
import adminReviewPage from "../pages/admin-review.tsx";
import adminReviewsPage from "../pages/admin-reviews.tsx";
import adminSearchPage from "../pages/admin-search.tsx";
import adminSettingsPage from "../pages/admin-settings.tsx";
import adminSettingsGroupPage from "../pages/admin-settings-group.tsx";
import adminSynonymPage from "../pages/admin-synonym.tsx";
import adminSynonymFilesPage from "../pages/admin-synonym-files.tsx";
import adminTagPage from "../pages/admin-tag.tsx";
import adminTagsPage from "../pages/admin-tags.tsx";
import adminVotesPage from "../pages/admin-votes.tsx";
import adminWebhooksPage from "../pages/admin-webhooks.tsx";
import adminWeekPage from "../pages/admin-week.tsx";
import adminWeeksPage from "../pages/admin-weeks.tsx";
import type { Page } from "../site.ts";

export default [
	adminPeoplePage,
	adminPersonPage,
	adminPostPage,
	adminPostsPage,
	adminQueuePage,
	adminAlternativesPage,
	adminDraftPage,
	adminDraftsPage,
	adminQuestionPage,
	adminQuestionsPage,
	adminReviewPage,
	adminReviewsPage,
	adminSearchPage,
	adminSynonymFilesPage,
	adminSynonymPage,
	adminTagsPage,
	adminTagPage,
	adminBackupsPage,
	adminBurstPage,
	adminBurstsPage,
	adminCategoriesPage,
	adminCategoryPlacePage,
	adminClaimPage,
	adminClaimsPage,
	adminExportsPage,
	adminFactsPage,
	adminJobsPage,
	adminInvoicePage,
	adminLogPage,
	adminNumbersPage,
	adminOrderPage,
	adminOrdersPage,
	adminMailsPage,
	adminPagesPage,
	adminProductsPage,
	adminProductPage,
	adminPromoCodesPage,
	adminPromoCodePage,
	adminSettingsPage,
	adminSettingsGroupPage,
	adminPage,
	adminVotesPage,
	adminImportPage,
	adminImportsPage,
	adminListingPage,
	adminRatingPage,
	adminRatingsPage,
	adminRevenueOfPage,
	adminRevenuePage,
	adminListingMergePage,
	adminListingWholePage,
	adminListingsPage,
	adminWeekPage,
	adminWeeksPage,
	adminProofsPage,
	adminWebhooksPage,
] satisfies Page[];
