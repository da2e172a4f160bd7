import { changeProofKey as kind } from "#core/jobs/kinds";
import { ANNOUNCED_MS, isNextDue, outlivedKeys } from "#core/proofs/key";
import { defineJob, type JobContext } from "#jobs/define";
import { newestKeys } from "#store/proof-keys";
import { THROWN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";
import { addKey, eraseKeys } from "#usecases/proofs/add-key";

/** Announces the next key that signs proofs when one has signed for its time, and erases what signs no more. */
export default defineJob(kind, {
	isDue: async (ctx) => {
		const { isDue, outlived } = await standing(ctx);
		return isDue || outlived.length > 0;
	},
	run(_work, ctx) {
		const { db, now, ports } = ctx;
		const decide = async () => {
			const { keys, isDue, outlived } = await standing(ctx);
			const erased = eraseKeys(db, outlived);
			const told = outlived.length === 0 ? "" : `, erased ${outlived.length} that sign no more`;
			const { sealer } = ports;
			if (!isDue || sealer === null) return { statements: erased, outcome: `announced no key${told}` };
			const next = await addKey(db, keys, { sealer, now, signsFrom: now.getTime() + ANNOUNCED_MS });
			return { statements: [...next.statements, ...erased], outcome: `announced key ${next.id}${told}` };
		};
		// Somebody else has made it: the next hour sees whether anything is left to do.
		return commitGuarded(db, decide, { "unique:proof_keys.id": THROWN });
	},
});

async function standing({ db, now, ports }: JobContext) {
	const keys = (await newestKeys(db)).map(({ sealed, ...key }) => ({ ...key, canSign: sealed !== null }));
	const at = now.getTime();
	return { keys, isDue: ports.sealer !== null && isNextDue(keys, at), outlived: outlivedKeys(keys, at) };
}
