import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { mustHold, openDb, runBatch, type Statement } from "#store/db";
import { DOMAIN_TAKEN } from "#store/listings";
import { listings } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";
import { AGAIN, commit } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";

const db = openDb(env.DB);
const FULL = { code: "week_full", detail: "It is full." } as const;

/** A write with three things that may fail it, as a repository declares one. */
function guarded(): Statement<"stale" | "full" | typeof DOMAIN_TAKEN>[] {
	const write = mayViolate(DOMAIN_TAKEN, db.update(listings).set({ status: "live" }));
	return [write, mustHold(db, "stale", listings.id.getSQL()), mustHold(db, "full", listings.id.getSQL())];
}
const plain = db.delete(listings);
const MEANINGS = { stale: AGAIN, full: FULL, [DOMAIN_TAKEN]: FULL } as const;

// What each `@ts-expect-error` stands over must not compile: `npm run check` fails where it does.

it("takes statements with a meaning for each of their guards", () => {
	expect(commit(1, [plain]).refusals).toEqual({});
	expect(commit(1, [...guarded(), plain], MEANINGS).statements).toHaveLength(4);
	expect(commit(1, [...(commit.length > 0 ? guarded() : []), plain], MEANINGS).refusals).toBe(MEANINGS);
});

it("does not compile with a guard that has no meaning", () => {
	// @ts-expect-error none has one
	commit(1, guarded());
	// @ts-expect-error `full` has none
	commit(1, [...guarded(), plain], { stale: AGAIN, [DOMAIN_TAKEN]: FULL });
	// @ts-expect-error the UNIQUE constraint has none
	commit(1, guarded(), { stale: AGAIN, full: FULL });
	// @ts-expect-error nor where the statements are added on a condition
	commit(1, [...(commit.length > 0 ? guarded() : []), plain], { stale: AGAIN });
	// @ts-expect-error a declaration cannot keep quiet about a guard
	const forgetful = (): Statement<"stale">[] => guarded();
	// @ts-expect-error nor be less precise than the names
	commit(1, forgetful() as Statement<string>[], { stale: AGAIN });
	expect(forgetful()).toHaveLength(3);
});

it("does not compile with a meaning for what no statement carries", () => {
	// @ts-expect-error misspelt
	commit(1, guarded(), { ...MEANINGS, ful: FULL });
	// @ts-expect-error nothing here is guarded
	commit(1, [plain], { stale: AGAIN });
	const shared = { stale: AGAIN, full: FULL } as const;
	// @ts-expect-error nor where it comes from a shared table
	commit(1, [mustHold(db, "stale", listings.id.getSQL())], shared);
	expect(Object.keys(shared)).toEqual(["stale", "full"]);
});

it("does not compile with a UNIQUE constraint over columns that do not exist", () => {
	// @ts-expect-error misspelt column
	uniqueOf<[typeof listings.domian]>("listings.domain");
	// @ts-expect-error misspelt name
	uniqueOf<[typeof listings.domain]>("listings.domian");
	// @ts-expect-error one of two columns
	uniqueOf<[typeof listings.id, typeof listings.domain]>("listings.id");
	// @ts-expect-error misspelt by hand
	const byHand: typeof DOMAIN_TAKEN = "unique:listing.domain";
	expect(byHand).not.toBe(DOMAIN_TAKEN);
	expect(uniqueOf<[typeof listings.id, typeof listings.domain]>("listings.id,listings.domain")).toBe(
		"unique:listings.id,listings.domain",
	);
});

it("holds what jobs commit to the same", () => {
	const decide = async () => ({ statements: guarded(), outcome: "done" });
	const types = {
		complete: () => commitGuarded(db, decide, { stale: AGAIN, full: null, [DOMAIN_TAKEN]: false }),
		// @ts-expect-error `full` has no meaning
		missing: () => commitGuarded(db, decide, { stale: AGAIN, [DOMAIN_TAKEN]: false }),
		// @ts-expect-error misspelt
		misspelt: () => commitGuarded(db, decide, { stale: AGAIN, fool: null, [DOMAIN_TAKEN]: false }),
	};
	// @ts-expect-error guarded writes are not for a batch that asks for no meaning
	const unasked = () => runBatch(db, guarded());
	const outcome = async (): Promise<string | null | false> => types.complete();
	expect([outcome, unasked, types.missing, types.misspelt]).toHaveLength(4);
});
