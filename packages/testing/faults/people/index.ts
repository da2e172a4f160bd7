import { KEYS } from "#testing/faults/keys";
import { ACCOUNT } from "#testing/faults/people/account";
import { COMMUNITY } from "#testing/faults/people/community";
import { ORDERS } from "#testing/faults/people/orders";
import { PRODUCTS } from "#testing/faults/people/products";
import type { FaultSubject } from "#testing/faults/walk";

/** Every action that people take and providers report, a file for each area. */
export const PEOPLE_SUBJECTS: readonly FaultSubject[] = [...ACCOUNT, ...COMMUNITY, ...ORDERS, ...PRODUCTS, ...KEYS];
