import { documentMail } from "#mails/document-mail";
import { mailWords } from "#mails/words/words";

/** To whoever bought: what was given back, why, and the credit note. */
export const orderRefunded = documentMail("order-refunded", mailWords.orders.refund);
