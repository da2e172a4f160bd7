import { consoleLog } from "#adapters/log";

/** Somebody waits for a read: the database answers in less. */
const READ_LIMIT_MS = 1_000;
/** Nobody waits for a write, but the isolate is kept alive for it. */
const WRITE_LIMIT_MS = 2_000;
/** After a failure KV is left alone for this long: no request waits for it meanwhile, and the log stays readable. */
const PAUSE_MS = 30_000;

interface Health {
	/** Null while it works. */
	pausedUntil: number | null;
}

/** By binding, then by what it is used for: one use may fail (a key that takes one write a second) while others work. */
const health = new WeakMap<KVNamespace, Map<string, Health>>();

/**
 * Uses KV where KV is a cache: whatever it holds is known elsewhere or can be done without, so no request fails or waits
 * because of it. A failure is logged once, and once more when the same use works again.
 * @param what names the use in the log, such as `robots get`.
 * @returns null when KV failed, did not answer in time, or failed less than PAUSE_MS ago.
 */
export async function bestEffort<T>(
	kv: KVNamespace,
	what: string,
	kind: "read" | "write",
	use: () => Promise<T>,
): Promise<T | null> {
	const state = stateOf(kv, what);
	if (state.pausedUntil !== null && state.pausedUntil > Date.now()) return null;
	try {
		const result = await within(kind === "read" ? READ_LIMIT_MS : WRITE_LIMIT_MS, use());
		if (state.pausedUntil !== null) consoleLog.info("kv_works_again", { what });
		state.pausedUntil = null;
		return result;
	} catch (error) {
		if (state.pausedUntil === null) consoleLog.error("kv_failed", error, { what });
		state.pausedUntil = Date.now() + PAUSE_MS;
		return null;
	}
}

function stateOf(kv: KVNamespace, what: string): Health {
	const uses = health.get(kv) ?? new Map<string, Health>();
	health.set(kv, uses);
	const state = uses.get(what) ?? { pausedUntil: null };
	uses.set(what, state);
	return state;
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}
