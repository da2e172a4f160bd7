import getAccount from "#operations/account/get-account";
import type { Operation } from "#operations/define";
import getCategory from "#operations/directory/get-category";
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
	// Public reads
	getSiteInfo,
	searchListings,
	listCategories,
	getCategory,
	listProducts,
	// Account and drafts
	getAccount,
	// Orders
	quoteOrder,
	createCheckout,
	listMyOrders,
	getOrder,
];
