import getAccount from "#operations/account/get-account";
import type { Operation } from "#operations/define";
import getSiteInfo from "#operations/directory/get-site-info";
import createCheckout from "#operations/orders/create-checkout";
import getOrder from "#operations/orders/get-order";
import listMyOrders from "#operations/orders/list-my-orders";
import listProducts from "#operations/orders/list-products";
import quoteOrder from "#operations/orders/quote-order";

/** Every operation of the service, in the order documents and tool lists show them. */
export const OPERATIONS: readonly Operation[] = [
	getSiteInfo,
	listProducts,
	getAccount,
	quoteOrder,
	createCheckout,
	listMyOrders,
	getOrder,
];
