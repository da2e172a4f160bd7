import accountPage from "../pages/account.tsx";
import accountDataPage from "../pages/account-data.tsx";
import accountDeletePage from "../pages/account-delete.tsx";
import apiKeysPage from "../pages/api-keys.tsx";
import appsPage from "../pages/apps.tsx";
import draftPage from "../pages/draft.tsx";
import draftPreviewPage from "../pages/draft-preview.tsx";
import draftSavePages from "../pages/draft-save.ts";
import followingPage from "../pages/following.tsx";
import freshSignInPage from "../pages/fresh-sign-in.tsx";
import interviewPage from "../pages/interview.tsx";
import invoicePage from "../pages/invoice.tsx";
import leaveProductPage from "../pages/leave-product.tsx";
import myClaimPage from "../pages/my-claim.tsx";
import myClaimsPage from "../pages/my-claims.tsx";
import myReviewsPage from "../pages/my-reviews.tsx";
import myVotesPage from "../pages/my-votes.tsx";
import notificationsPage from "../pages/notifications.tsx";
import orderPage from "../pages/order.tsx";
import ordersPage from "../pages/orders.tsx";
import productPage from "../pages/product.tsx";
import productAlternativesPage from "../pages/product-alternatives.tsx";
import productEditPage from "../pages/product-edit.tsx";
import productHistoryPage from "../pages/product-history.tsx";
import productMilestonesPage from "../pages/product-milestones.tsx";
import productPeoplePage from "../pages/product-people.tsx";
import productPicturesPage from "../pages/product-pictures.tsx";
import productRevenuePage from "../pages/product-revenue.tsx";
import productSharePage from "../pages/product-share.tsx";
import productStoryPage from "../pages/product-story.tsx";
import productVisitsFile from "../pages/product-visits.ts";
import productWithdrawPage from "../pages/product-withdraw.tsx";
import productsPage from "../pages/products.tsx";
import profilePage from "../pages/profile.tsx";
import savedPage from "../pages/saved.tsx";
import sessionsPage from "../pages/sessions.tsx";
import signInMethodsPage from "../pages/sign-in-methods.tsx";
import webhookPage from "../pages/webhook.tsx";
import webhooksPage from "../pages/webhooks.tsx";
import type { Page } from "../site.ts";

export default [
	myReviewsPage,
	followingPage,
	savedPage,
	productRevenuePage,
	productSharePage,
	interviewPage,
	accountPage,
	notificationsPage,
	accountDataPage,
	profilePage,
	accountDeletePage,
	freshSignInPage,
	signInMethodsPage,
	sessionsPage,
	myVotesPage,
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
	apiKeysPage,
	webhooksPage,
	webhookPage,
	appsPage,
	myClaimPage,
	myClaimsPage,
	ordersPage,
	orderPage,
	invoicePage,
] satisfies Page[];
