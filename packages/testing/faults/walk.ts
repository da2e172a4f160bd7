import { env } from "cloudflare:workers";
import { AppError } from "#core/errors";
import { FAULTS, type Fault, faultyEnv } from "#testing/faults/faulty-env";
import {
	countedWrong,
	differencesOf,
	type Mask,
	maskOf,
	picturesMissing,
	type State,
	stateNow,
	stuck,
	unsound,
} from "#testing/faults/state";
import { makeWorld, type World } from "#testing/world";
import type { Env } from "#workers/env";

/** Something that is done once, tried again, and must have happened once. */
export interface FaultSubject {
	name: string;
	kind: "read" | "operation" | "action" | "job";
	/** Mints what it is about. @returns how it is tried: each call is the same request, press or run, in an isolate of its own. */
	make(world: World): Promise<(env: Env) => Promise<unknown>>;
	/** Tables that it writes a step ahead of the rest, where they lead nobody wrong meanwhile; with the reason. */
	ahead?: { tables: readonly string[]; why: string };
	/** What it does outside the database before its batch, so that a second press finds it done; the reason. */
	outsideFirst?: string;
	/** When what follows from it is done; two hours on where absent. */
	until?: Date;
}

/** What a subject did under all faults. */
export interface FaultReport {
	subject: string;
	kind: FaultSubject["kind"];
	/** Calls of bindings and of the network that it made without faults. */
	calls: string[];
	/** Runs under a fault. */
	runs: number;
	/** Of these, how many were answered as if nothing had happened. */
	unharmed: number;
	/** Whether trying it again after it has happened makes another: it has no key. */
	makesAnother: boolean;
	violations: string[];
}

/** Which runs to make, of all: a fault at a call. It is told which of the calls write to the database. */
export type Chosen = (call: number, fault: Fault, writes: readonly number[]) => boolean;

/** What a run came to. */
interface Tried {
	error: unknown;
	/** Text of the answer. */
	answer: string;
	calls: string[];
	writes: number[];
}

const HOURS_MS = 2 * 3_600_000;
/** Time after which a run that is not heard of is dead, as far as the database tells. Source: docs/architecture.md#how-background-work-travels. */
const LEASES_OVER = "UPDATE outbox SET lease_until = 0 WHERE lease_until IS NOT NULL";

async function tried(attempt: (env: Env) => Promise<unknown>, failing: number, fault: Fault): Promise<Tried> {
	const faulty = faultyEnv(failing, fault);
	try {
		const answer = await attempt(faulty.env);
		return { error: null, answer: JSON.stringify(answer) ?? "", calls: faulty.calls, writes: faulty.writes };
	} catch (error) {
		return { error, answer: "", calls: faulty.calls, writes: faulty.writes };
	} finally {
		faulty.end();
	}
}

/** Does what is due until nothing is, as the crons and the queue would. */
async function sweep(world: World, until: Date): Promise<void> {
	for (let round = 0; round < 3; round++) {
		await env.DB.exec(LEASES_OVER);
		if ((await world.cron(until)).length === 0) return;
	}
}

type Sequences = { name: string; value: number }[];

async function sequencesNow(): Promise<Sequences> {
	return (await env.DB.prepare("SELECT name, value FROM sequences LIMIT 100").all<Sequences[number]>()).results;
}

/** Only where nothing has come of them: what was written keeps its number. */
async function giveBack(numbers: Sequences): Promise<void> {
	const insert = "INSERT INTO sequences (name, value) SELECT value ->> 'name', value ->> 'value' FROM json_each(?)";
	await env.DB.batch([env.DB.prepare("DELETE FROM sequences"), env.DB.prepare(insert).bind(JSON.stringify(numbers))]);
}

interface Run {
	first: Tried;
	before: State;
	/** Right after it. */
	after: State;
	/** After it was tried again, where it failed, and everything that follows was done. */
	end: State;
	second: Tried | null;
	wrong: string[];
}

async function run(subject: FaultSubject, failing: number, fault: Fault, again: "failed" | "always"): Promise<Run> {
	const until = subject.until ?? new Date(Date.now() + HOURS_MS);
	const world = await makeWorld();
	const attempt = await subject.make(world);
	const before = await stateNow();
	const numbers = await sequencesNow();
	const first = await tried(attempt, failing, fault);
	const after = await stateNow();
	const hasWritten = differencesOf(before, after, maskOf([], [])).length > 0;
	const isTriedAgain = again === "always" || first.error !== null;
	// Numbers that were taken for what then failed leave gaps, which are harmless: they are given back to compare the rest.
	if (first.error !== null && !hasWritten) await giveBack(numbers);
	const second = isTriedAgain ? await tried(attempt, -1, "before") : null;
	await sweep(world, until);
	const wrong = [
		...(await unsound()),
		...(await countedWrong()),
		...(await picturesMissing()),
		...(await stuck(until)),
	];
	return { first, second, before, after, end: await stateNow(), wrong };
}

/**
 * What counts tries and steps of background work, and how long they took; and how large a backup is, which holds the rows of
 * that work as they are just then, and once more what was written to them meanwhile.
 */
const OF_TRIES = [
	...["drafts.version", "webhook_deliveries.ms", "webhook_deliveries.attempts"],
	...["backups.rows", "backups.bytes", "backup_pieces.rows", "backup_pieces.bytes"],
];

/** Does a subject once without faults, then once for each chosen fault at each call that it made. */
export async function walkFaults(subject: FaultSubject, isChosen: Chosen): Promise<FaultReport> {
	const plain = await run(subject, -1, "before", "failed");
	if (plain.first.error !== null) throw plain.first.error;
	const [other, twice] = [await run(subject, -1, "before", "failed"), await run(subject, -1, "before", "always")];
	const mask = maskOf(subject.kind === "job" ? OF_TRIES : [], [
		[plain.before, other.before],
		[plain.after, other.after],
		[plain.end, other.end],
	]);
	const expected = { subject, plain, twice, mask };
	const report: FaultReport = {
		subject: subject.name,
		kind: subject.kind,
		calls: plain.first.calls,
		runs: 0,
		unharmed: 0,
		makesAnother: differencesOf(plain.end, twice.end, mask).length > 0,
		violations: [],
	};
	if (report.makesAnother && subject.kind === "operation") {
		report.violations.push("a second request with the same key has an effect of its own");
	}
	for (const [call, name] of plain.first.calls.entries()) {
		for (const fault of FAULTS.filter((one) => isChosen(call, one, plain.first.writes))) {
			const found = await run(subject, call, fault, "failed");
			report.runs++;
			if (found.first.error === null) report.unharmed++;
			// What others did not answer may be what is told.
			const isOutside = name.startsWith("fetch ");
			const wrong = violationsOf(found, { ...expected, isOutside });
			report.violations.push(...wrong.map((words) => `call ${call} (${name}) ${fault}: ${words}`));
		}
	}
	return report;
}

interface Expected {
	subject: FaultSubject;
	plain: Run;
	twice: Run;
	mask: Mask;
	isOutside: boolean;
}

function violationsOf(found: Run, { subject, plain, twice, mask, isOutside }: Expected): string[] {
	const same = (a: State, b: State) => differencesOf(a, b, mask).length === 0;
	const wrong = found.wrong.filter((words) => !plain.wrong.includes(words));
	const { first, second } = found;
	if (first.error === null) {
		if (!isOutside && !same(plain.end, found.end))
			wrong.push(`was acknowledged, and left ${told(plain.end, found.end, mask)}`);
		return wrong;
	}
	const hasHappened = same(plain.after, found.after);
	const half = differencesOf(plain.before, found.after, mask).filter((words) => !isAhead(subject, words));
	// A job may go on where it stopped: what counts is where it ends.
	if (subject.kind !== "job" && !hasHappened && half.length > 0) wrong.push(`half done: ${half.join("; ")}`);
	if (subject.outsideFirst !== undefined && second?.error instanceof AppError) return wrong;
	if (second?.error !== null && second !== null && !(hasHappened && second.error instanceof AppError)) {
		wrong.push(`trying again fails: ${String(second.error)}`);
	}
	const isOnce = same(plain.end, found.end) || (hasHappened && same(twice.end, found.end));
	if (!isOnce) wrong.push(`after trying again: ${told(plain.end, found.end, mask)}`);
	return wrong;
}

const isAhead = ({ ahead }: FaultSubject, words: string) =>
	ahead?.tables.some((table) => words.startsWith(`${table}:`)) ?? false;

const told = (expected: State, found: State, mask: Mask) => differencesOf(expected, found, mask).join("; ");
