import { base64url, compactVerify, createLocalJWKSet, errors, type JSONWebKeySet } from "jose";
import type { ListingProof, ProvedFact, WeekProof } from "../../core/proofs/proof.ts";
import { PROOF_ALGORITHM, PROOF_TYPE } from "../../core/proofs/proof.ts";

/** Why a proof does not hold, in a sentence. */
export class NotProven extends Error {}

export interface Verified {
	/** Of the key that signed it. */
	kid: string;
	proof: ListingProof | WeekProof;
}

/**
 * Checks a proof with keys that its reader trusts; needs no network, and takes nothing from the proof but its payload.
 * @param keysOf origin that the keys were read from, which has to be the one that stated it: anybody can sign with keys of
 * their own that another directory stated something. Null where they were saved, and their reader knows whose they are.
 * @throws NotProven where it does not hold.
 */
export async function verifyProof(jws: string, keys: JSONWebKeySet, keysOf: string | null): Promise<Verified> {
	const { payload, protectedHeader } = await verified(jws.trim(), keys);
	if (protectedHeader.typ !== PROOF_TYPE) throw new NotProven("It is signed, and is no proof: its type is another.");
	const proof = parsed(payload);
	if (proof === null) throw new NotProven("It is signed, and is no proof that this version of the command can read.");
	if (keysOf !== null && proof.iss !== keysOf) {
		throw new NotProven(
			`It says that ${proof.iss} stated it, and the keys are those of ${keysOf}: check it with the keys of ${proof.iss}.`,
		);
	}
	return { kid: protectedHeader.kid ?? "", proof };
}

async function verified(jws: string, keys: JSONWebKeySet) {
	if (!isAsWritten(jws)) throw new NotProven("Its signature is not written as it was made: it was changed.");
	try {
		return await compactVerify(jws, createLocalJWKSet(keys), { algorithms: [PROOF_ALGORITHM] });
	} catch (error) {
		throw new NotProven(reasonOf(error));
	}
}

/** The last sign of a signature has bits to spare, which decoders pass over: a changed one would go unnoticed. */
function isAsWritten(jws: string): boolean {
	const signature = jws.split(".")[2] ?? "";
	try {
		return base64url.encode(base64url.decode(signature)) === signature;
	} catch {
		return false;
	}
}

function reasonOf(error: unknown): string {
	if (error instanceof errors.JWKSNoMatchingKey) {
		return "Its key is not among the given ones: it was revoked, is newer than they are, or belongs to somebody else.";
	}
	if (error instanceof errors.JOSEAlgNotAllowed) return `It is not signed with ${PROOF_ALGORITHM}.`;
	if (error instanceof errors.JWSSignatureVerificationFailed) {
		return "Its signature does not fit: it was changed, or signed with another key.";
	}
	if (error instanceof errors.JWKSInvalid) return "The keys are no JWK Set.";
	return "It is no signed proof: a JWS in its compact form is expected.";
}

/** A directory is named by its origin, and states things of its own pages alone. */
function isOfIssuer({ iss, sub }: Partial<Verified["proof"]>): boolean {
	if (typeof iss !== "string" || typeof sub !== "string" || !URL.canParse(iss)) return false;
	return new URL(iss).origin === iss && sub.startsWith(`${iss}/`);
}

/** The last second that a `Date` can be. Source: ECMA-262, section 21.4.1.1. */
const LAST_SECOND = 8_640_000_000_000;

function isTime(seconds: unknown): seconds is number {
	return typeof seconds === "number" && seconds >= 0 && seconds <= LAST_SECOND;
}

/** What is told of a proof is read from these; the rest is handed on as it is. */
function hasContent(proof: Partial<Verified["proof"]>): boolean {
	if (proof.kind === "week") return typeof proof.launches === "number" && Array.isArray(proof.results);
	if (proof.kind !== "listing" || !Array.isArray(proof.facts)) return false;
	return proof.facts.every(
		({ field, quotes }: Partial<ProvedFact>) =>
			typeof field === "string" &&
			Array.isArray(quotes) &&
			quotes.every(({ quote, url }) => typeof quote === "string" && typeof url === "string"),
	);
}

function parsed(payload: Uint8Array): Verified["proof"] | null {
	try {
		const proof = JSON.parse(new TextDecoder().decode(payload)) as Partial<Verified["proof"]>;
		const isWhole = proof.version === 1 && isTime(proof.iat) && isOfIssuer(proof) && hasContent(proof);
		return isWhole ? (proof as Verified["proof"]) : null;
	} catch {
		return null;
	}
}
