import getAccount from "#operations/account/get-account";
import type { Operation } from "#operations/define";
import getSiteInfo from "#operations/directory/get-site-info";

/** Every operation of the service, in the order documents and tool lists show them. */
export const OPERATIONS: readonly Operation[] = [getSiteInfo, getAccount];
