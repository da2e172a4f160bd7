import { currentNotes, type RequestNotes } from "#workers/measures/request-notes";

interface Waiting {
	statement: D1PreparedStatement;
	done(result: D1Result): void;
	failed(error: unknown): void;
}

interface Check extends Waiting {
	/** Throws where the work must not go on. */
	check(rows: never[]): void;
	/** Whether nothing more of the request may be read or written then. */
	closes: boolean;
}

/** What goes to the database in one call. */
interface Turn {
	checks: Check[];
	reads: Waiting[];
	isSent: boolean;
}

interface Refusal {
	reason: unknown;
}

/** What a request waits for. */
interface State {
	turn: Turn;
	/** How the checks that are on their way end. */
	checking: Promise<Refusal | null> | null;
	closed: Refusal | null;
}

/** So many steps of promises lie between what a request asks for at once. */
const STEPS = 3;

const newTurn = (): Turn => ({ checks: [], reads: [], isSent: false });

/**
 * Sends the reads that a request makes at once (`Promise.all`) to the database in one call, which is one wait instead of
 * several. What belongs to no request, and what is asked for alone, goes by itself.
 *
 * A check (`checkFirst` of `packages/store/check-first.ts`) waits for the reads that follow it and goes with them. None of them is
 * answered, and no write begins, before it has passed.
 * @param batch of the database.
 */
export function gatheredReads(batch: (statements: D1PreparedStatement[]) => Promise<D1Result[]>) {
	const states = new WeakMap<RequestNotes, State>();

	function stateOf(notes: RequestNotes): State {
		const known = states.get(notes);
		if (known !== undefined) return known;
		const state: State = { turn: newTurn(), checking: null, closed: null };
		states.set(notes, state);
		return state;
	}

	async function send(state: State, { checks, reads }: Turn, before: State["checking"]): Promise<Refusal | null> {
		const earlier = (await before) ?? state.closed;
		if (earlier !== null) {
			for (const { failed } of [...checks, ...reads]) failed(earlier.reason);
			return earlier;
		}
		const all = [...checks, ...reads];
		const results = all.length > 1 ? await batch(all.map(({ statement }) => statement)).catch(() => null) : null;
		const refusal = await passed(state, checks, results);
		for (const [index, { statement, done, failed }] of reads.entries()) {
			const result = results?.[checks.length + index];
			if (refusal !== null) failed(refusal.reason);
			// One that fails must not fail the others: each learns for itself how it went.
			else if (results === null) statement.all().then(done, failed);
			else if (result === undefined) failed(new Error("D1 answered a batch with fewer results."));
			else done(result);
		}
		return refusal;
	}

	async function passed(state: State, checks: Check[], results: D1Result[] | null): Promise<Refusal | null> {
		let refusal: Refusal | null = null;
		for (const [index, { statement, check, closes, done, failed }] of checks.entries()) {
			try {
				if (refusal !== null) throw refusal.reason;
				const result = results?.[index] ?? (await statement.all());
				check(result.results as never[]);
				done(result);
			} catch (reason) {
				refusal ??= { reason };
				if (closes) state.closed ??= refusal;
				failed(reason);
			}
		}
		return refusal;
	}

	/** Sends what waits, as far as it has not been. */
	function sendNow(state: State): void {
		const { turn, checking } = state;
		if (turn.isSent || turn.checks.length + turn.reads.length === 0) return;
		turn.isSent = true;
		state.turn = newTurn();
		const sent = send(state, turn, checking);
		if (turn.checks.length === 0) return;
		state.checking = sent;
		void sent.then(() => {
			if (state.checking === sent) state.checking = null;
		});
	}

	async function sendSoon(state: State, turn: Turn): Promise<void> {
		for (let step = 0; step < STEPS; step++) await null;
		if (!turn.isSent) sendNow(state);
	}

	return {
		/** Whether there is a request whose reads may go together. */
		gathers: (): boolean => currentNotes() !== undefined,
		read(statement: D1PreparedStatement): Promise<D1Result> {
			const notes = currentNotes();
			if (notes === undefined) return statement.all();
			const state = stateOf(notes);
			const { turn } = state;
			return new Promise((done, failed) => {
				turn.reads.push({ statement, done, failed });
				if (turn.reads.length === 1) void sendSoon(state, turn);
			});
		},
		/** @returns what has it asked now at the latest, and rejects where it did not pass; null where work belongs to no request. */
		checkFirst(statement: D1PreparedStatement, check: Check["check"], closes: boolean): (() => Promise<void>) | null {
			const notes = currentNotes();
			if (notes === undefined) return null;
			const state = stateOf(notes);
			const { turn } = state;
			const ended = new Promise<void>((done, failed) => {
				turn.checks.push({ statement, check, closes, done: () => done(), failed });
			});
			ended.catch(() => undefined);
			return () => {
				if (!turn.isSent) sendNow(state);
				return ended;
			};
		},
		/** Before whatever goes to the database by itself. */
		async checked(): Promise<void> {
			const notes = currentNotes();
			const state = notes === undefined ? undefined : states.get(notes);
			if (state === undefined) return;
			if (state.turn.checks.length > 0) sendNow(state);
			const refusal = (await state.checking) ?? state.closed;
			if (refusal !== null) throw refusal.reason;
		},
	};
}
