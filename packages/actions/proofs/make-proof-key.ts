import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { newestKeys } from "#store/proof-keys";
import { AGAIN, unchanged } from "#usecases/commit";
import { addKey } from "#usecases/proofs/add-key";
import { openSigner, proofSealer } from "#usecases/proofs/proof-key";

/**
 * Makes the key that signs from now on, where none does: for the first proof, after the only key was revoked, and where
 * the secret that keys are sealed with is another one.
 * @throws AppError `unavailable`.
 */
export default defineAction({
	id: "make_proof_key",
	actor: "system",
	rate: "write",
	input: z.strictObject({}),
	async handler(_input, { db, now, ports }) {
		const sealer = proofSealer(ports);
		const keys = await newestKeys(db);
		if ((await openSigner(keys, sealer, now)) !== null) return unchanged({});
		const { id, kid, statements } = await addKey(db, keys, { sealer, now, signsFrom: now.getTime() });
		return record({ subject: `proof_key:${id}`, detail: { kid } }, {}, statements, { "unique:proof_keys.id": AGAIN });
	},
});
