import { currentNotes, type RequestNotes } from "#workers/measures/request-notes";

interface Waiting<S> {
	statement: S;
	done(result: D1Result): void;
	failed(error: unknown): void;
}

interface Check<S> extends Waiting<S> {
	/** Throws where the work must not go on. */
	check(rows: never[]): void;
	/** Whether nothing more of the request may be read or written then. */
	closes: boolean;
}

/** What goes to the database in one call. */
interface Turn<S> {
	checks: Check<S>[];
	reads: Waiting<S>[];
	isSent: boolean;
}

interface Refusal {
	reason: unknown;
}

/** What a request waits for. */
interface State<S> {
	turn: Turn<S>;
	/** How the checks that are on their way end. */
	checking: Promise<Refusal | null> | null;
	closed: Refusal | null;
}

/** So many steps of promises lie between what a request asks for at once. */
const STEPS = 3;

const newTurn = <S>(): Turn<S> => ({ checks: [], reads: [], isSent: false });

/**
 * Sends the reads that a request makes at once (`Promise.all`) to the database in one call, which is one wait instead of
 * several. What belongs to no request, and what is asked for alone, goes by itself.
 *
 * A check (`checkFirst` of `packages/store/check-first.ts`) waits for the reads that follow it and goes with them. None of them is
 * answered, and no write begins, before it has passed.
 * @param to.one sends a statement, `to.together` several in one call.
 */
export function gatheredReads<S>(to: {
	one(statement: S): Promise<D1Result>;
	together(statements: S[]): Promise<D1Result[]>;
}) {
	const states = new WeakMap<RequestNotes, State<S>>();

	function stateOf(notes: RequestNotes): State<S> {
		const known = states.get(notes);
		if (known !== undefined) return known;
		const state: State<S> = { turn: newTurn(), checking: null, closed: null };
		states.set(notes, state);
		return state;
	}

	async function send(
		state: State<S>,
		{ checks, reads }: Turn<S>,
		before: State<S>["checking"],
	): Promise<Refusal | null> {
		const earlier = (await before) ?? state.closed;
		if (earlier !== null) {
			for (const { failed } of [...checks, ...reads]) failed(earlier.reason);
			return earlier;
		}
		const all = [...checks, ...reads];
		const results = all.length > 1 ? await to.together(all.map(({ statement }) => statement)).catch(() => null) : null;
		const refusal = await passed(state, checks, results);
		for (const [index, { statement, done, failed }] of reads.entries()) {
			const result = results?.[checks.length + index];
			if (refusal !== null) failed(refusal.reason);
			// One that fails must not fail the others: each learns for itself how it went.
			else if (results === null) to.one(statement).then(done, failed);
			else if (result === undefined) failed(new Error("D1 answered a batch with fewer results."));
			else done(result);
		}
		return refusal;
	}

	async function passed(state: State<S>, checks: Check<S>[], results: D1Result[] | null): Promise<Refusal | null> {
		let refusal: Refusal | null = null;
		for (const [index, { statement, check, closes, done, failed }] of checks.entries()) {
			try {
				if (refusal !== null) throw refusal.reason;
				const result = results?.[index] ?? (await to.one(statement));
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
	function sendNow(state: State<S>): void {
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

	async function sendSoon(state: State<S>, turn: Turn<S>): Promise<void> {
		for (let step = 0; step < STEPS; step++) await null;
		if (!turn.isSent) sendNow(state);
	}

	return {
		read(statement: S): Promise<D1Result> {
			const notes = currentNotes();
			if (notes === undefined) return to.one(statement);
			const state = stateOf(notes);
			const { turn } = state;
			return new Promise((done, failed) => {
				turn.reads.push({ statement, done, failed });
				if (turn.reads.length === 1) void sendSoon(state, turn);
			});
		},
		/** @returns what has it asked now at the latest, and rejects where it did not pass; null where work belongs to no request. */
		checkFirst(statement: S, check: Check<S>["check"], closes: boolean): (() => Promise<void>) | null {
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
