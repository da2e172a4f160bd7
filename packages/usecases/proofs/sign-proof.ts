import { CompactSign } from "jose";
import { type ListingProof, PROOF_ALGORITHM, PROOF_TYPE, type Unsigned, type WeekProof } from "#core/proofs/proof";
import type { Signer } from "#usecases/proofs/proof-key";

/**
 * Signs what is stated at an instant.
 * @returns a JWS in its compact form (RFC 7515, section 7.1), whose payload is the proof as JSON.
 */
export function signProof(
	unsigned: Unsigned<ListingProof> | Unsigned<WeekProof>,
	{ kid, key }: Pick<Signer, "kid" | "key">,
	now: Date,
): Promise<string> {
	const { iss, sub, ...stated } = unsigned;
	const proof = { iss, sub, iat: Math.floor(now.getTime() / 1000), ...stated };
	return new CompactSign(new TextEncoder().encode(JSON.stringify(proof)))
		.setProtectedHeader({ alg: PROOF_ALGORITHM, kid, typ: PROOF_TYPE })
		.sign(key);
}

/** The payload of a JWS in its compact form, as text. It is not checked: only for what was signed here. */
export function payloadOf(jws: string): string {
	const part = (jws.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
	return new TextDecoder().decode(Uint8Array.from(atob(part), (char) => char.charCodeAt(0)));
}
