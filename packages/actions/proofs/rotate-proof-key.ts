import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError } from "#core/errors";
import { ANNOUNCED_MS, stateOf } from "#core/proofs/key";
import { newestKeys } from "#store/proof-keys";
import { AGAIN } from "#usecases/commit";
import { addKey } from "#usecases/proofs/add-key";
import { proofSealer } from "#usecases/proofs/proof-key";

/**
 * The site team has the next key made before its time: it is published now and signs a day later, and what the one before
 * it signed holds.
 * @throws AppError `changed_meanwhile` where the next key is announced already; `unavailable`.
 */
export default defineAction({
	id: "rotate_proof_key",
	actor: "team",
	rate: "write",
	fresh: true,
	input: z.strictObject({
		/** The newest key that was seen; 0 for none. */
		after: z.int().min(0),
	}),
	async handler({ after }, { db, now, ports }) {
		const sealer = proofSealer(ports);
		const found = await newestKeys(db);
		const keys = found.map(({ sealed, ...key }) => ({ ...key, canSign: sealed !== null }));
		const isComing = keys.some((key) => stateOf(key, keys, now.getTime()) === "announced");
		if (isComing || (keys[0]?.id ?? 0) !== after) {
			throw new AppError("changed_meanwhile", "The keys have changed meanwhile: look at them again.");
		}
		const hasSigner = keys.some((key) => stateOf(key, keys, now.getTime()) === "signing");
		const signsFrom = now.getTime() + (hasSigner ? ANNOUNCED_MS : 0);
		const { id, kid, statements } = await addKey(db, keys, { sealer, now, signsFrom });
		return record(
			{ subject: `proof_key:${id}`, detail: { kid, signs_from: new Date(signsFrom).toISOString() } },
			{},
			statements,
			{ "unique:proof_keys.id": AGAIN },
		);
	},
});
