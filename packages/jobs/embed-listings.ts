import type { Work } from "#core/jobs/kind";
import { backfillVectors, embedListings as kind } from "#core/jobs/kinds";
import { type Meaning, MeaningError } from "#core/ports/meaning";
import { packVector } from "#core/search/vectors";
import { sha256OfBytes } from "#core/sha256";
import { defineJob, type JobContext } from "#jobs/define";
import { runBatch, type Statement } from "#store/db";
import { enqueue } from "#store/outbox";
import {
	type DueVector,
	deleteVectors,
	dueVectors,
	hasDueVectors,
	type MadeVector,
	settleVectors,
	setVectorModel,
	storeVectors,
	vectorModelNow,
} from "#store/search/vectors";

/** Texts of one request. */
const AT_ONCE = 32;
const TIMEOUT_MS = 30_000;

/**
 * Asks what listings mean whose texts are new or have changed, so that searches find them by that. Another model begins
 * with all of them. Source: docs/search.md#by-meaning.
 */
export default defineJob(kind, {
	async isDue({ db, ports }) {
		if (ports.meaning === null) return false;
		return (await hasDueVectors(db)) || (await vectorModelNow(db)) !== ports.meaning.model;
	},
	async run(work, ctx) {
		const { meaning } = ctx.ports;
		if (meaning === null) return "nobody is asked";
		if ((await vectorModelNow(ctx.db)) !== meaning.model) return begin(meaning, ctx);
		return embedNext(meaning, work, ctx);
	},
});

async function begin({ model }: Meaning, { db, now }: JobContext): Promise<string> {
	const at = now.getTime();
	const all = enqueue(db, backfillVectors, { subject: "all", payload: { after: 0 }, dueAt: at, now: at });
	await runBatch(db, [setVectorModel(db, model, at), all]);
	return `began to ask ${model}`;
}

async function embedNext(meaning: Meaning, work: Work<typeof kind>, ctx: JobContext): Promise<string> {
	const { db } = ctx;
	const due = await dueVectors(db, AT_ONCE);
	const gone = due.filter(({ text }) => text === null);
	const there = await Promise.all(due.flatMap((one) => (one.text === null ? [] : [hashed(one, one.text)])));
	const isSame = (one: Hashed) => one.model === meaning.model && one.textHash === one.hash;
	const fresh = there.filter((one) => !isSame(one));
	const made = await vectorsFor(meaning, fresh);
	if (meaning.index !== null && gone.length > 0) await meaning.index.remove(gone.map(({ listingId }) => listingId));
	const statements: Statement[] = [
		deleteVectors(db, gone),
		settleVectors(db, there.filter(isSame)),
		storeVectors(db, meaning.model, made),
	];
	if (due.length === AT_ONCE) statements.push(following(work.cause, ctx));
	await runBatch(db, statements);
	const refused = made.filter(({ isRefused }) => isRefused).length;
	const also = [
		...(gone.length > 0 ? [`${gone.length} taken away`] : []),
		...(refused > 0 ? [`${refused} refused`] : []),
	];
	return [`${made.length - refused} vectors made`, ...also].join(", ");
}

interface Hashed extends DueVector {
	text: string;
	hash: string;
}

async function hashed(one: DueVector, text: string): Promise<Hashed> {
	return { ...one, text, hash: await sha256OfBytes(new TextEncoder().encode(text)) };
}

const asRead = ({ listingId, due, textHash, hash }: Hashed) => ({ listingId, due, oldHash: textHash, textHash: hash });

type Made = MadeVector & { isRefused: boolean };

/** One that the service refuses keeps no other from its vector, and is not sent again as it is. */
async function vectorsFor(meaning: Meaning, fresh: readonly Hashed[]): Promise<Made[]> {
	if (fresh.length === 0) return [];
	try {
		const texts = fresh.map(({ text }) => text);
		const vectors = await meaning.vectorsOf(texts, AbortSignal.timeout(TIMEOUT_MS));
		const each = fresh.flatMap((one, index) => {
			const values = vectors[index];
			return values === undefined ? [] : [{ one, values }];
		});
		await meaning.index?.put(each.map(({ one, values }) => ({ listingId: one.listingId, values })));
		return each.map(({ one, values }) => ({
			...asRead(one),
			isRefused: false,
			vector: meaning.index === null ? packVector(values) : null,
		}));
	} catch (error) {
		if (!(error instanceof MeaningError) || error.failure !== "refused") throw error;
		const [only, ...others] = fresh;
		if (only === undefined) return [];
		if (others.length > 0) {
			const halves = [fresh.slice(0, Math.ceil(fresh.length / 2)), fresh.slice(Math.ceil(fresh.length / 2))];
			const made: Made[] = [];
			for (const half of halves) made.push(...(await vectorsFor(meaning, half)));
			return made;
		}
		await meaning.index?.remove([only.listingId]);
		return [{ ...asRead(only), vector: null, isRefused: true }];
	}
}

/** The key names the run that leaves it: one that happens twice leaves one. */
function following(cause: string, { db, now }: JobContext): Statement {
	const at = now.getTime();
	return enqueue(db, kind, { subject: "all", dueAt: at, now: at, onceKey: `${kind.name}:after:${cause}` });
}
