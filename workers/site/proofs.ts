import { perform } from "#actions/perform";
import makeProofKey from "#actions/proofs/make-proof-key";
import { callerKey } from "#core/access/caller";
import { rateHeaders } from "#core/access/rate-limit";
import { AppError } from "#core/errors";
import { signerOf } from "#core/proofs/key";
import { JOSE_TYPE, type ListingProof, PROOF_VERSION, type Unsigned, type WeekProof } from "#core/proofs/proof";
import { newestKeys, type ProofKeyRow } from "#store/proof-keys";
import type { ProofSubject } from "#store/proof-subjects";
import { openSigner, proofSealer, type Signer } from "#usecases/proofs/proof-key";
import { payloadOf, signProof } from "#usecases/proofs/sign-proof";
import { isUnchanged } from "#workers/http/conditional";
import { visitor } from "./ask.ts";
import type { Alternate } from "./feeds/alternates.ts";
import type { PageContext } from "./site.ts";
import { words } from "./words/words.ts";

/** The forms in which a proof is answered, by the end of its address: as it is signed, and what it says. */
const FORMS = { jws: JOSE_TYPE, json: "application/json" } as const;
type Form = keyof typeof FORMS;

/** A change is told after five minutes at the latest. */
const CACHE_CONTROL = "public, max-age=300, stale-while-revalidate=3600";

/** What stands before the point, and in which form it is asked for; null for what names no proof. */
export function proofFile(file: string): { name: string; form: Form } | null {
	const [, name, form] = /^([a-z0-9][a-z0-9-]{0,219})\.(jws|json)$/.exec(file) ?? [];
	return name === undefined ? null : { name, form: form as Form };
}

/** The proof of what a page shows, for its head; named in a header too, for programs that read no page. */
export function proofAlternates(c: PageContext, kind: "listings" | "weeks", name: string): Alternate[] {
	if (!c.var.services.canSeal) return [];
	const href = `/proofs/${kind}/${name}.jws`;
	c.header("Link", `<${href}>; rel="alternate"; type="${JOSE_TYPE}"`, { append: true });
	return [{ type: JOSE_TYPE, title: words.proofs.link, href }];
}

interface Asked {
	form: Form;
	subject: ProofSubject;
	/** What is signed where no proof of this version is kept. */
	build(): Promise<Unsigned<ListingProof> | Unsigned<WeekProof>>;
}

/** Counts a proof as a read, and says so in the headers of its answer. @throws AppError `rate_limited`. */
export function countProof(c: PageContext): void {
	const { invokeDeps, clock } = c.var.services;
	const state = invokeDeps.takeRate(callerKey(visitor(c)), "read", clock.now());
	for (const [name, value] of Object.entries(rateHeaders(state))) c.header(name, value);
}

/**
 * Answers with a proof: with 304 to who has this version, with the one that was signed before, or with a new one.
 * Source: docs/proofs.md#addresses.
 * @throws AppError `unavailable` where this directory keeps no secrets.
 */
export async function answerProof(c: PageContext, { form, subject, build }: Asked): Promise<Response> {
	const { db, links, proofs, clock } = c.var.services;
	const now = clock.now();
	proofSealer(c.var.services);
	const keys = await newestKeys(db);
	const version = `${PROOF_VERSION}.${subject.version}`;
	const known = signerIn(keys, now)?.kid;
	if (known !== undefined && isUnchanged(c.req.raw.headers, { etag: tagOf(known, version) })) {
		return c.body(null, 304, headersOf(c, known, version));
	}
	const nameOf = (kid: string) => `${subject.id}:${version}:${kid}:${links.origin}`;
	const kept = known === undefined ? null : await proofs.get(nameOf(known));
	if (known !== undefined && kept !== null) return answered(c, kept, { form, kid: known, version });
	const signer = await signerFor(c, keys, now);
	const jws = await signProof(await build(), signer, now);
	proofs.put(nameOf(signer.kid), jws);
	return answered(c, jws, { form, kid: signer.kid, version });
}

function signerIn(keys: readonly ProofKeyRow[], now: Date) {
	const able = keys.map((key) => ({ ...key, canSign: key.sealed !== null }));
	return signerOf(able, now.getTime());
}

const tagOf = (kid: string, version: string) => `"${kid}.${version}"`;

function headersOf(c: PageContext, kid: string, version: string) {
	return {
		// Weak, as each signature differs and what is signed does not.
		ETag: `W/${tagOf(kid, version)}`,
		"Cache-Control": CACHE_CONTROL,
		"Access-Control-Allow-Origin": "*",
		Link: `<${c.var.services.links.origin}/proofs>; rel="help"`,
	};
}

function answered(c: PageContext, jws: string, { form, kid, version }: { form: Form; kid: string; version: string }) {
	const body = form === "jws" ? jws : payloadOf(jws);
	return c.body(body, 200, { ...headersOf(c, kid, version), "Content-Type": FORMS[form] });
}

/** The key that signs now; the first one is made when it is first needed. */
async function signerFor(c: PageContext, keys: readonly ProofKeyRow[], now: Date): Promise<Signer> {
	const { db, actionContext, performDeps } = c.var.services;
	const sealer = proofSealer(c.var.services);
	const signer = await openSigner(keys, sealer, now);
	if (signer !== null) return signer;
	await perform(makeProofKey, {}, actionContext({ kind: "system", cause: "proof" }, now), performDeps);
	const made = await openSigner(await newestKeys(db), sealer, now);
	if (made !== null) return made;
	throw new AppError("unavailable", "No key signs proofs at the moment. Try again in a minute.");
}
