import { accessChanged } from "#mails/catalogue/access-changed";
import { accountDecided } from "#mails/catalogue/account-decided";
import { accountDeleted } from "#mails/catalogue/account-deleted";
import { addressInUse } from "#mails/catalogue/address-in-use";
import { alertBegun, alertOver } from "#mails/catalogue/alert";
import { alternativeDecided } from "#mails/catalogue/alternative-decided";
import { apiKeyMade } from "#mails/catalogue/api-key-made";
import { awardMoved } from "#mails/catalogue/award-moved";
import { badgeFound } from "#mails/catalogue/badge-found";
import { badgeMissing } from "#mails/catalogue/badge-missing";
import { claimDecided } from "#mails/catalogue/claim-decided";
import { claimDisputed } from "#mails/catalogue/claim-disputed";
import { claimLink } from "#mails/catalogue/claim-link";
import { claimProofMissing } from "#mails/catalogue/claim-proof-missing";
import { claimVerified } from "#mails/catalogue/claim-verified";
import { cofounderJoined } from "#mails/catalogue/cofounder-joined";
import { cofounderLeft } from "#mails/catalogue/cofounder-left";
import { confirmAddress } from "#mails/catalogue/confirm-address";
import { digest } from "#mails/catalogue/digest";
import { draftDecided } from "#mails/catalogue/draft-decided";
import { draftReady } from "#mails/catalogue/draft-ready";
import { editCopy } from "#mails/catalogue/edit-copy";
import { factDecided } from "#mails/catalogue/fact-decided";
import { factsStale } from "#mails/catalogue/facts-stale";
import { halfway } from "#mails/catalogue/halfway";
import { invite } from "#mails/catalogue/invite";
import { inviteReminder } from "#mails/catalogue/invite-reminder";
import { launched } from "#mails/catalogue/launched";
import { listingDecided } from "#mails/catalogue/listing-decided";
import { listingEdited } from "#mails/catalogue/listing-edited";
import { orderChargedAgain } from "#mails/catalogue/order-charged-again";
import { orderDecided } from "#mails/catalogue/order-decided";
import { orderReceipt } from "#mails/catalogue/order-receipt";
import { orderRefunded } from "#mails/catalogue/order-refunded";
import { ownerChanged } from "#mails/catalogue/owner-changed";
import { paymentFailed } from "#mails/catalogue/payment-failed";
import { productPassedOn } from "#mails/catalogue/product-passed-on";
import { productUpdate } from "#mails/catalogue/product-update";
import { reviewAnswered } from "#mails/catalogue/review-answered";
import { reviewJudged } from "#mails/catalogue/review-judged";
import { reviewReceived } from "#mails/catalogue/review-received";
import { reviewReportDecided } from "#mails/catalogue/review-report-decided";
import { roleChanged } from "#mails/catalogue/role-changed";
import { signIn } from "#mails/catalogue/sign-in";
import { webhookDecided } from "#mails/catalogue/webhook-decided";
import { webhookOff } from "#mails/catalogue/webhook-off";
import { weekBegun } from "#mails/catalogue/week-begun";
import { weekClosed } from "#mails/catalogue/week-closed";
import type { Mail } from "#mails/define";

/** Every mail, one file each. */
const CATALOGUE = [
	accessChanged,
	accountDecided,
	accountDeleted,
	addressInUse,
	apiKeyMade,
	alternativeDecided,
	awardMoved,
	badgeFound,
	badgeMissing,
	claimDecided,
	claimDisputed,
	claimLink,
	claimProofMissing,
	claimVerified,
	cofounderJoined,
	cofounderLeft,
	confirmAddress,
	digest,
	draftDecided,
	draftReady,
	alertBegun,
	alertOver,
	editCopy,
	factDecided,
	factsStale,
	halfway,
	invite,
	inviteReminder,
	launched,
	listingDecided,
	listingEdited,
	orderChargedAgain,
	orderDecided,
	paymentFailed,
	orderReceipt,
	orderRefunded,
	ownerChanged,
	productPassedOn,
	productUpdate,
	reviewAnswered,
	reviewJudged,
	reviewReceived,
	reviewReportDecided,
	roleChanged,
	signIn,
	weekBegun,
	weekClosed,
	webhookDecided,
	webhookOff,
];

/** Every mail, by the name that rows give. */
export const MAILS: ReadonlyMap<string, Mail> = new Map(CATALOGUE.map((mail) => [mail.name, mail as Mail]));
