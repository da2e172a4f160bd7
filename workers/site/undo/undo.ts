import type { Action } from "#actions/define";
import type { AuditEntry } from "#store/audit-log";
import type { Db } from "#store/db";

/** What an undo is told beside the row that it takes back. */
export interface Asked {
	db: Db;
	/** For who is told that it was taken back. */
	reason: string;
	/** SHA-256 of the browser's session, for undos that ask for a fresh sign-in themselves. */
	session: string;
}

export interface Undo {
	action: Action;
	input(entry: AuditEntry, asked: Asked): unknown;
	/** Where not every row of its kind can be taken back. */
	isPossible?(entry: AuditEntry): boolean;
}

/** Takes back what an action did: another action, with its input read from the row of the log. */
export function undoBy<I>(
	action: Action<I, unknown>,
	input: (entry: AuditEntry, asked: Asked) => I | Promise<I>,
): Undo {
	return { action, input };
}

/** The id in what a row was about: 12 of `claim:12`. */
export const idOf = ({ subject }: AuditEntry): number => Number(subject.slice(subject.indexOf(":") + 1));
