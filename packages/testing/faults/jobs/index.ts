import { LAUNCHES } from "#testing/faults/jobs/launches";
import { ORDERS } from "#testing/faults/jobs/orders";
import { SERVICE } from "#testing/faults/jobs/service";
import { VECTORS } from "#testing/faults/jobs/vectors";
import { WEBSITES } from "#testing/faults/jobs/websites";
import { KEYS_LATER } from "#testing/faults/keys";
import type { FaultSubject } from "#testing/faults/walk";

/** Every kind of background work, a file for each area. */
export const JOB_SUBJECTS: readonly FaultSubject[] = [
	...SERVICE,
	...VECTORS,
	...WEBSITES,
	...LAUNCHES,
	...ORDERS,
	...KEYS_LATER,
];
