import { CompactSign, exportJWK, generateKeyPair } from "jose";
import { beforeAll, expect, it } from "vitest";
import { verifyProof } from "./verify-proof";

let pair: Awaited<ReturnType<typeof generateKeyPair>>;
beforeAll(async () => {
	pair = await generateKeyPair("ES256");
});

const keySet = async () => ({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: "k", alg: "ES256" }] });
const signed = (payload: unknown, typ = "launchweek-proof+jws") =>
	new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
		.setProtectedHeader({ alg: "ES256", kid: "k", typ })
		.sign(pair.privateKey);

const PROOF = { version: 1, kind: "week", iat: 1, sub: "https://directory.example/launches/2026-11-16", results: [] };

it("reads a proof, with white space around it", async () => {
	expect(await verifyProof(` ${await signed(PROOF)}\n`, await keySet())).toEqual({ kid: "k", proof: PROOF });
});

it("takes nothing else that was signed with the same key", async () => {
	const keys = await keySet();
	await expect(verifyProof(await signed(PROOF, "JWT"), keys)).rejects.toThrow("its type is another");
	for (const other of [{ ...PROOF, version: 2 }, { ...PROOF, kind: "listing" }, { ...PROOF, iat: "1" }, null, "x"]) {
		await expect(verifyProof(await signed(other), keys)).rejects.toThrow("no proof that this version");
	}
	await expect(verifyProof("not a proof", keys)).rejects.toThrow("no signed proof");
});

it("refuses a proof of which any one sign was changed, in each of its bits", async () => {
	const keys = await keySet();
	const jws = await signed(PROOF);
	const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
	for (let at = 0; at < jws.length; at++) {
		const value = signs.indexOf(jws.charAt(at));
		if (value === -1) continue;
		for (const bit of at === jws.length - 1 ? [1, 2, 4, 8, 16, 32] : [1]) {
			const changed = jws.slice(0, at) + signs.charAt(value ^ bit) + jws.slice(at + 1);
			await expect(verifyProof(changed, keys), `sign ${at}, bit ${bit}`).rejects.toThrow();
		}
	}
});
