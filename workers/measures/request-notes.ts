import { AsyncLocalStorage } from "node:async_hooks";

/** What is noted of a request while it is answered. */
export interface RequestNotes {
	/** null until somebody knows what answers. */
	route: string | null;
	rowsRead: number;
	rowsWritten: number;
	statements: number;
	/** Where D1's session of it begins: a constraint or a bookmark. */
	readsFrom: string;
	/** Once something was read or written. */
	session: D1DatabaseSession | null;
	/** Whether it has written more than notes. */
	hasWritten: boolean;
}

// Adapters and database handles are shared by all requests of an isolate; this tells which of them is at work.
const current = new AsyncLocalStorage<RequestNotes>();

export function withNotes<T>(notes: RequestNotes, work: () => Promise<T>): Promise<T> {
	return current.run(notes, work);
}

/** @param readsFrom see `readsFrom` of `workers/http/bookmark.ts`. */
export function newNotes(readsFrom = "first-primary"): RequestNotes {
	return { route: null, rowsRead: 0, rowsWritten: 0, statements: 0, readsFrom, session: null, hasWritten: false };
}

/** Those of the request at hand; undefined where work belongs to none. */
export function currentNotes(): RequestNotes | undefined {
	return current.getStore();
}

/** Says what answers the request at hand: an operation's id, or the method and pattern of a page. */
export function noteRoute(route: string): void {
	const notes = current.getStore();
	if (notes !== undefined) notes.route = route;
}

/** What answers the request at hand, as far as somebody has said so. */
export function currentRoute(): string | null {
	return current.getStore()?.route ?? null;
}

/** Notes a statement that the database has run for the request at hand. */
export function noteStatement(meta?: { rows_read?: number; rows_written?: number }): void {
	const notes = current.getStore();
	if (notes === undefined) return;
	notes.statements++;
	notes.rowsRead += meta?.rows_read ?? 0;
	notes.rowsWritten += meta?.rows_written ?? 0;
}
