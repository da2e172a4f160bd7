import { CompactSign, exportJWK, generateKeyPair } from "jose";
import { beforeAll, expect, it } from "vitest";
import { reportLines } from "./report";
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

const ORIGIN = "https://directory.example";
const PROOF = {
	version: 1,
	kind: "week",
	iat: 1,
	launches: 0,
	results: [],
	iss: ORIGIN,
	sub: `${ORIGIN}/launches/2026-11-16`,
};

it("reads a proof, with white space around it", async () => {
	expect(await verifyProof(` ${await signed(PROOF)}\n`, await keySet(), ORIGIN)).toEqual({ kid: "k", proof: PROOF });
});

/** What no directory states: of whom it is, or of a page of somebody else. */
const OTHERS = [
	...[undefined, "Directory\u001b[2J", `${ORIGIN}/launches`].map((iss) => ({ ...PROOF, iss })),
	{ ...PROOF, sub: "https://stranger.example/launches/2026-11-16" },
	{ ...PROOF, sub: `${ORIGIN}.stranger.example/launches/2026-11-16` },
];

/** Of which nothing could be told. */
const NO_FACTS = [[null], [{ field: "city" }], [{ field: "city", quotes: [{ quote: "in Utrecht" }] }]];

it("takes nothing else that was signed with the same key", async () => {
	const keys = await keySet();
	await expect(verifyProof(await signed(PROOF, "JWT"), keys, null)).rejects.toThrow("its type is another");
	for (const other of [
		{ ...PROOF, version: 2 },
		{ ...PROOF, kind: "listing" },
		{ ...PROOF, iat: "1" },
		...[-1, 8_640_000_000_001, 1e300].map((iat) => ({ ...PROOF, iat })),
		{ ...PROOF, launches: undefined },
		...NO_FACTS.map((facts) => ({ ...PROOF, kind: "listing", facts })),
		null,
		"x",
		...OTHERS,
	]) {
		await expect(verifyProof(await signed(other), keys, null)).rejects.toThrow("no proof that this version");
	}
	await expect(verifyProof("not a proof", keys, null)).rejects.toThrow("no signed proof");
});

it("reads the last moment that there is", async () => {
	const last = { ...PROOF, iat: 8_640_000_000_000 };
	const verified = await verifyProof(await signed(last), await keySet(), ORIGIN);
	expect(reportLines(verified, null)[0]).toContain("stated this on +275760-09-13T00:00:00.000Z");
});

it("refuses what is signed with the keys of one directory and names another", async () => {
	const keys = await keySet();
	const jws = await signed(PROOF);
	await expect(verifyProof(jws, keys, "https://stranger.example")).rejects.toThrow(
		"It says that https://directory.example stated it, and the keys are those of https://stranger.example",
	);
	expect((await verifyProof(jws, keys, null)).proof).toEqual(PROOF);
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
			await expect(verifyProof(changed, keys, null), `sign ${at}, bit ${bit}`).rejects.toThrow();
		}
	}
});
