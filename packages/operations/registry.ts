import getAccount from "#operations/account/get-account";
import claimListing from "#operations/claims/claim-listing";
import listMyClaims from "#operations/claims/list-my-claims";
import verifyClaim from "#operations/claims/verify-claim";
import getBlogPost from "#operations/content/get-blog-post";
import listBlogPosts from "#operations/content/list-blog-posts";
import type { Operation } from "#operations/define";
import compareListings from "#operations/directory/compare-listings";
import getAlternatives from "#operations/directory/get-alternatives";
import getCategory from "#operations/directory/get-category";
import getListing from "#operations/directory/get-listing";
import getSiteInfo from "#operations/directory/get-site-info";
import listCategories from "#operations/directory/list-categories";
import searchListings from "#operations/directory/search-listings";
import getDraft from "#operations/drafts/get-draft";
import inviteCofounder from "#operations/drafts/invite-cofounder";
import listMyDrafts from "#operations/drafts/list-my-drafts";
import submitDraft from "#operations/drafts/submit-draft";
import submitListing from "#operations/drafts/submit-listing";
import updateDraft from "#operations/drafts/update-draft";
import getFounder from "#operations/founders/get-founder";
import listFounders from "#operations/founders/list-founders";
import listInterviewQuestions from "#operations/founders/list-interview-questions";
import getBadges from "#operations/launches/get-badges";
import getLaunchWeek from "#operations/launches/get-launch-week";
import getLeaderboard from "#operations/launches/get-leaderboard";
import listAwards from "#operations/launches/list-awards";
import listLaunches from "#operations/launches/list-launches";
import addMilestone from "#operations/listings/add-milestone";
import answerInterview from "#operations/listings/answer-interview";
import chooseFreeListing from "#operations/listings/choose-free-listing";
import deleteMilestone from "#operations/listings/delete-milestone";
import getMyListing from "#operations/listings/get-my-listing";
import listMyListings from "#operations/listings/list-my-listings";
import postListingUpdate from "#operations/listings/post-listing-update";
import setFounderStory from "#operations/listings/set-founder-story";
import updateMyListing from "#operations/listings/update-my-listing";
import createCheckout from "#operations/orders/create-checkout";
import getOrder from "#operations/orders/get-order";
import listMyOrders from "#operations/orders/list-my-orders";
import listProducts from "#operations/orders/list-products";
import quoteOrder from "#operations/orders/quote-order";

/** Every operation of the service, in the order documents and tool lists show them. */
export const OPERATIONS: readonly Operation[] = [
	getSiteInfo,
	searchListings,
	getListing,
	getAlternatives,
	compareListings,
	listCategories,
	getCategory,
	getLaunchWeek,
	listLaunches,
	getLeaderboard,
	listFounders,
	getFounder,
	listBlogPosts,
	getBlogPost,
	listAwards,
	getBadges,
	listInterviewQuestions,
	listProducts,
	getAccount,
	submitListing,
	listMyDrafts,
	getDraft,
	updateDraft,
	inviteCofounder,
	submitDraft,
	listMyListings,
	getMyListing,
	updateMyListing,
	postListingUpdate,
	addMilestone,
	deleteMilestone,
	setFounderStory,
	answerInterview,
	chooseFreeListing,
	claimListing,
	verifyClaim,
	listMyClaims,
	quoteOrder,
	createCheckout,
	listMyOrders,
	getOrder,
];
