import type { Db } from "#store/db";
import { publicVersion, publicVersionFirst } from "#store/public-version";
import { memoryAge } from "#workers/edge/answer-memory";

interface Known {
	version: string;
	/** As `memoryAge` said before it was read. */
	age: number;
	/** Epoch milliseconds. */
	until: number;
}

const known = new WeakMap<Db, Known>();

/**
 * The version of all that is public, from the memory of this isolate where that is as young as an answer from it would be: it is
 * forgotten with the answers, when something is written here.
 * @param seconds that it may be old; 0 has it read. @param now epoch milliseconds.
 */
export async function knownPublicVersion(db: Db, seconds: number, now: number): Promise<string> {
	return (await versionBy(db, seconds, now, async () => () => publicVersion(db)))();
}

/** The same, read where it has to be with the first reads that follow. @returns what tells it, once these were made. */
export function publicVersionSoon(db: Db, seconds: number, now: number): Promise<() => Promise<string>> {
	return versionBy(db, seconds, now, () => publicVersionFirst(db));
}

async function versionBy(
	db: Db,
	seconds: number,
	now: number,
	read: () => Promise<() => Promise<string>>,
): Promise<() => Promise<string>> {
	const kept = seconds === 0 ? undefined : known.get(db);
	if (kept !== undefined && kept.age === memoryAge() && kept.until > now) return async () => kept.version;
	const age = memoryAge();
	const asked = await read();
	return async () => {
		const version = await asked();
		if (seconds > 0) known.set(db, { version, age, until: now + seconds * 1000 });
		return version;
	};
}
