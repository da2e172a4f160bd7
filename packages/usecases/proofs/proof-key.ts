import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { AppError } from "#core/errors";
import type { Sealer } from "#core/ports/outside";
import { signerOf } from "#core/proofs/key";
import { PROOF_ALGORITHM, type PublicKey } from "#core/proofs/proof";
import type { ProofKeyRow } from "#store/proof-keys";

const purposeOf = (kid: string) => `proof-key:${kid}`;

/** Makes a key pair: its public part for everybody, its private part sealed. */
export async function newKeyPair(sealer: Sealer): Promise<{ kid: string; publicKey: PublicKey; sealed: string }> {
	const { publicKey, privateKey } = await generateKeyPair(PROOF_ALGORITHM, { extractable: true });
	const { kty = "", crv = "", x = "", y = "" } = await exportJWK(publicKey);
	const kid = await calculateJwkThumbprint({ kty, crv, x, y });
	const sealed = await sealer.seal(purposeOf(kid), JSON.stringify(await exportJWK(privateKey)));
	return { kid, publicKey: { kty, crv, x, y, kid, alg: PROOF_ALGORITHM, use: "sig" }, sealed };
}

/** A key ready to sign. */
export interface Signer {
	kid: string;
	key: Awaited<ReturnType<typeof importJWK>>;
}

/**
 * The key that signs now; null where there is none, and where its private part cannot be read: it was sealed with a secret
 * that this directory has no more.
 */
export async function openSigner(keys: readonly ProofKeyRow[], sealer: Sealer, now: Date): Promise<Signer | null> {
	const able = keys.map((key) => ({ ...key, canSign: key.sealed !== null }));
	const signer = signerOf(able, now.getTime());
	if (signer?.sealed == null) return null;
	const opened = await sealer.open(purposeOf(signer.kid), signer.sealed).catch(() => null);
	if (opened === null) return null;
	return { kid: signer.kid, key: await importJWK(JSON.parse(opened) as JWK, PROOF_ALGORITHM) };
}

/** @throws AppError `unavailable` where no secrets can be kept here. */
export function proofSealer({ sealer }: { sealer: Sealer | null }): Sealer {
	if (sealer !== null) return sealer;
	throw new AppError("unavailable", "Whoever runs this directory has not set up proofs yet.");
}
