import type { Check, Difference } from "./check.ts";
import { COLUMNS } from "./columns.ts";
import { INDEXES } from "./indexes.ts";
import { TOTALS } from "./totals.ts";

/** What is kept on write, in the order in which it is mended: what counts what another keeps comes after it. */
export const CHECKS: readonly Check[] = [...COLUMNS, ...TOTALS, ...INDEXES];

/** Rows that one statement looks through. */
export const PIECE_ROWS = 5000;
/** Differences that one transaction mends: people write between two of them. */
export const MENDED_AT_ONCE = 50;

/** The database, as this needs it. */
export interface Asked {
	/** Rows of one statement. */
	ask<T>(sql: string): Promise<T[]>;
	/** Runs a script, all of it or nothing. */
	run(script: string): Promise<void>;
}

/** What one check found. */
export interface Found {
	what: string;
	differences: readonly Difference[];
}

/** Counts everything anew, each piece as of one instant. @returns what is not as it is counted; nothing when all is right. */
export async function verify(db: Pick<Asked, "ask">): Promise<Found[]> {
	const found: Found[] = [];
	for (const check of CHECKS) {
		const differences: Difference[] = [];
		for await (const piece of pieces(db, check)) differences.push(...(await db.ask<Difference>(check.find(piece))));
		if (differences.length > 0) found.push({ what: check.what, differences });
	}
	return found;
}

/** Mends what `verify` would find, a few rows a transaction. @returns what there was to mend. */
export async function repair(db: Asked): Promise<Found[]> {
	const found: Found[] = [];
	for (const check of CHECKS) {
		const differences: Difference[] = [];
		for await (const piece of pieces(db, check)) {
			const wrong = await db.ask<Difference>(check.find(piece));
			for (let from = 0; from < wrong.length; from += MENDED_AT_ONCE) {
				const statements = check.mend(wrong.slice(from, from + MENDED_AT_ONCE).map(({ at }) => at));
				await db.run(`${statements.join(";\n")};`);
			}
			differences.push(...wrong);
		}
		if (differences.length > 0) found.push({ what: check.what, differences });
	}
	return found;
}

async function* pieces({ ask }: Pick<Asked, "ask">, { walks }: Check): AsyncGenerator<string> {
	if (walks === null) {
		yield "1";
		return;
	}
	const [first] = await ask<{ id: string | null }>(`SELECT CAST(min(rowid) AS TEXT) AS id FROM ${walks}`);
	for (let from = first?.id ?? null; from !== null; ) {
		const [next] = await ask<{ id: string }>(
			`SELECT CAST(rowid AS TEXT) AS id FROM ${walks} WHERE rowid >= ${from} ORDER BY rowid LIMIT 1 OFFSET ${PIECE_ROWS}`,
		);
		yield next === undefined ? `t.rowid >= ${from}` : `t.rowid >= ${from} AND t.rowid < ${next.id}`;
		from = next?.id ?? null;
	}
}

const SHOWN = 20;

/** As a command prints it. */
export function linesOf(found: readonly Found[]): string[] {
	return found.flatMap(({ what, differences }) => [
		`${what}: ${differences.length} wrong`,
		...differences
			.slice(0, SHOWN)
			.map(({ place, kept, counted }) => `  ${place}: ${kept ?? "nothing"} instead of ${counted ?? "nothing"}`),
		...(differences.length > SHOWN ? [`  and ${differences.length - SHOWN} more`] : []),
	]);
}
