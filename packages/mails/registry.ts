import { claimLink } from "#mails/catalogue/claim-link";
import { claimProofMissing } from "#mails/catalogue/claim-proof-missing";
import { editCopy } from "#mails/catalogue/edit-copy";
import { factDecided } from "#mails/catalogue/fact-decided";
import { invite } from "#mails/catalogue/invite";
import { listingEdited } from "#mails/catalogue/listing-edited";
import { productUpdate } from "#mails/catalogue/product-update";
import { reviewJudged } from "#mails/catalogue/review-judged";
import { signIn } from "#mails/catalogue/sign-in";
import { weekBegun } from "#mails/catalogue/week-begun";
import type { Mail } from "#mails/define";

/** Every mail, one file each. */
const CATALOGUE = [
	claimLink,
	claimProofMissing,
	editCopy,
	factDecided,
	invite,
	listingEdited,
	productUpdate,
	reviewJudged,
	signIn,
	weekBegun,
];

/** Every mail, by the name that rows give. */
export const MAILS: ReadonlyMap<string, Mail> = new Map(CATALOGUE.map((mail) => [mail.name, mail as Mail]));
