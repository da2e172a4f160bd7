import closeOrder from "#jobs/close-order";
import type { Job } from "#jobs/define";
import forgetExpired from "#jobs/forget-expired";
import sendMail from "#jobs/send-mail";

/** Every job, by the name outbox rows give. */
export const JOBS: readonly Job[] = [closeOrder, forgetExpired, sendMail];
