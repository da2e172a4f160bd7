import closeOrder from "#jobs/close-order";
import closeWeek from "#jobs/close-week";
import type { Job } from "#jobs/define";
import endPayment from "#jobs/end-payment";
import foldCounters from "#jobs/fold-counters";
import forgetExpired from "#jobs/forget-expired";
import recheckClaims from "#jobs/recheck-claims";
import recheckVat from "#jobs/recheck-vat";
import releaseWeek from "#jobs/release-week";
import scoreTrending from "#jobs/score-trending";
import sendMail from "#jobs/send-mail";

/** Every job, by the name outbox rows give. */
export const JOBS: readonly Job[] = [
	closeOrder,
	closeWeek,
	endPayment,
	foldCounters,
	forgetExpired,
	recheckClaims,
	recheckVat,
	releaseWeek,
	scoreTrending,
	sendMail,
];
