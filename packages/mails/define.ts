import type * as z from "zod";
import type { MailPurpose } from "#core/mails/kinds";
import type { Links } from "#core/web/links";
import type { Block } from "#mails/blocks";
import type { Line } from "#mails/line";

/** What every mail can name. */
export interface MailContext {
	siteName: string;
	links: Links;
}

/** What a mail says; what stands around it is the same for all. */
export interface Letter {
	subject: Line;
	body: readonly Block[];
	/** Why its reader gets it. */
	reason: Line;
	/** The product that it is about, where its reader can end the mails about that one alone. */
	about?: { listingId: number; name: string };
}

type Facts = z.ZodType<object>;

/** One mail of the catalogue. */
export interface Mail<R extends Facts = Facts, F extends Facts = R> {
	/** Of the file that holds it; stored rows have it, so it stays. */
	name: string;
	purpose: MailPurpose;
	/** What is noted when it is left: all that it says, or where much may change, what that is read by when it is sent. */
	row: R;
	/** What it says. */
	facts: F;
	compose(facts: z.output<F>, ctx: MailContext): Letter;
}

/** Declares a mail that says what was noted when it was left. */
export function defineMail<F extends Facts>(mail: Omit<Mail<F>, "row">): Mail<F> {
	return { ...mail, row: mail.facts };
}

/** Declares a mail whose facts are read when it is sent: `packages/usecases/mails/readers.ts` has a reader for each. */
export function defineReadMail<R extends Facts, F extends Facts>(mail: Mail<R, F>): Mail<R, F> {
	return mail;
}
