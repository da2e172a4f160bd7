import { AppError } from "#core/errors";
import { refusalOf, type Sent } from "./attempt.ts";
import { typed } from "./parts/text-field.tsx";
import { words } from "./words/words.ts";

/** Forms that show what is stored: each field carries beside it what it showed (`was_`), so that two windows do not meet. */

/** Whether a form says something else of a field than it showed. */
export function isChanged(sent: Sent, field: string): boolean {
	return typeof sent[field] === "string" && typed(sent[field]).trim() !== shownOf(sent, field);
}

/** What a field of a form is filled with: what its person changed in one that was refused, and else what is stored. */
export function filled(sent: Sent | undefined, field: string, stored: string): string {
	return sent !== undefined && isChanged(sent, field) ? typed(sent[field]) : stored;
}

const shownOf = (sent: Sent, field: string): string => typed(sent[`was_${field}`]).trim();

/** Another window may write between looking and writing, but not for ever. */
const TRIES = 5;

interface Merge<T> {
	sent: Sent;
	fields: readonly string[];
	/** Reads the thing as it is now. */
	read(): Promise<T>;
	/** A field of it, as the form shows it. */
	stored(current: T, field: string): string;
	/** Writes what was changed on what was read; refused as `listing_conflict` when that is no longer so. */
	write(current: T): Promise<unknown>;
}

/**
 * Writes what a form changed on the thing as it is now. What others saved meanwhile stays, unless it is the same field.
 * @throws AppError `listing_conflict` naming the fields that say something else than the form showed.
 */
export async function mergeForm<T>({ sent, fields, read, stored, write }: Merge<T>): Promise<void> {
	for (let tries = 1; ; tries++) {
		const current = await read();
		const changed = fields.filter((field) => isChanged(sent, field));
		const clashing = changed.filter((field) => {
			const now = stored(current, field).trim();
			return now !== shownOf(sent, field) && now !== typed(sent[field]).trim();
		});
		if (clashing.length > 0) {
			const errors = clashing.map((field) => ({
				pointer: `/${field}`,
				code: "changed",
				message: words.owner.savedMeanwhile(stored(current, field)),
			}));
			throw new AppError("listing_conflict", "Fields were changed since they were shown.", { errors });
		}
		try {
			await write(current);
			return;
		} catch (failure) {
			if (refusalOf(failure).code !== "listing_conflict" || tries === TRIES) throw failure;
		}
	}
}
