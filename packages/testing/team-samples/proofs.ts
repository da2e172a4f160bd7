import makeProofKey from "#actions/proofs/make-proof-key";
import revokeProofKey from "#actions/proofs/revoke-proof-key";
import rotateProofKey from "#actions/proofs/rotate-proof-key";
import { performAs } from "#testing/act";
import { type AnySample, sample } from "#testing/team-samples/sample";
import { NOW } from "#testing/world";

const first = () => performAs({ kind: "system", cause: "test" }, makeProofKey, {}, NOW);

/** Keys that proofs are signed with. */
export const proofs: readonly AnySample[] = [
	sample({
		action: rotateProofKey,
		make: async () => {
			await first();
			return { after: 1 };
		},
		elsewhere: (input) => ({ ...input, after: 999 }),
		unchanged: "a key is made, and none was changed",
	}),
	sample({
		action: revokeProofKey,
		make: async () => {
			await first();
			return { key_id: 1, reason: "It was in a log." };
		},
		elsewhere: (input) => ({ ...input, key_id: 999 }),
		unchanged: "a key that is revoked stays so, and its public reason says why",
	}),
];
