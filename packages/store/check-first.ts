import type { SQL } from "drizzle-orm";
import type { Db } from "#store/db";
import { textOf } from "#store/statement-text";

/** A handle that sends what is asked at once in one call. */
interface Client {
	prepare(sql: string): { bind(...params: unknown[]): object };
	checkFirst?(statement: object, check: (rows: never[]) => void, closes: boolean): (() => Promise<void>) | null;
}

/**
 * Asks what decides whether work may go on, without a wait of its own: it goes to the database with the first reads that follow.
 * None of these is answered, and nothing is written, unless `check` has let it pass; where it throws, they reject, too. Work that
 * belongs to no request waits for it at once.
 * @param closes whether nothing more of the whole request may be read or written where it does not pass.
 * @returns to be called when the work has ended, well or not: it has asked by then at the latest, and rejects as `check` threw.
 */
export async function checkFirst<R>(
	db: Db,
	query: SQL,
	check: (rows: R[]) => void,
	{ closes = false }: { closes?: boolean } = {},
): Promise<() => Promise<void>> {
	const client = db.$client as unknown as Client;
	if (client.checkFirst !== undefined) {
		const { sql, params } = textOf(query);
		const ended = client.checkFirst(client.prepare(sql).bind(...params), check, closes);
		if (ended !== null) return ended;
	}
	check(await db.all<R>(query));
	return async () => undefined;
}
