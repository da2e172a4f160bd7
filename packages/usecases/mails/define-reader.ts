import type * as z from "zod";
import type { Mail } from "#mails/define";
import type { Db } from "#store/db";

/** What a reader is asked with. */
export interface ReadContext {
	db: Db;
	now: Date;
}

type Facts = z.ZodType<object>;

/** Reads what a mail says at the moment that it is sent. */
export interface Reader {
	mail: string;
	/** @returns null when there is nothing to say any more. @param userId null for an address without an account. */
	read(row: object, userId: number | null, ctx: ReadContext): Promise<object | null>;
}

/** Declares the reader of a mail. */
export function defineReader<R extends Facts, F extends Facts>(
	mail: Mail<R, F>,
	read: (row: z.output<R>, userId: number | null, ctx: ReadContext) => Promise<z.output<F> | null>,
): Reader {
	// The row was parsed by exactly this mail's schema before.
	return { mail: mail.name, read: (row, userId, ctx) => read(row as z.output<R>, userId, ctx) };
}
