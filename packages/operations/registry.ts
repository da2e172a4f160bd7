import getAccount from "#operations/account/get-account";
import type { Operation } from "#operations/define";
import getCategory from "#operations/directory/get-category";
import getSiteInfo from "#operations/directory/get-site-info";
import listCategories from "#operations/directory/list-categories";
import searchListings from "#operations/directory/search-listings";

/** Every operation of the service, in the order documents and tool lists show them. */
export const OPERATIONS: readonly Operation[] = [getSiteInfo, searchListings, listCategories, getCategory, getAccount];
