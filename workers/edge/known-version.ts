import type { Db } from "#store/db";
import { publicVersion } from "#store/public-version";
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
	if (seconds === 0) return publicVersion(db);
	const kept = known.get(db);
	if (kept !== undefined && kept.age === memoryAge() && kept.until > now) return kept.version;
	const age = memoryAge();
	const version = await publicVersion(db);
	known.set(db, { version, age, until: now + seconds * 1000 });
	return version;
}
