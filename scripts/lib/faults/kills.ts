import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { proofFileOf } from "#core/access/claim";
import { openLocalDatabase } from "#scripts/lib/backup/local-database";
import { beside } from "#scripts/lib/beside-instance";
import { linesOf, repair, verify } from "#scripts/lib/counters/recount";
import { settle } from "#scripts/lib/crons";
import { type AnyWriter, mintWriters } from "#scripts/lib/faults/mint-writers";
import { seededRandom } from "#scripts/lib/random";
import { startScriptedSite } from "#scripts/lib/scripted-site";
import { OFFLINE_ENV, ROOT } from "#scripts/lib/wrangler";

/** How long writers are let write before a kill: at least, and up to so much longer. */
const ALIVE_MS = 60;
const ALIVE_MORE_MS = 1_500;
const FIRST_ANSWER_MS = 20_000;
/** A file that no instance starts with ends the run. */
const BEGIN_TRIES = 3;
const PROOF_PATH = new URL(proofFileOf("http://127.0.0.1/")).pathname;

/** What a run of kills came to. */
export interface KillReport {
	kills: number;
	/** Writes that were answered, and of these such as were asked more than once. */
	answered: number;
	/** The same by what was written: `votes`, `reviews`. */
	answeredBy: Record<string, number>;
	askedAgain: number;
	lost: number;
	problems: string[];
}

/** The instance of `served-child.ts`. */
interface Instance {
	child: ChildProcess;
	origin: string;
	directOrigin: string;
}

/** Another program of a busy machine may take the port that was free a moment ago: then it is begun once more. */
async function begin(folder: string, isFirst: boolean): Promise<Instance> {
	for (let tries = 1; ; tries++) {
		try {
			return await beginOnce(folder, isFirst);
		} catch (error) {
			if (tries === BEGIN_TRIES) throw error;
		}
	}
}

async function beginOnce(folder: string, isFirst: boolean): Promise<Instance> {
	const child = spawn(
		process.execPath,
		[
			"--no-warnings",
			`${ROOT}scripts/lib/faults/served-child.ts`,
			join(folder, "state/v3"),
			isFirst ? "first" : "again",
		],
		{
			cwd: ROOT,
			env: { ...process.env, ...OFFLINE_ENV, TMPDIR: folder },
			stdio: ["ignore", "ignore", "inherit", "ipc"],
			// A group of its own: the runtime that it starts is killed with it.
			detached: true,
		},
	);
	const [said] = (await Promise.race([
		once(child, "message"),
		once(child, "exit").then(() => Promise.reject(new Error("The instance did not start."))),
	])) as [Omit<Instance, "child">];
	return { child, ...said };
}

async function kill({ child }: Instance): Promise<void> {
	const gone = once(child, "exit");
	if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
	await gone;
}

/**
 * Kills the whole service, with SIGKILL, under eight writers, and begins it anew with the same data, so many times.
 * After each kill the file is looked at before anything runs on it.
 */
export async function killOften(kills: number, seed: number, tell: (line: string) => void): Promise<KillReport> {
	const folder = await mkdtemp(join(tmpdir(), "launchweek-kills-"));
	const random = seededRandom(seed);
	const report: KillReport = { kills: 0, answered: 0, answeredBy: {}, askedAgain: 0, lost: 0, problems: [] };
	let instance: Instance | null = null;
	let isOver = false;
	// The website of every listing that is claimed: it shows the proof that was asked for last.
	const website = await startScriptedSite({});
	const publish = (token: string) =>
		website.change({ [PROOF_PATH]: { headers: { "content-type": "text/plain" }, body: token } });
	try {
		instance = await begin(folder, true);
		const proofs = { url: `http://127.0.0.1:${website.port}/`, publish };
		const writers = await withFile(folder, (db) => mintWriters(db, seed, proofs, kills));
		for (; report.kills < kills; report.kills++) {
			instance ??= await begin(folder, false);
			const { directOrigin } = instance;
			isOver = false;
			const written = Promise.all(writers.map((writer) => writer.write(directOrigin, () => isOver)));
			// What a writer may not be answered ends the run.
			await Promise.race([written, alive(writers, ALIVE_MS + random.next() * ALIVE_MORE_MS)]);
			await kill(instance);
			instance = null;
			isOver = true;
			await written;
			const wrong = await withFile(folder, (db) => problemsIn(db, writers));
			report.problems.push(...wrong.map((words) => `kill ${report.kills + 1}: ${words}`));
			if ((report.kills + 1) % 10 === 0 || wrong.length > 0) {
				tell(`${report.kills + 1} kills, ${answeredOf(writers)} writes answered, ${report.problems.length} problems`);
			}
		}
		// Five minutes later: runs that were killed have let go, and messages that were lost are sent again.
		await withFile(folder, async (db) => db.exec("UPDATE outbox SET lease_until = NULL, sent_at = NULL"));
		// Numbers are bent, and mended while people go on writing.
		await withFile(folder, async (db) => db.exec("UPDATE listings SET votes = votes + 7, votes_raw = votes_raw + 9"));
		// What was open is asked once more, and everything due is done.
		instance = await begin(folder, false);
		const { origin, directOrigin } = instance;
		const ends = Date.now() + 2000;
		const mended = withFile(folder, (db) => repair(beside(db)));
		await Promise.all([...writers.map((writer) => writer.write(directOrigin, () => Date.now() > ends)), mended]);
		if ((await mended).length === 0) report.problems.push("what was bent was not found");
		await settle(origin, new Date(Date.now() + 7_200_000));
		report.problems.push(...(await withFile(folder, (db) => problemsIn(db, writers, true))));
		report.answered = answeredOf(writers);
		for (const [kind, those] of Map.groupBy(writers, ({ kind }) => kind)) report.answeredBy[kind] = answeredOf(those);
		report.askedAgain = writers
			.flatMap(({ writes }) => writes)
			.filter(({ answer, tries }) => answer !== null && tries > 1).length;
		report.lost = report.problems.filter((words) => words.includes("is lost")).length;
		return report;
	} finally {
		// Where one writer ended the run, the others would ask for ever.
		isOver = true;
		if (instance !== null) await kill(instance);
		website.stop();
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	}
}

const answeredOf = (writers: readonly AnyWriter[]) =>
	writers.flatMap(({ writes }) => writes).filter(({ answer }) => answer !== null).length;

/** Waits until somebody has been answered, as a service that has just begun takes its time, and so much longer. */
async function alive(writers: readonly AnyWriter[], ms: number): Promise<void> {
	const before = answeredOf(writers);
	for (const end = Date.now() + FIRST_ANSWER_MS; Date.now() < end && answeredOf(writers) === before; ) await sleep(10);
	await sleep(ms);
}

async function withFile<T>(folder: string, work: (db: DatabaseSync) => Promise<T>): Promise<T> {
	const db = await openLocalDatabase(join(folder, "state"), { readOnly: false });
	if (db === null) throw new Error("The instance has no database.");
	try {
		return await work(db);
	} finally {
		db.close();
	}
}

/** What is lost, half done or unsound, as the file stands. @param isEnd whether nothing may be due any more. */
async function problemsIn(db: DatabaseSync, writers: readonly AnyWriter[], isEnd = false): Promise<string[]> {
	const all = <T>(sql: string, ...values: (string | number)[]) => db.prepare(sql).all(...values) as T[];
	const count = (sql: string) => all<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`)[0]?.n ?? 0;
	const claims = (...operations: string[]) =>
		count(`idempotency_keys WHERE operation IN (${operations.map((one) => `'${one}'`).join(", ")})`);
	const problems: string[] = [];
	for (const writer of writers) problems.push(...writer.problemsIn(all));
	// Every claim has its effect, and every effect its claim.
	const effects: [string, number, number][] = [
		["drafts", claims("submit_listing"), count("drafts")],
		["claims", claims("claim_listing"), count("claims")],
		["milestones", claims("add_milestone") - claims("delete_milestone"), count("milestones")],
		["versions", claims("update_my_listing", "add_milestone", "delete_milestone"), count("listing_versions")],
	];
	for (const [what, claimed, there] of effects) {
		if (claimed !== there) problems.push(`half done: ${claimed} ${what} are claimed, ${there} are there`);
	}
	const sound = all<Record<string, string>>("PRAGMA integrity_check").map((row) => Object.values(row)[0]);
	problems.push(...sound.filter((said) => said !== "ok").map((said) => `unsound: ${said}`));
	if (all("PRAGMA foreign_key_check").length > 0) problems.push("unsound: a reference leads nowhere");
	problems.push(...linesOf(await verify({ ask: async <T>(sql: string) => all<T>(sql) })));
	if (isEnd) {
		const due = all<{ job: string }>("SELECT job FROM outbox WHERE done_at IS NULL AND due_at <= ?", Date.now());
		problems.push(...due.map(({ job }) => `${job} is stuck`));
		if (count("dead_letters") > 0) problems.push(`${count("dead_letters")} pieces of work were given up`);
	}
	return problems;
}
