import { and, desc, eq, sql } from "drizzle-orm";
import { writeDump } from "#core/jobs/kinds";
import { type DumpFile, type DumpPosition, dumpName } from "#core/public-data/dump";
import { PUBLIC_KINDS, type PublicKind } from "#core/public-data/kinds";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { enqueueFrom } from "#store/outbox";
import { dumps } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

export type DumpRow = typeof dumps.$inferSelect;
/** A dump without its files. */
export type ListedDump = Omit<DumpRow, "files" | "position">;

/** The index that a second running dump violates. */
export const DUMP_RUNNING = uniqueOf<[typeof dumps.state]>("dumps.state");
const LISTED_MAX = 50;

/** Begins a dump, and leaves its first step. Fails as DUMP_RUNNING while another one is written. */
export function beginDump(db: Db, cursor: string, now: Date): Statement<typeof DUMP_RUNNING>[] {
	const at = now.getTime();
	const position: DumpPosition = { kind: PUBLIC_KINDS[0], after: "", files: 0 };
	const begun = { name: dumpName(now), begunAt: at, movedAt: at, cursor, position };
	return [mayViolate(DUMP_RUNNING, db.insert(dumps).values({ ...begun, state: "running" })), leaveDumpStep(db, at)];
}

/** Leaves the next step of the dump that is being written; without one, nothing. */
export function leaveDumpStep(db: Db, now: number): Statement {
	const from = sql`FROM dumps WHERE state = 'running'`;
	return enqueueFrom(db, writeDump, { subject: sql`id`, payload: {}, from, dueAt: now, now });
}

export async function dumpById(db: Db, id: number): Promise<DumpRow | null> {
	return (await db.query.dumps.findFirst({ where: eq(dumps.id, id) })) ?? null;
}

/** The newest first. */
export function newestDumps(db: Db): Promise<ListedDump[]> {
	const columns = { files: false, position: false } as const;
	return db.query.dumps.findMany({ columns, orderBy: desc(dumps.id), limit: LISTED_MAX });
}

/** Those that are whole, the newest first. */
export async function wholeDumps(db: Db, limit: number): Promise<DumpRow[]> {
	return db.query.dumps.findMany({ where: eq(dumps.state, "done"), orderBy: desc(dumps.id), limit });
}

/** A whole dump by its name; null where there is none. */
export async function dumpNamed(db: Db, name: string): Promise<DumpRow | null> {
	return (await db.query.dumps.findFirst({ where: and(eq(dumps.name, name), eq(dumps.state, "done")) })) ?? null;
}

/** Notes a step of a running dump; fails as `moved` when another run has made it. */
export function moveDump(
	db: Db,
	dump: DumpRow,
	step: { position: DumpPosition; file: DumpFile | null; state?: "done" | "failed"; now: number },
): Statement<"moved">[] {
	const files = step.file === null ? dump.files : [...dump.files, step.file];
	const is = and(
		eq(dumps.id, dump.id),
		sql`state = 'running'`,
		sql`${dumps.position} = ${JSON.stringify(dump.position)}`,
	);
	return [
		db
			.update(dumps)
			.set({ position: step.position, files, movedAt: step.now, ...(step.state && { state: step.state }) })
			.where(is),
		mustHaveChanged(db, "moved"),
	];
}

export function deleteDump(db: Db, id: number): Statement {
	return db.delete(dumps).where(and(eq(dumps.id, id), sql`state <> 'running'`));
}

/** Ids of the next public things of a kind, in their order. */
export async function nextPublic(db: Db, kind: PublicKind, after: string, limit: number): Promise<string[]> {
	const beyond = Number(after);
	const next = {
		category: sql`SELECT id AS ref FROM categories WHERE id > ${beyond} ORDER BY id LIMIT ${limit}`,
		listing: sql`SELECT id AS ref FROM listings NOT INDEXED WHERE id > ${beyond} AND status = 'live' ORDER BY id LIMIT ${limit}`,
		founder: sql`SELECT id AS ref FROM founders NOT INDEXED WHERE id > ${beyond} AND live_listings > 0 ORDER BY id LIMIT ${limit}`,
		week: sql`SELECT week AS ref FROM closed_weeks WHERE week > ${after} ORDER BY week LIMIT ${limit}`,
	};
	return (await db.all<{ ref: number | string }>(next[kind])).map(({ ref }) => String(ref));
}
