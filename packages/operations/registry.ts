import getAccount from "#operations/account/get-account";
import type { Operation } from "#operations/define";
import compareListings from "#operations/directory/compare-listings";
import getAlternatives from "#operations/directory/get-alternatives";
import getCategory from "#operations/directory/get-category";
import getListing from "#operations/directory/get-listing";
import getSiteInfo from "#operations/directory/get-site-info";
import listCategories from "#operations/directory/list-categories";
import searchListings from "#operations/directory/search-listings";
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
	listProducts,
	getAccount,
	quoteOrder,
	createCheckout,
	listMyOrders,
	getOrder,
];
