import { documentMail } from "#mails/document-mail";
import { mailWords } from "#mails/words/words";

/** To whoever bought: that a dispute was decided the other way, and the invoice of what it had given back. */
export const orderChargedAgain = documentMail("order-charged-again", mailWords.orders.chargedAgain);
