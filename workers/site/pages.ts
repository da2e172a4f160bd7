import accountPage from "./pages/account.tsx";
import accountDataPage from "./pages/account-data.tsx";
import accountDeletePage from "./pages/account-delete.tsx";
import adminPage from "./pages/admin.tsx";
import adminAlternativesPage from "./pages/admin-alternatives.tsx";
import adminBackupsPage from "./pages/admin-backups.tsx";
import adminBurstPage from "./pages/admin-burst.tsx";
import adminBurstsPage from "./pages/admin-bursts.tsx";
import adminCategoriesPage from "./pages/admin-categories.tsx";
import adminCategoryPlacePage from "./pages/admin-category-place.tsx";
import adminClaimPage from "./pages/admin-claim.tsx";
import adminClaimsPage from "./pages/admin-claims.tsx";
import adminDraftPage from "./pages/admin-draft.tsx";
import adminDraftsPage from "./pages/admin-drafts.tsx";
import adminExportsPage from "./pages/admin-exports.tsx";
import adminFactsPage from "./pages/admin-facts.tsx";
import adminImportPage from "./pages/admin-import.tsx";
import adminImportsPage from "./pages/admin-imports.tsx";
import adminInvoicePage from "./pages/admin-invoice.tsx";
import adminJobsPage from "./pages/admin-jobs.tsx";
import adminListingPage from "./pages/admin-listing.tsx";
import adminListingMergePage from "./pages/admin-listing-merge.tsx";
import adminListingWholePage from "./pages/admin-listing-whole.tsx";
import adminListingsPage from "./pages/admin-listings.tsx";
import adminLogPage from "./pages/admin-log.tsx";
import adminMailsPage from "./pages/admin-mails.tsx";
import adminNumbersPage from "./pages/admin-numbers.tsx";
import adminOrderPage from "./pages/admin-order.tsx";
import adminOrdersPage from "./pages/admin-orders.tsx";
import adminPagesPage from "./pages/admin-pages.tsx";
import adminPeoplePage from "./pages/admin-people.tsx";
import adminPersonPage from "./pages/admin-person.tsx";
import adminPostPage from "./pages/admin-post.tsx";
import adminPostsPage from "./pages/admin-posts.tsx";
import adminProductPage from "./pages/admin-product.tsx";
import adminProductsPage from "./pages/admin-products.tsx";
import adminPromoCodePage from "./pages/admin-promo-code.tsx";
import adminPromoCodesPage from "./pages/admin-promo-codes.tsx";
import adminProofsPage from "./pages/admin-proofs.tsx";
import adminQuestionPage from "./pages/admin-question.tsx";
import adminQuestionsPage from "./pages/admin-questions.tsx";
import adminQueuePage from "./pages/admin-queue.ts";
import adminRatingPage from "./pages/admin-rating.tsx";
import adminRatingsPage from "./pages/admin-ratings.tsx";
import adminRevenuePage from "./pages/admin-revenue.tsx";
import adminRevenueOfPage from "./pages/admin-revenue-of.tsx";
import adminReviewPage from "./pages/admin-review.tsx";
import adminReviewsPage from "./pages/admin-reviews.tsx";
import adminSearchPage from "./pages/admin-search.tsx";
import adminSettingsPage from "./pages/admin-settings.tsx";
import adminSettingsGroupPage from "./pages/admin-settings-group.tsx";
import adminSynonymPage from "./pages/admin-synonym.tsx";
import adminSynonymFilesPage from "./pages/admin-synonym-files.tsx";
import adminTagPage from "./pages/admin-tag.tsx";
import adminTagsPage from "./pages/admin-tags.tsx";
import adminVotesPage from "./pages/admin-votes.tsx";
import adminWebhooksPage from "./pages/admin-webhooks.tsx";
import adminWeekPage from "./pages/admin-week.tsx";
import adminWeeksPage from "./pages/admin-weeks.tsx";
import apiKeysPage from "./pages/api-keys.tsx";
import appsPage from "./pages/apps.tsx";
import awardPage from "./pages/award.tsx";
import awardsPage from "./pages/awards.tsx";
import blogPage from "./pages/blog.tsx";
import blogPostPage from "./pages/blog-post.tsx";
import botPage from "./pages/bot.tsx";
import buyPage from "./pages/buy.tsx";
import cartPage from "./pages/cart.tsx";
import categoriesPage from "./pages/categories.tsx";
import categoryPage from "./pages/category.tsx";
import changesFeed from "./pages/changes-feed.ts";
import checkMailPage from "./pages/check-mail.tsx";
import checkoutPage from "./pages/checkout.tsx";
import claimPage from "./pages/claim.tsx";
import coloursPage from "./pages/colours.ts";
import comparePage from "./pages/compare.tsx";
import confirmClaimPage from "./pages/confirm-claim.tsx";
import confirmSignInPage from "./pages/confirm-sign-in.tsx";
import connectPage from "./pages/connect.tsx";
import consentPage from "./pages/consent.tsx";
import dataPage from "./pages/data.tsx";
import devComponentsPage from "./pages/dev-components.tsx";
import devMailPage from "./pages/dev-mail.tsx";
import devWorkPage from "./pages/dev-work.ts";
import docsPage from "./pages/docs.tsx";
import docsErrorsPage from "./pages/docs-errors.tsx";
import docsOperationPage from "./pages/docs-operation.tsx";
import draftPage from "./pages/draft.tsx";
import draftPreviewPage from "./pages/draft-preview.tsx";
import draftSavePages from "./pages/draft-save.ts";
import eventsFeed from "./pages/events-feed.ts";
import feedFilesPage from "./pages/feed-files.ts";
import feedsPage from "./pages/feeds.tsx";
import followingPage from "./pages/following.tsx";
import followsPage from "./pages/follows.tsx";
import founderPage from "./pages/founder.tsx";
import foundersPage from "./pages/founders.tsx";
import freshSignInPage from "./pages/fresh-sign-in.tsx";
import homePage from "./pages/home.tsx";
import interviewPage from "./pages/interview.tsx";
import interviewsPage from "./pages/interviews.tsx";
import invitePage from "./pages/invite.tsx";
import invoicePage from "./pages/invoice.tsx";
import jwksPage from "./pages/jwks.ts";
import launchWeekPage from "./pages/launch-week.tsx";
import launchesPage from "./pages/launches.tsx";
import leaderboardPage from "./pages/leaderboard.tsx";
import leaveProductPage from "./pages/leave-product.tsx";
import listingPage from "./pages/listing.tsx";
import listingBadgesPage from "./pages/listing-badges.tsx";
import listingReportPage from "./pages/listing-report.tsx";
import listingReviewPage from "./pages/listing-review.tsx";
import listingReviewsPage from "./pages/listing-reviews.tsx";
import listingSharePage from "./pages/listing-share.tsx";
import listingsPage from "./pages/listings.tsx";
import llmsPage from "./pages/llms.ts";
import manifestPage from "./pages/manifest.ts";
import myClaimPage from "./pages/my-claim.tsx";
import myClaimsPage from "./pages/my-claims.tsx";
import myReviewsPage from "./pages/my-reviews.tsx";
import myVotesPage from "./pages/my-votes.tsx";
import notificationsPage from "./pages/notifications.tsx";
import oembedPage from "./pages/oembed.ts";
import orderPage from "./pages/order.tsx";
import ordersPage from "./pages/orders.tsx";
import pricingPage from "./pages/pricing.tsx";
import productPage from "./pages/product.tsx";
import productAlternativesPage from "./pages/product-alternatives.tsx";
import productEditPage from "./pages/product-edit.tsx";
import productHistoryPage from "./pages/product-history.tsx";
import productMilestonesPage from "./pages/product-milestones.tsx";
import productPeoplePage from "./pages/product-people.tsx";
import productPicturesPage from "./pages/product-pictures.tsx";
import productRevenuePage from "./pages/product-revenue.tsx";
import productSharePage from "./pages/product-share.tsx";
import productStoryPage from "./pages/product-story.tsx";
import productVisitsFile from "./pages/product-visits.ts";
import productWithdrawPage from "./pages/product-withdraw.tsx";
import productsPage from "./pages/products.tsx";
import profilePage from "./pages/profile.tsx";
import proofFiles from "./pages/proof-files.ts";
import proofsPage from "./pages/proofs.tsx";
import reviewReplyPage from "./pages/review-reply.tsx";
import reviewReportPage from "./pages/review-report.tsx";
import reviewWithdrawPage from "./pages/review-withdraw.ts";
import robotsPage from "./pages/robots.ts";
import savedPage from "./pages/saved.tsx";
import securityTxtPage from "./pages/security-txt.ts";
import sessionsPage from "./pages/sessions.tsx";
import shareImagePage from "./pages/share-image.ts";
import signInPage from "./pages/sign-in.tsx";
import signInMethodsPage from "./pages/sign-in-methods.tsx";
import signInWithPage from "./pages/sign-in-with.ts";
import signOutPage from "./pages/sign-out.ts";
import sitePagesPage from "./pages/site-pages.tsx";
import sitemapPage from "./pages/sitemap.ts";
import submitPage from "./pages/submit.tsx";
import suggestPage from "./pages/suggest.ts";
import testPaymentPage from "./pages/test-payment.tsx";
import themePage from "./pages/theme.ts";
import unsubscribePage from "./pages/unsubscribe.tsx";
import votesPage from "./pages/votes.tsx";
import webhookPage from "./pages/webhook.tsx";
import webhooksPage from "./pages/webhooks.tsx";
import weekRemindersPage from "./pages/week-reminders.tsx";
import weekVotesPage from "./pages/week-votes.tsx";
import type { Site } from "./site.ts";

/** Adds the routes of one page. */
export type Page = (site: Site) => void;

/** Every page of the site; adding one is a file in pages/ and a line here. */
export const PAGES: readonly Page[] = [
	homePage,
	listingsPage,
	listingPage,
	listingReportPage,
	listingReviewPage,
	listingReviewsPage,
	reviewReplyPage,
	reviewReportPage,
	reviewWithdrawPage,
	myReviewsPage,
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
	votesPage,
	followsPage,
	followingPage,
	unsubscribePage,
	savedPage,
	categoriesPage,
	categoryPage,
	comparePage,
	launchesPage,
	launchWeekPage,
	weekVotesPage,
	weekRemindersPage,
	leaderboardPage,
	awardsPage,
	awardPage,
	listingBadgesPage,
	listingSharePage,
	productRevenuePage,
	productSharePage,
	foundersPage,
	founderPage,
	blogPage,
	blogPostPage,
	interviewsPage,
	interviewPage,
	docsPage,
	docsErrorsPage,
	docsOperationPage,
	botPage,
	sitePagesPage,
	robotsPage,
	llmsPage,
	sitemapPage,
	feedsPage,
	changesFeed,
	eventsFeed,
	dataPage,
	feedFilesPage,
	oembedPage,
	suggestPage,
	manifestPage,
	coloursPage,
	shareImagePage,
	securityTxtPage,
	connectPage,
	signInPage,
	signInWithPage,
	checkMailPage,
	confirmSignInPage,
	signOutPage,
	submitPage,
	accountPage,
	notificationsPage,
	accountDataPage,
	profilePage,
	accountDeletePage,
	freshSignInPage,
	signInMethodsPage,
	sessionsPage,
	myVotesPage,
	pricingPage,
	productsPage,
	leaveProductPage,
	productHistoryPage,
	productMilestonesPage,
	productPeoplePage,
	productStoryPage,
	productVisitsFile,
	productWithdrawPage,
	productAlternativesPage,
	productPicturesPage,
	productPage,
	productEditPage,
	draftPage,
	draftSavePages,
	draftPreviewPage,
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
	apiKeysPage,
	proofsPage,
	proofFiles,
	jwksPage,
	adminProofsPage,
	webhooksPage,
	webhookPage,
	adminWebhooksPage,
	appsPage,
	consentPage,
	buyPage,
	cartPage,
	checkoutPage,
	claimPage,
	myClaimPage,
	myClaimsPage,
	ordersPage,
	orderPage,
	invoicePage,
	confirmClaimPage,
	invitePage,
	testPaymentPage,
	themePage,
	devMailPage,
	devComponentsPage,
	devWorkPage,
];
